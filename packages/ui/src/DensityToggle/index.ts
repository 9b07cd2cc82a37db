export { type Density, DensityToggle, type DensityToggleProps } from './DensityToggle'
