export { AddFilterChip, type AddFilterChipProps, FilterChip, type FilterChipProps } from './FilterChip'
