/** Controls that turn the reading direction, and other characters without a shape. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]/gu
const LETTER = /^[\p{L}\p{N}]/u
const EMOJI = /^\p{Extended_Pictographic}/u

/** Characters of a name that are looked at: enough for two words, safe for names of any length. */
const LOOK_AT = 200

const graphemes = (text: string) =>
  Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text), (part) => part.segment)

/** Letter without what is stacked on it beyond one mark. */
const tidy = (letter: string) => Array.from(letter.normalize('NFC')).slice(0, 2).join('').toLocaleUpperCase()

/** One or two letters that stand for a name; an emoji when the name starts with one and has no letters; `?` when nothing can be shown. */
export function initialsOf(name: string): string {
  const words = name.slice(0, LOOK_AT).split(/\s+/u)
  const firsts = words.flatMap((word) => graphemes(word.replace(INVISIBLE, '')).find((piece) => LETTER.test(piece)) ?? [])
  const [first, second] = firsts
  if (first) return tidy(first) + (second ? tidy(second) : '')
  return graphemes(name.slice(0, LOOK_AT)).find((piece) => EMOJI.test(piece)) ?? '?'
}
