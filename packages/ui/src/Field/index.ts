export { Field, type FieldControl, type FieldProps, type FieldTexts } from './Field'
