export { CodeEditor, type CodeEditorProps, type CodeVariable } from './CodeEditor'
