export { ErrorSummary, type ErrorSummaryProps, type FormError } from './ErrorSummary'
export { focusField } from './focusField'
