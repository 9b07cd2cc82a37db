import * as v from 'valibot'

/** Moment in UTC, ISO 8601 with offset. */
export const isoTime = v.pipe(v.string(), v.isoTimestamp('Choose a date and a time.'))

/** Calendar day, `2026-11-20`. */
export const isoDay = v.pipe(v.string(), v.isoDate('Choose a date.'))

/** Text id of a record. */
export const recordId = v.pipe(v.string(), v.minLength(1), v.maxLength(80))

/** Change counter of an editable record; `If-Match` carries it back. */
export const recordVersion = v.pipe(v.number(), v.integer(), v.minValue(1))

/** Whole number between two bounds, both allowed. */
export const wholeBetween = (least: number, most: number, what = 'number') =>
  v.pipe(
    v.number(`Type a ${what}.`),
    v.integer(`Type a whole ${what}.`),
    v.minValue(least, `The ${what} is too small: ${least} is the least.`),
    v.maxValue(most, `The ${what} is too large: ${most} is the most.`),
  )

/** Trimmed text that may not be empty. `what` starts the message: "Name". */
export const textOf = (what: string, most: number, least = 1) =>
  v.pipe(
    v.string(`${what} is missing. Type it.`),
    v.trim(),
    v.minLength(least, least === 1 ? `${what} is missing. Type it.` : `${what} is too short. Type at least ${least} characters.`),
    v.maxLength(most, `${what} is too long. Keep it to ${most} characters.`),
  )

/** Trimmed text that may be empty. */
export const freeText = (what: string, most: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(most, `${what} is too long. Keep it to ${most} characters.`))

/** Why an admin does something; goes to the audit log. */
export const reason = textOf('The reason', 500, 3)

/** E-mail address, trimmed and lower-cased. One address: no comma, no line break. */
export const email = v.pipe(
  v.string('Type an e-mail address.'),
  v.trim(),
  v.toLowerCase(),
  v.nonEmpty('Type an e-mail address.'),
  v.maxLength(254, 'The address is too long. Check it for extra characters.'),
  v.email('This is not an e-mail address. Check it for a missing @ or dot.'),
)

/** Address of a page or picture: https or http only. */
export const webAddress = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(2048, 'The address is too long.'),
  v.regex(/^https?:\/\/[^\s]+$/i, 'Start the address with https://.'),
)

/** Six digits of an authenticator; spaces of a paste are taken out. */
export const sixDigits = v.pipe(
  v.string('Type the six digits.'),
  v.transform((text) => text.replace(/\s/g, '')),
  v.regex(/^\d{6}$/, 'The code has six digits. Look at your authenticator again.'),
)

/** Six digits, or one of the recovery codes. */
export const codeOrRecovery = v.pipe(
  v.string('Type the code.'),
  v.trim(),
  v.nonEmpty('Type the code.'),
  v.maxLength(64, 'This is not a code. Type six digits or a recovery code.'),
)

/** ISO 3166-1 alpha-2. */
export const countryCode = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z]{2}$/, 'Choose a country.'))

/** Code of a currency. */
export const currencyCode = v.pipe(
  v.string('Choose a currency.'),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^[A-Z0-9]{2,10}$/, 'A code has 2 to 10 letters A–Z and digits.'),
)

/** `BASE_QUOTE`. */
export const pairSymbol = v.pipe(v.string(), v.regex(/^[A-Z0-9]{2,10}_[A-Z0-9]{2,10}$/, 'Choose a pair.'))

/** BCP 47 language, e.g. `en` or `pt-BR`. */
export const languageCode = v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$/, 'Choose a language.'))

/** `{ id }` of a path. */
export const idParams = v.strictObject({ id: recordId })

/** No body, or an empty one. */
export const emptyBody = v.strictObject({})

/** `result` of an act that has nothing to tell. */
export const nothing = v.null()
