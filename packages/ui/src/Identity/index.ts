export { Identity, type IdentityProps } from './Identity'
