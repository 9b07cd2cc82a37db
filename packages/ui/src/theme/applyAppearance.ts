export interface Appearance {
  /** `system` follows the operating system. */
  theme: 'light' | 'dark' | 'system'
  density: 'comfortable' | 'compact'
  /** Colours of up and down: green up, red up, or blue and orange. */
  market: 'classic' | 'swapped' | 'cvd'
}

/** Writes the choice onto `root` (normally `<html>`); what is left out stays as it is. No component renders again. */
export function applyAppearance(root: Pick<HTMLElement, 'dataset'>, { theme, density, market }: Partial<Appearance>): void {
  if (theme === 'system') delete root.dataset['theme']
  else if (theme) root.dataset['theme'] = theme
  if (density) root.dataset['density'] = density
  if (market) root.dataset['market'] = market
}
