export { FullPage, type FullPageProps } from './FullPage'
