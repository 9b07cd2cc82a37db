const part = (value: unknown): string => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')

/** An unverified token; a string is taken as the payload's exact JSON text. */
export const makeToken = (claims: unknown, header: unknown = { alg: 'HS256', typ: 'JWT' }): string =>
  `${part(header)}.${part(claims)}.c2lnbmF0dXJl`
