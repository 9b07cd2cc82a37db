export { Button, type ButtonKind, type ButtonLook, type ButtonProps, type ButtonSize } from './Button'
export { ButtonLink, type ButtonLinkProps } from './ButtonLink'
