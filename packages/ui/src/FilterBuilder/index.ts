export { describeFilter, type FilterWords } from './describeFilter'
export { FilterBuilder, type FilterBuilderProps } from './FilterBuilder'
export { type FilterCondition, type FilterField, type FilterKind, type FilterOperator, type Filters, withFilter } from './filters'
