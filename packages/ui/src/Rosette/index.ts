export { Rosette, type RosetteProps } from './Rosette'
