import type { Editor } from '@tiptap/react'
import {
  Bold,
  Code,
  Heading1,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  SquareCode,
  Strikethrough,
  Table,
  Undo2,
} from 'lucide-react'

export interface ToolbarAct {
  name: string
  icon: LucideIcon
  /** Absent for acts that are not a state of the text. */
  isOn?: (editor: Editor) => boolean
  run(editor: Editor): boolean
}

const focused = (editor: Editor) => editor.chain().focus()

export const TOOLBAR_ACTS: readonly ToolbarAct[] = [
  ...([Heading1, Heading2, Heading3] as const).map((icon, index) => heading(icon, ([1, 2, 3] as const)[index] ?? 1)),
  { name: 'Bold', icon: Bold, isOn: (on) => on.isActive('bold'), run: (on) => focused(on).toggleBold().run() },
  { name: 'Italic', icon: Italic, isOn: (on) => on.isActive('italic'), run: (on) => focused(on).toggleItalic().run() },
  { name: 'Struck through', icon: Strikethrough, isOn: (on) => on.isActive('strike'), run: (on) => focused(on).toggleStrike().run() },
  { name: 'Code', icon: Code, isOn: (on) => on.isActive('code'), run: (on) => focused(on).toggleCode().run() },
  { name: 'Bulleted list', icon: List, isOn: (on) => on.isActive('bulletList'), run: (on) => focused(on).toggleBulletList().run() },
  {
    name: 'Numbered list',
    icon: ListOrdered,
    isOn: (on) => on.isActive('orderedList'),
    run: (on) => focused(on).toggleOrderedList().run(),
  },
  { name: 'Quotation', icon: Quote, isOn: (on) => on.isActive('blockquote'), run: (on) => focused(on).toggleBlockquote().run() },
  { name: 'Code block', icon: SquareCode, isOn: (on) => on.isActive('codeBlock'), run: (on) => focused(on).toggleCodeBlock().run() },
  { name: 'Table', icon: Table, isOn: (on) => on.isActive('table'), run: toggleTable },
  { name: 'Undo', icon: Undo2, run: (on) => focused(on).undo().run() },
  { name: 'Redo', icon: Redo2, run: (on) => focused(on).redo().run() },
]

function heading(icon: LucideIcon, level: 1 | 2 | 3): ToolbarAct {
  return {
    name: `Heading ${level}`,
    icon,
    isOn: (editor) => editor.isActive('heading', { level }),
    run: (editor) => focused(editor).toggleHeading({ level }).run(),
  }
}

/** Three by three with a head row; inside a table it is taken away. */
function toggleTable(editor: Editor): boolean {
  if (editor.isActive('table')) return focused(editor).deleteTable().run()
  return focused(editor).insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()
}
