import { expect, it } from 'vitest'
import { applyAppearance } from './applyAppearance'

it('writes what is given, leaves the rest, and lets the system decide', () => {
  const root = { dataset: { theme: 'light', market: 'classic' } as DOMStringMap }
  applyAppearance(root, { theme: 'dark', density: 'compact' })
  expect(root.dataset).toEqual({ theme: 'dark', density: 'compact', market: 'classic' })
  applyAppearance(root, { theme: 'system', market: 'cvd' })
  expect(root.dataset).toEqual({ density: 'compact', market: 'cvd' })
})
