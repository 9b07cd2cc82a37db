export { Badge, type BadgeKind, type BadgeProps } from './Badge'
export { BadgeGlyph } from './BadgeGlyph'
