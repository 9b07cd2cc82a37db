export { Skeleton, type SkeletonProps } from './Skeleton'
export { SKELETON_DELAY_MS, SKELETON_MIN_MS, useSteadyBusy } from './useSteadyBusy'
