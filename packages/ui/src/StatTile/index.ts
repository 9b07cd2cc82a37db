export { type StatChange, StatTile, type StatTileProps, StatTiles } from './StatTile'
