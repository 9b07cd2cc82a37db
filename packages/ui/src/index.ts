export { Icon, type IconProps } from './Icon'
export { type Token, t, tokenNames } from './theme/tokens'
