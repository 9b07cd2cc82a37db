import { describe, expect, it } from 'vitest'
import { fastest } from '../../test/fastest'
import { makeToken } from '../../test/makeToken'
import { parseToken, stripBearer, TOKEN_MAX_LENGTH } from './parseToken'

const good = makeToken({ _id: 'a1', role: 'support' })
const [head = '', body = '', sign = ''] = good.split('.')

describe('F01 garbage is no token', () => {
  const rows: [string, unknown][] = [
    ['a word', 'garbage'],
    ['nothing', ''],
    ['the word null', 'null'],
    ['the word undefined', 'undefined'],
    ['null', null],
    ['undefined', undefined],
    ['a number', 42],
    ['an object', { token: good }],
    ['an array', [good]],
    ['double quotes round a good one', `"${good}"`],
    ['single quotes round a good one', `'${good}'`],
    ['one dot', '.'],
    ['two dots', '..'],
    ['three dots', '...'],
    ['four dots', '....'],
    ['one part', head],
    ['two parts', `${head}.${body}`],
    ['four parts', `${good}.${sign}`],
    ['five parts', `${good}.${sign}.${sign}`],
    ['an empty payload', `${head}..${sign}`],
    ['an empty head', `.${body}.${sign}`],
    ['an emoji', '😀'],
    ['an emoji in the payload', `${head}.${body}😀.${sign}`],
    ['a NUL', '\0'],
    ['a NUL inside', `${head}.\0${body}.${sign}`],
    ['a NUL at the end', `${good}\0`],
    ['a newline at the end', `${good}\n`],
    ['a newline at the start', `\n${good}`],
    ['a carriage return inside', `${head}\r.${body}.${sign}`],
    ['a header injection', `${good}\r\nX-Admin: 1`],
    ['a space at the end', `${good} `],
    ['a space inside', `${head}. ${body}.${sign}`],
    ['base64 padding', `${head}.${body}==.${sign}`],
    ['base64 plus and slash', `${head}.+/${body}.${sign}`],
    ['percent encoding', encodeURIComponent(`"${good}"`)],
    ['a payload that is no base64', `${head}.a.${sign}`],
    ['a payload that is no JSON', makeToken('{not json')],
    ['a payload of bytes', `${head}.${Buffer.from([0xff, 0xfe, 0x00]).toString('base64url')}.${sign}`],
    ['a Cyrillic look-alike', good.replace('e', 'е')],
    ['HTML', '<script>alert(1)</script>'],
  ]
  it('has forty rows', () => expect(rows).toHaveLength(40))
  it.each(rows)('F01 %s', (_name, stored) => expect(parseToken(stored)).toBeNull())
})

describe('F02 a payload that is not an object', () => {
  it.each(['null', '42', 'true', '"text"', '[1]', '[]', '""'])('F02 %s', (payload) => expect(parseToken(makeToken(payload))).toBeNull())
})

describe('F03 only own claims count', () => {
  it.each(['__proto__', 'constructor', 'prototype'])('F03 %s gives no role', (name) => {
    const identity = parseToken(makeToken(`{"_id":"a1","${name}":{"role":"superadmin","restriction":[{"name":"Currency"}]}}`))
    expect(identity).toMatchObject({ userId: 'a1', role: '', restriction: [] })
  })
  it.each(['__proto__', 'constructor', 'prototype'])('F03 %s gives no id', (name) => {
    expect(parseToken(makeToken(`{"${name}":{"_id":"a1"}}`))).toBeNull()
  })
  it('F03 a restriction inherits neither name nor actions', () => {
    const identity = parseToken(
      makeToken('{"_id":"a1","restriction":[{"__proto__":{"name":"Currency"}},{"name":"Pairs","__proto__":{"actions":[]}}]}'),
    )
    expect(identity?.restriction).toEqual([{ name: 'Pairs' }])
  })
  it('F03 leaves Object.prototype as it was', () => {
    parseToken(makeToken('{"_id":"a1","__proto__":{"polluted":true}}'))
    expect('polluted' in {}).toBe(false)
  })
})

describe('F04 no usable _id', () => {
  it.each([{}, { _id: 7 }, { _id: {} }, { _id: ['a1'] }, { _id: null }, { _id: '' }, { _id: true }, { id: 'a1' }])('F04 %j', (claims) => {
    expect(parseToken(makeToken({ ...claims, role: 'superadmin' }))).toBeNull()
  })
})

describe('F05 the role is taken as it stands', () => {
  it.each([
    [undefined, ''],
    [null, ''],
    [['superadmin'], ''],
    [{ toString: 'superadmin' }, ''],
    [1, ''],
    ['SuperAdmin', 'SuperAdmin'],
    [' superadmin ', ' superadmin '],
    ['superadmin', 'superadmin'],
  ])('F05 %j reads as %j', (role, read) => expect(parseToken(makeToken({ _id: 'a1', role }))?.role).toBe(read))
})

it.each(['none', 'None', 'HS999'])('F06 alg %s may be restored: only the server can refuse it', (alg) => {
  expect(parseToken(makeToken({ _id: 'a1' }, { alg }))?.userId).toBe('a1')
  expect(parseToken(`${makeToken({ _id: 'a1' }, { alg }).split('.').slice(0, 2).join('.')}.`)?.userId).toBe('a1')
})

it.each([
  ['an hour ago', -3600],
  ['a day ago', -86_400],
  ['in a day', 86_400],
])('F08 exp %s decides nothing', (_when, seconds) => {
  const exp = Math.floor(Date.now() / 1000) + seconds
  expect(parseToken(makeToken({ _id: 'a1', exp }))).toMatchObject({ userId: 'a1', expiresAt: exp * 1000 })
})

it.each(['"soon"', '1e400', 'null', '[]'])('F08 exp %s is no hint', (exp) => {
  expect(parseToken(makeToken(`{"_id":"a1","exp":${exp}}`))?.expiresAt).toBeNull()
})

describe('F09 a huge token is refused before it is decoded', () => {
  it.each([20_000, 225_000, 5_000_000])('F09 %d characters in under 5 ms', (size) => {
    const token = `${head}.${'A'.repeat(size)}.${sign}`
    const prefixed = 'Bearer '.repeat(Math.ceil(size / 7))
    expect(parseToken(token)).toBeNull()
    expect(parseToken(prefixed)).toBeNull()
    expect(fastest(() => [parseToken(token), parseToken(prefixed)])).toBeLessThan(5)
  })
  it('F09 the cap itself', () => {
    const padded = (length: number) => {
      const start = `${head}.${body}.`
      return start + 'x'.repeat(length - start.length)
    }
    expect(parseToken(padded(TOKEN_MAX_LENGTH))?.userId).toBe('a1')
    expect(parseToken(padded(TOKEN_MAX_LENGTH + 1))).toBeNull()
  })
})

describe('F10 the Bearer prefix', () => {
  it.each([
    [`Bearer ${good}`, good],
    [`bearer ${good}`, good],
    [`BEARER ${good}`, good],
    [`bEaReR ${good}`, good],
    [`Bearer   ${good}`, good],
    [`Bearer\t${good}`, good],
    [` Bearer ${good}`, good],
    [`Bearer Bearer ${good}`, good],
    [`BEARER  bearer Bearer ${good}`, good],
    [good, good],
  ])('F10 is removed from %j', (stored, token) => {
    expect(stripBearer(stored)).toBe(token)
    expect(parseToken(stored)?.token).toBe(token)
  })
  it.each(['Bearer', 'Bearer ', 'bearer bearer'])('F10 %j is no token', (stored) => expect(parseToken(stored)).toBeNull())
  it('F10 the longest run of prefixes takes under 50 ms', () => {
    expect(fastest(() => parseToken('Bearer '.repeat(Math.floor(TOKEN_MAX_LENGTH / 7))))).toBeLessThan(50)
  })
})
