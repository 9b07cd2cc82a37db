export { DateRangeField, type DateRangeFieldProps } from './DateRangeField'
export { type DatePreset, datePresets } from './datePresets'
