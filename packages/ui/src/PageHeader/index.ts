export { type PageAction, PageHeader, type PageHeaderProps } from './PageHeader'
