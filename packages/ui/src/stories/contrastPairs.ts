/** WCAG 2: text needs 4.5 to 1, edges of controls and marks in charts 3 to 1. */
const TEXT = 4.5
const EDGE = 3

export interface ContrastPair {
  /** A token's name, or a colour. */
  front: string
  back: string
  least: number
}

const SURFACES = ['bg-canvas', 'bg-surface', 'bg-sunken', 'bg-raised', 'bg-hover', 'bg-selected']
const on = (front: string, backs: readonly string[], least: number): ContrastPair[] => backs.map((back) => ({ front, back, least }))

/** Colours made from a hue, at every tenth degree: avatars and coins. */
const HUES = Array.from({ length: 36 }, (_, i) => i * 10)

/** Every pair of DESIGN §4. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...['fg', 'fg-muted', 'fg-subtle'].flatMap((text) => on(text, [...SURFACES, 'bg-fill', 'bg-active'], TEXT)),
  ...on('accent-text', [...SURFACES, 'accent-subtle', 'accent-muted'], TEXT),
  ...on('on-accent', ['accent', 'accent-hover', 'accent-active'], TEXT),
  ...['success', 'danger', 'warning', 'info'].flatMap((kind) => [
    ...on(`${kind}-text`, [`${kind}-subtle`, 'bg-surface', 'bg-raised', 'bg-hover', 'bg-canvas'], TEXT),
    ...on(`on-${kind}`, [kind, `${kind}-hover`], TEXT),
  ]),
  ...['up', 'down'].flatMap((move) => on(move, [`${move}-subtle`, 'bg-surface', 'bg-hover', 'bg-selected', 'bg-raised'], TEXT)),
  ...['mk-green', 'mk-red', 'mk-blue', 'mk-orange'].flatMap((hue) => on(hue, [`${hue}-subtle`, 'bg-surface', 'bg-hover'], TEXT)),
  ...['fg-inverse', 'fg-inverse-muted'].flatMap((text) => on(text, ['bg-inverse'], TEXT)),
  ...['tag', 'attr', 'str', 'var', 'com'].flatMap((part) => on(`code-${part}`, ['bg-sunken', 'bg-surface', 'bg-active'], TEXT)),
  ...on('border-control', ['bg-surface', 'bg-sunken', 'bg-raised', 'bg-canvas', 'bg-selected'], EDGE),
  ...on('focus', SURFACES, EDGE),
  ...[1, 2, 3, 4, 5, 6].flatMap((series) => on(`chart-${series}`, ['bg-surface'], EDGE)),
  ...['accent', 'danger', 'success'].flatMap((mark) => on(mark, ['bg-surface'], EDGE)),
  ...HUES.flatMap((hue) => [
    {
      front: `light-dark(oklch(0.38 0.08 ${hue}), oklch(0.87 0.07 ${hue}))`,
      back: `light-dark(oklch(0.935 0.035 ${hue}), oklch(0.31 0.045 ${hue}))`,
      least: TEXT,
    },
    {
      front: `light-dark(oklch(0.4 0.1 ${hue}), oklch(0.86 0.09 ${hue}))`,
      back: `light-dark(oklch(0.93 0.045 ${hue}), oklch(0.32 0.055 ${hue}))`,
      least: TEXT,
    },
  ]),
  { front: 'oklch(0.88 0.03 215)', back: 'light-dark(oklch(0.335 0.058 226), oklch(0.205 0.03 227))', least: TEXT },
]
