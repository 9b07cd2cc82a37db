import { EditorView } from '@codemirror/view'
import { t } from '../theme/tokens'

/** CodeMirror's own look, in our tokens; `light-dark()` inside them does the rest. */
export const codeTheme = EditorView.theme({
  '&': { maxHeight: '560px', backgroundColor: 'transparent', color: t('fg') },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { minHeight: '240px', fontFamily: t('font-mono'), fontSize: '12.5px', lineHeight: '20px' },
  '.cm-content': { padding: '8px 0', caretColor: t('fg') },
  '.cm-gutters': { backgroundColor: 'transparent', color: t('fg-subtle'), borderRight: `1px solid ${t('border')}` },
  '.cm-foldGutter': { display: 'none' },
  '.cm-lineNumbers .cm-gutterElement': { padding: '0 10px 0 12px' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine': { backgroundColor: t('bg-hover') },
  '&.cm-focused .cm-activeLineGutter': { backgroundColor: t('bg-hover'), color: t('fg') },
  '.cm-cursor': { borderLeftColor: t('fg') },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': { background: t('bg-selected') },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket, .cm-selectionMatch': { backgroundColor: t('bg-fill') },
  '.cm-code-tag': { color: t('code-tag') },
  '.cm-code-attr': { color: t('code-attr') },
  '.cm-code-str': { color: t('code-str') },
  '.cm-code-com': { color: t('code-com') },
  '.cm-code-var': {
    borderRadius: '3px',
    backgroundColor: `color-mix(in oklab, ${t('code-var')} 12%, transparent)`,
    color: t('code-var'),
  },
  '.cm-lintRange-error': { backgroundImage: 'none', textDecoration: `underline wavy ${t('danger')} 1px`, textUnderlineOffset: '3px' },
  '.cm-tooltip': {
    border: `1px solid ${t('border')}`,
    borderRadius: t('radius-md'),
    backgroundColor: t('bg-raised'),
    color: t('fg'),
    boxShadow: t('shadow-menu'),
  },
  '.cm-tooltip-autocomplete > ul > li': { padding: '3px 8px !important', fontFamily: t('font-mono') },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': { background: `${t('bg-selected')} !important`, color: `${t('fg')} !important` },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: t('weight-semibold') },
  '.cm-completionDetail': { color: t('fg-subtle'), fontFamily: t('font-sans'), fontStyle: 'normal' },
  '.cm-diagnostic-error': { borderLeftColor: t('danger') },
  '.cm-panels': { backgroundColor: t('bg-surface'), color: t('fg') },
  '.cm-textfield': { backgroundColor: t('bg-surface'), border: `1px solid ${t('border-control')}`, borderRadius: t('radius-sm') },
  '.cm-button': { background: t('bg-fill'), border: `1px solid ${t('border-control')}`, borderRadius: t('radius-sm'), color: t('fg') },
})
