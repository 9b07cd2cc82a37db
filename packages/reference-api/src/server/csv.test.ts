import { describe, expect, it } from 'vitest'
import { csvCell, csvLine } from './csv'

describe('P28 S33 CSV', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+SUM(A1)', "'+SUM(A1)"],
    ['-cmd|calc', "'-cmd|calc"],
    ['@import', "'@import"],
    ['\t=1', "'\t=1"],
    ['\r=1', '"\'\r=1"'],
    ['\0=1', "'\0=1"],
    ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
  ])('neutralises the formula %j', (value, cell) => {
    expect(csvCell(value)).toBe(cell)
  })

  it.each(['-48.300000000000000001', '0.000000000001234', '123456789012345678.123456789012345678', '0'])(
    'keeps the figure %s as it is',
    (value) => {
      expect(csvCell(value)).toBe(value)
    },
  )

  it('quotes what would shift a row: comma, quote, CR alone, LF', () => {
    expect(csvLine(['a,b', 'say "no"', 'one\rtwo', 'three\nfour', null, true, 7, new Date(0)])).toBe(
      '"a,b","say ""no""","one\rtwo","three\nfour",,true,7,1970-01-01T00:00:00.000Z\r\n',
    )
  })
})
