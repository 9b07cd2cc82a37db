import type { LucideIcon, LucideProps } from 'lucide-react'

export interface IconProps extends Omit<LucideProps, 'size'> {
  /** The drawing, from lucide-react. */
  of: LucideIcon
  /** 14, 16, 18 or 22 px (DESIGN §12). */
  size?: 'sm' | 'md' | 'lg' | 'xl'
}

const PIXELS = { sm: 14, md: 16, lg: 18, xl: 22 } as const

/** A decorative icon: hidden from screen readers, because words or the button's label say the same. */
export function Icon({ of: Drawing, size = 'md', ...rest }: IconProps) {
  return <Drawing aria-hidden="true" focusable="false" size={PIXELS[size]} strokeWidth={size === 'xl' ? 1.5 : 1.75} {...rest} />
}
