/** A path as the guard compares it: no query, no hash, no single trailing slash. Letter case and encoding stay: an odd spelling is another page. */
export function canonicalPath(path: string): string {
  const end = path.search(/[?#]/)
  const plain = end === -1 ? path : path.slice(0, end)
  return plain.length > 1 && plain.endsWith('/') ? plain.slice(0, -1) : plain
}
