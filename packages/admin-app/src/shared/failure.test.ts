import { describe, expect, it } from 'vitest'
import { placeFields, readFailure, readFields } from './failure'

const failed = (status: number, body: Record<string, unknown> = {}) => ({ ok: false as const, status, body, aborted: false })

describe('readFailure', () => {
  it.each([
    ['F34', 0, 'offline'],
    ['F18', 401, 'ended'],
    ['F23', 403, 'denied'],
    ['F24', 404, 'gone'],
    ['F25', 409, 'conflict'],
    ['F25', 412, 'conflict'],
    ['F26', 413, 'invalid'],
    ['F27', 422, 'invalid'],
    ['F28', 428, 'reload'],
    ['F29', 429, 'tooMany'],
    ['F30', 431, 'ended'],
    ['F31', 500, 'server'],
    ['F31', 503, 'server'],
  ] as const)('%s reads status %i as %s', (_id, status, kind) => {
    expect(readFailure(failed(status)).kind).toBe(kind)
  })

  it.each([undefined, null, '', '   ', 42, {}, []])('F31 says Something went wrong instead of %j', (message) => {
    expect(readFailure(failed(500, { message })).message).toBe('Something went wrong')
  })

  it('F31 keeps the reference and F29 the seconds to wait', () => {
    expect(readFailure({ ...failed(429, { message: 'Slow down' }), requestId: 'req_1', retryAfter: 30 })).toMatchObject({
      message: 'Slow down',
      requestId: 'req_1',
      retryAfter: 30,
    })
  })
})

describe('F27 readFields', () => {
  it.each([
    ['a list of field, code and message', [{ field: 'email', code: 'taken', message: 'Taken' }], [{ field: 'email', message: 'Taken' }]],
    ['msg instead of message', [{ field: 'email', msg: 'Taken' }], [{ field: 'email', message: 'Taken' }]],
    ['a record of strings', { email: 'Taken' }, [{ field: 'email', message: 'Taken' }]],
    [
      'a record of lists',
      { email: ['Taken', 'Too long'] },
      [
        { field: 'email', message: 'Taken' },
        { field: 'email', message: 'Too long' },
      ],
    ],
    ['a nested object', { address: { city: 'Missing' } }, [{ field: 'address.city', message: 'Missing' }]],
    ['plain strings', ['Not today'], [{ field: '', message: 'Not today' }]],
    ['one string', 'Not today', [{ field: '', message: 'Not today' }]],
    [
      'an entry without words',
      [{ field: 'email' }, null, 7, [[]]],
      [{ field: 'email', message: 'This value was not accepted. Change it and try again.' }],
    ],
    ['nothing', undefined, []],
  ])('reads %s', (_name, errors, expected) => {
    expect(readFields(errors)).toEqual(expected)
  })
})

describe('F27 placeFields', () => {
  it('places known fields once and loses no other sentence', () => {
    const failure = readFailure(failed(422, { errors: { email: ['Taken', 'Too long'], hidden: 'Odd' } }))
    expect(placeFields(failure, ['email', 'password'])).toEqual({ placed: { email: 'Taken' }, rest: ['Too long', 'Odd'] })
  })
})
