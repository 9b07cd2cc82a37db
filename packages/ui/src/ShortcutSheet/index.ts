export { type Shortcut, type ShortcutGroup, ShortcutSheet, type ShortcutSheetProps } from './ShortcutSheet'
