import { Rows3, Rows4 } from 'lucide-react'
import { SegmentedControl, type SegmentedControlProps } from '../SegmentedControl'

export type Density = 'comfortable' | 'compact'

export interface DensityToggleProps extends Omit<SegmentedControlProps<Density>, 'label' | 'options'> {
  label?: string | undefined
}

const OPTIONS = [
  { value: 'comfortable', label: 'Comfortable', icon: Rows3, iconOnly: true },
  { value: 'compact', label: 'Compact', icon: Rows4, iconOnly: true },
] as const

/** Rows of 42 or 34 px. Nothing is drawn again but the rows' height. */
export function DensityToggle({ label = 'Density', ...rest }: DensityToggleProps) {
  return <SegmentedControl label={label} options={OPTIONS} {...rest} />
}
