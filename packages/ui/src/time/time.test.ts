import { describe, expect, it } from 'vitest'
import { readDay, shiftDay } from './day'
import { dayOf } from './dayOf'
import { dayRange, startOfDay } from './dayRange'
import { formatDayRange } from './formatDayRange'
import { formatDuration } from './formatDuration'
import { formatDay, formatTime } from './formatTime'
import { readTime } from './readTime'
import { relativeTime } from './relativeTime'
import { offsetName, zoneOffset } from './zoneParts'

const DAY = 86_400_000

describe('readTime', () => {
  it.each([
    ['2026-11-20T13:58:00Z', '2026-11-20T13:58:00.000Z'],
    ['2026-11-20T13:58:00', '2026-11-20T13:58:00.000Z'],
    ['2026-11-20 13:58', '2026-11-20T13:58:00.000Z'],
    ['2026-11-20', '2026-11-20T00:00:00.000Z'],
    ['2026-11-20T13:58:00.123456+05:45', '2026-11-20T08:13:00.123Z'],
    ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z'],
    [1_795_000_000, '2026-11-18T11:06:40.000Z'],
    [1_795_000_000_000, '2026-11-18T11:06:40.000Z'],
  ])('F89 reads %s', (value, iso) => expect(readTime(value)?.toISOString()).toBe(iso))

  it.each([
    '',
    'yesterday',
    '2026-13-01',
    '2026-02-30',
    '2025-02-29',
    '2026-11-20T25:00Z',
    '20/11/2026',
    '2026-11-20T13:58:00+99:99',
    Number.NaN,
    new Date('x'),
  ])('F89 refuses %s', (value) => expect(readTime(value)).toBeNull())
})

describe('formatTime', () => {
  const at = new Date('2026-11-20T22:07:41.009Z')
  it.each([
    ['UTC', 'day', false, '20 Nov 2026'],
    ['UTC', 'minute', false, '20 Nov 2026 22:07'],
    ['UTC', 'second', true, '20 Nov 2026 22:07:41 UTC'],
    ['UTC', 'millisecond', true, '20 Nov 2026 22:07:41.009 UTC'],
    ['Asia/Kathmandu', 'minute', true, '21 Nov 2026 03:52 UTC+5:45'],
    ['Pacific/Kiritimati', 'minute', true, '21 Nov 2026 12:07 UTC+14'],
    ['America/St_Johns', 'minute', true, '20 Nov 2026 18:37 UTC\u22123:30'],
    ['Australia/Lord_Howe', 'minute', true, '21 Nov 2026 09:07 UTC+11'],
  ] as const)('F89 writes an instant in %s to the %s', (zone, precision, named, shown) =>
    expect(formatTime(at, zone, precision, named)).toBe(shown),
  )
  it('writes September with three letters, midnight as 00:00 and year 9999', () => {
    expect(formatTime(new Date('9999-09-01T00:00Z'))).toBe('1 Sep 9999 00:00')
    expect(formatTime(new Date('9999-08-31T22:00Z'), 'Europe/Berlin')).toBe('1 Sep 9999 00:00')
  })
  it('writes ISO days', () => {
    expect(formatDay('2026-10-01')).toBe('1 Oct 2026')
    expect(formatDay('2026-10-01', false)).toBe('1 Oct')
  })
  it('F89 names offsets through the half-hour change of Lord Howe', () => {
    expect(offsetName(new Date('2026-04-04T14:59:59Z'), 'Australia/Lord_Howe')).toBe('UTC+11')
    expect(offsetName(new Date('2026-04-04T15:00:00Z'), 'Australia/Lord_Howe')).toBe('UTC+10:30')
    expect(zoneOffset(new Date('1969-12-31T23:59:59.500Z'), 'Asia/Kathmandu')).toBe(5.5 * 3600)
  })
})

describe('day ranges', () => {
  const zones = [
    'UTC',
    'Pacific/Kiritimati',
    'America/St_Johns',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'Europe/Berlin',
    'Africa/Cairo',
    'Asia/Beirut',
  ]
  it.each(zones)('F89 puts every instant round 366 day edges of %s in exactly one day', (zone) => {
    const first = Date.UTC(2024, 0, 1)
    const days = Array.from({ length: 366 }, (_, index) => new Date(first + index * DAY).toISOString().slice(0, 10))
    const ranges = days.map((day) => ({ day, ...dayRange(day, day, zone) }))
    ranges.forEach((range, index) => {
      const next = ranges[index + 1]
      if (next) expect(range.before).toBe(next.from)
      const from = Date.parse(range.from)
      for (const instant of [from, from + 1, from + DAY / 2, Date.parse(range.before) - 1]) {
        expect(dayOf(new Date(instant), zone)).toBe(range.day)
        expect(
          ranges.filter((each) => Date.parse(each.from) <= instant && instant < Date.parse(each.before)).map((each) => each.day),
        ).toEqual([range.day])
      }
      expect(dayOf(new Date(from - 1), zone)).not.toBe(range.day)
    })
  })
  it('F89 starts a day that has no midnight at its first instant, and gives a day that never was no length', () => {
    expect(startOfDay('2024-04-26', 'Africa/Cairo').toISOString()).toBe('2024-04-25T22:00:00.000Z')
    expect(dayRange('2011-12-30', '2011-12-30', 'Pacific/Apia')).toEqual({
      from: '2011-12-30T10:00:00.000Z',
      before: '2011-12-30T10:00:00.000Z',
    })
  })
  it('covers a range of days', () => {
    expect(dayRange('2026-10-01', '2026-11-20', 'UTC')).toEqual({ from: '2026-10-01T00:00:00.000Z', before: '2026-11-21T00:00:00.000Z' })
    expect(dayRange('9999-12-31', '9999-12-31', 'UTC').from).toBe('9999-12-31T00:00:00.000Z')
  })
})

describe('days', () => {
  it.each([
    ['2026-11-20', '2026-11-20'],
    [' 2026-1-5 ', '2026-01-05'],
    ['20 Nov 2026', '2026-11-20'],
    ['20 november 2026', '2026-11-20'],
    ['2026-02-30', null],
    ['20/11/2026', null],
    ['', null],
  ])('F89 reads the day %s', (text, day) => expect(readDay(text)).toBe(day))

  it('counts days over months, years and clock changes', () => {
    expect(shiftDay('2026-03-01', -1)).toBe('2026-02-28')
    expect(shiftDay('2024-12-31', 1)).toBe('2025-01-01')
    expect(shiftDay('2026-03-29', 1)).toBe('2026-03-30')
  })

  it.each([
    ['2026-10-01', '2026-11-20', '2026-11-20', '1 Oct to 20 Nov'],
    ['2026-11-20', '2026-11-20', '2026-11-20', '20 Nov'],
    ['2025-10-01', '2026-11-20', '2026-11-20', '1 Oct 2025 to 20 Nov 2026'],
    ['2026-10-01', '2026-11-20', undefined, '1 Oct 2026 to 20 Nov 2026'],
  ])('writes the range %s to %s', (from, to, today, words) => expect(formatDayRange({ from, to }, today)).toBe(words))
})

describe('relative and duration', () => {
  const now = new Date('2026-11-20T14:00:00Z')
  it.each([
    ['2026-11-20T13:59:57Z', 'just now'],
    ['2026-11-20T13:59:20Z', '40 s ago'],
    ['2026-11-20T13:56:00Z', '4 min ago'],
    ['2026-11-20T16:30:00Z', 'in 2 h'],
    ['2026-11-19T13:00:00Z', '1 day ago'],
    ['2026-11-17T14:00:00Z', '3 days ago'],
    ['2026-08-01T14:00:00Z', '3 months ago'],
    ['2020-01-01T00:00:00Z', '6 years ago'],
  ])('says how far %s is', (iso, words) => expect(relativeTime(new Date(iso), now)).toBe(words))

  it.each([
    [0, '0\u2009ms'],
    [340.9, '340\u2009ms'],
    [1290, '1.2\u2009s'],
    [42_000, '42\u2009s'],
    [125_000, '2\u2009min 5\u2009s'],
    [7_200_000, '2\u2009h'],
    [273_600_000, '3\u2009d 4\u2009h'],
    [-1500, '\u22121.5\u2009s'],
    [Number.NaN, '–'],
  ])('says %d ms', (milliseconds, words) => expect(formatDuration(milliseconds)).toBe(words))
})
