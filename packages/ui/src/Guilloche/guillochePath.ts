export interface GuillocheShape {
  /** Edge of the square drawing, in its own units. */
  size: number
  /** Radius of the circle, as a part of `size`. */
  radius: number
  /** Height of the wave, as a part of `size`. */
  amplitude: number
  /** Waves round the circle. */
  lobes: number
  /** Height of a second wave of three times the frequency. */
  overtone?: number | undefined
}

const POINTS = 220

/** One closed wave round a circle, `r(t) = R + a·sin(n·t) + b·sin(3n·t)`, as an SVG path. */
export function guillochePath({ size, radius, amplitude, lobes, overtone = 0 }: GuillocheShape): string {
  const centre = size / 2
  let path = ''
  for (let i = 0; i <= POINTS; i++) {
    const angle = (i / POINTS) * Math.PI * 2
    const r = size * (radius + amplitude * Math.sin(lobes * angle) + overtone * Math.sin(3 * lobes * angle))
    path += `${i ? 'L' : 'M'}${(centre + r * Math.cos(angle)).toFixed(1)} ${(centre + r * Math.sin(angle)).toFixed(1)}`
  }
  return `${path}Z`
}
