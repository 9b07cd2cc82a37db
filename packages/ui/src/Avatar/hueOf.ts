/** A hue from 0 to 359 that is always the same for the same text. */
export function hueOf(text: string): number {
  let hue = 0
  for (const letter of text) hue = (hue * 31 + letter.charCodeAt(0)) % 360
  return hue
}
