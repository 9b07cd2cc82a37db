import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * Rows whose `search` column holds every word of `text` or a word that begins with it: "luc fern" finds Lucía Fernández. Served by the GIN index.
 * Text without a letter or digit matches nothing.
 */
export function matchWords(search: SQLWrapper, text: string): SQL {
  const words = text
    .slice(0, 100)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
  if (words.length === 0) return sql`false`
  return sql`${search} @@ to_tsquery('simple', ${words.map((word) => `'${word}':*`).join(' & ')})`
}
