import { htmlLanguage } from '@codemirror/lang-html'
import type { CodeVariable } from './CodeEditor'

/** A stretch of the text and what it is; classes of the theme are named after it. */
export interface CodePiece {
  kind: 'tag' | 'attr' | 'str' | 'com' | 'var'
  from: number
  to: number
}

export interface CodeProblem {
  from: number
  to: number
  message: string
}

export interface CodeReport {
  pieces: readonly CodePiece[]
  /** In the order of the text. */
  problems: readonly CodeProblem[]
  /** Different names in use. */
  used: readonly string[]
  unknown: readonly string[]
  /** No tag is left open, and none closes nothing. */
  sound: boolean
}

const KINDS: Readonly<Record<string, CodePiece['kind']>> = {
  TagName: 'tag',
  StartTag: 'tag',
  StartCloseTag: 'tag',
  EndTag: 'tag',
  SelfClosingEndTag: 'tag',
  AttributeName: 'attr',
  AttributeValue: 'str',
  UnquotedAttributeValue: 'str',
  Comment: 'com',
  DoctypeDecl: 'com',
}
const BROKEN: Readonly<Record<string, string>> = {
  MismatchedCloseTag: 'This tag closes nothing. Take it out or open it before.',
  IncompleteTag: 'This tag is not finished. Close it with >.',
  IncompleteCloseTag: 'This tag is not finished. Close it with >.',
}
const VARIABLE = /\{\{\s*([\w.]+)\s*\}\}/g

/** Colours and faults of a text; each name is judged only against a list. */
export function inspectCode(text: string, language: 'html' | 'text', known: readonly CodeVariable[] | undefined): CodeReport {
  const pieces: CodePiece[] = []
  const problems: CodeProblem[] = []
  if (language === 'html') {
    htmlLanguage.parser.parse(text).iterate({
      enter: ({ name, from, to, type }) => {
        const kind = KINDS[name]
        if (kind && to > from) pieces.push({ kind, from, to })
        const message = type.isError ? 'Something is not closed before this place.' : BROKEN[name]
        if (message) problems.push({ from, to, message })
      },
    })
  }
  const sound = problems.length === 0
  const names = new Set<string>()
  const unknown = new Set<string>()
  for (const match of text.matchAll(VARIABLE)) {
    const name = match[1] ?? ''
    const range = { from: match.index, to: match.index + match[0].length }
    names.add(name)
    pieces.push({ kind: 'var', ...range })
    if (!known || known.some((variable) => variable.name === name)) continue
    unknown.add(name)
    problems.push({ ...range, message: `${name} is not a variable here. Take it out or choose one from the list.` })
  }
  return { pieces, problems: problems.sort((a, b) => a.from - b.from), used: [...names], unknown: [...unknown], sound }
}
