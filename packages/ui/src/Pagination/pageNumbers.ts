/** Page numbers to draw: the first four at the start as designed, else first, neighbours and last; null is a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  if (pages <= 6) return Array.from({ length: pages }, (_, index) => index + 1)
  const shown = page <= 3 ? [1, 2, 3, 4] : page >= pages - 2 ? [pages - 3, pages - 2, pages - 1, pages] : [page - 1, page, page + 1]
  const numbers = [...new Set([1, ...shown, pages])].sort((a, b) => a - b)
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1]
    if (before === undefined || number === before + 1) return [number]
    // A gap of one page is that page.
    return number === before + 2 ? [before + 1, number] : [null, number]
  })
}

/** Number of pages; an empty list has one. */
export const pageCount = (total: number, limit: number) => Math.max(1, Math.ceil(total / Math.max(1, limit)))
