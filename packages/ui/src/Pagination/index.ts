export { PAGE_SIZES, Pagination, type PaginationProps } from './Pagination'
