import { describe, expect, it } from 'vitest'
import { readPlace } from './readPlace'

describe('F98 readPlace', () => {
  it.each([
    [
      { city: 'Lisbon', country_name: 'Portugal', ip: '203.0.113.24' },
      { name: 'Lisbon, Portugal', ip: '203.0.113.24' },
    ],
    [
      { city: 'Lisbon', country: 'PT', query: '203.0.113.24' },
      { name: 'Lisbon, PT', ip: '203.0.113.24' },
    ],
    [{ ip: '203.0.113.24' }, { name: 'an unknown place', ip: '203.0.113.24' }],
    [{ city: 'x'.repeat(500) }, { name: 'x'.repeat(64), ip: '' }],
    [{ city: { a: 1 }, ip: ['1'] }, null],
    [{}, null],
  ])('reads %j', (answer, place) => {
    expect(readPlace(answer)).toEqual(place)
  })
})
