import { autocompletion, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete'
import { linter } from '@codemirror/lint'
import { type EditorState, type Extension, Prec, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, type KeyBinding } from '@codemirror/view'
import type { CodeVariable } from './CodeEditor'
import { type CodeReport, inspectCode } from './inspectCode'

/** What the texts are read against; a new one means new extensions. */
export interface CodeRules {
  language: 'html' | 'text'
  variables: readonly CodeVariable[] | undefined
}

/** Colours, underlines and completion. `report` is the state field with the findings. */
export function codeExtensions({ language, variables }: CodeRules): { report: StateField<CodeReport>; extensions: Extension } {
  const inspect = (state: EditorState) => inspectCode(state.doc.toString(), language, variables)
  const report = StateField.define<CodeReport>({
    create: inspect,
    update: (last, change) => (change.docChanged ? inspect(change.state) : last),
    provide: (field) => Prec.highest(EditorView.decorations.from(field, decorate)),
  })
  const extensions = [
    report,
    linter(({ state }) => state.field(report).problems.map((problem) => ({ ...problem, severity: 'error' as const })), { delay: 200 }),
    autocompletion({ override: [complete(variables ?? [])], icons: false }),
  ]
  return { report, extensions }
}

function decorate({ pieces }: CodeReport): DecorationSet {
  return Decoration.set(
    pieces.map(({ kind, from, to }) => Decoration.mark({ class: `cm-code-${kind}` }).range(from, to)),
    true,
  )
}

function complete(variables: readonly CodeVariable[]) {
  return (context: CompletionContext): CompletionResult | null => {
    const word = context.matchBefore(/\{\{\s*[\w.]*$/)
    if (!word) return null
    // Closing braces that are there already, typed or added by the editor, are taken over.
    const closing = /^\s*\}{0,2}/.exec(context.state.sliceDoc(context.pos, context.pos + 4))?.[0].length ?? 0
    return {
      from: word.from,
      to: context.pos + closing,
      filter: true,
      options: variables.map(({ name, detail }) => ({ label: `{{${name}}}`, ...(detail === undefined ? null : { detail }) })),
    }
  }
}

const STEP = '  '
const TIME_TO_LEAVE_MS = 5000

/** Tab and Shift+Tab move lines by two blanks; for a while after Esc, Tab belongs to the browser. */
export const indentKeys: readonly KeyBinding[] = [
  { key: 'Escape', run: leaveNext },
  { key: 'Tab', run: (view) => shiftLines(view, true), shift: (view) => shiftLines(view, false) },
]

/** Lets the other bindings of Esc go on. */
function leaveNext(view: EditorView): boolean {
  view.setTabFocusMode(TIME_TO_LEAVE_MS)
  return false
}

function shiftLines(view: EditorView, deeper: boolean): boolean {
  const { state } = view
  if (state.readOnly) return false
  if (deeper && state.selection.ranges.every((range) => range.empty)) {
    view.dispatch(state.replaceSelection(STEP), { userEvent: 'input.indent' })
    return true
  }
  const starts = new Set<number>()
  for (const { from, to } of state.selection.ranges) {
    for (let at = from; at <= to; at = state.doc.lineAt(at).to + 1) starts.add(state.doc.lineAt(at).from)
  }
  const changes = [...starts].map((from) => {
    if (deeper) return { from, insert: STEP }
    const blanks = /^ {0,2}/.exec(state.sliceDoc(from, from + 2))?.[0].length ?? 0
    return { from, to: from + blanks, insert: '' }
  })
  view.dispatch({ changes, userEvent: deeper ? 'input.indent' : 'delete.dedent' })
  return true
}
