export { PageSpinner, type PageSpinnerProps } from './PageSpinner'
