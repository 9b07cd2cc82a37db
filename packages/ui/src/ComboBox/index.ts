export { ComboBox, type ComboBoxProps } from './ComboBox'
export type { ComboOption, OptionSource } from './options'
