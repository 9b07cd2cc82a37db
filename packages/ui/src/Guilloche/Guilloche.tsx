import { type ComponentPropsWithRef, useId, useMemo } from 'react'
import { type GuillocheShape, guillochePath } from './guillochePath'

export interface GuillocheProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'radius' | 'amplitude'>, GuillocheShape {
  /** How often the wave is stamped, each a little turned. */
  stamps: number
  /** Width of the line in the drawing's units, 0.6 to 0.9. */
  line?: number | undefined
  /** Strength of the line, 0 to 1. */
  strength?: number | undefined
}

/** Engraved lines as on printed money, in the colour of the text. Always decorative, never behind text that must be read. */
export function Guilloche({ size, radius, amplitude, lobes, overtone = 0, stamps, line = 0.6, strength = 1, ...rest }: GuillocheProps) {
  const id = useId()
  const path = useMemo(() => guillochePath({ size, radius, amplitude, lobes, overtone }), [size, radius, amplitude, lobes, overtone])
  const step = 360 / lobes / stamps
  const centre = size / 2
  return (
    <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" focusable="false" {...rest}>
      <g fill="none" stroke="currentColor" strokeWidth={line} opacity={strength}>
        <path id={id} d={path} />
        {Array.from({ length: stamps - 1 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the n-th turn is what it is
          <use key={i} href={`#${id}`} transform={`rotate(${((i + 1) * step).toFixed(3)} ${centre} ${centre})`} />
        ))}
      </g>
    </svg>
  )
}
