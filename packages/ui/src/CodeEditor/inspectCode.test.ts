import { describe, expect, it } from 'vitest'
import { inspectCode } from './inspectCode'

const KNOWN = [{ name: 'userName' }]

describe('inspectCode', () => {
  it('names tags, attributes, strings, comments and variables', () => {
    const { pieces } = inspectCode('<!--x--><a href="y">{{userName}}</a>', 'html', KNOWN)
    expect(new Set(pieces.map((piece) => piece.kind))).toEqual(new Set(['com', 'tag', 'attr', 'str', 'var']))
  })

  it('finds each unknown name once and underlines it wherever it stands', () => {
    const report = inspectCode('{{ surname }} {{userName}} {{surname}}', 'text', KNOWN)
    expect(report.unknown).toEqual(['surname'])
    expect(report.problems.map((problem) => problem.from)).toEqual([0, 27])
    expect(report.used).toEqual(['surname', 'userName'])
  })

  it('judges no name without a list', () => {
    expect(inspectCode('{{surname}}', 'text', undefined).problems).toEqual([])
  })

  it.each(['<div><b>x</div>', 'x</div>', '<a href="x'])('says that %s is not sound', (text) => {
    expect(inspectCode(text, 'html', KNOWN).sound).toBe(false)
  })

  it('takes HTML that closes itself, and any plain text, as sound', () => {
    expect(inspectCode('<ul><li>x<li>y</ul><br><img src=x>', 'html', KNOWN).sound).toBe(true)
    expect(inspectCode('1 < 2</b>', 'text', KNOWN).sound).toBe(true)
  })
})
