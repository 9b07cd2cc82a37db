export { createWorlds, type WorldsOptions } from './createWorlds'
export type { Fault } from './faults'
export type { RealtimeRoom } from './hubRealtime'
export type { OpenWorld, World } from './openWorld'
