/** One line of a comparison. */
export interface DiffLine {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** Above this product of line counts the exact comparison would hold the page; the middle is then shown as replaced. */
const EXACT_LIMIT = 4_000_000

/** Shortest line-by-line change from `before` to `after` (longest common subsequence). Removed lines stand before the added ones. */
export function diffLines(before: string, after: string): readonly DiffLine[] {
  const old = before === '' ? [] : before.split('\n')
  const now = after === '' ? [] : after.split('\n')
  let head = 0
  while (head < old.length && head < now.length && old[head] === now[head]) head += 1
  let tail = 0
  while (tail < old.length - head && tail < now.length - head && old[old.length - 1 - tail] === now[now.length - 1 - tail]) tail += 1
  return [
    ...old.slice(0, head).map(same),
    ...middle(old.slice(head, old.length - tail), now.slice(head, now.length - tail)),
    ...old.slice(old.length - tail).map(same),
  ]
}

const same = (text: string): DiffLine => ({ kind: 'same', text })
const removed = (text: string): DiffLine => ({ kind: 'removed', text })
const added = (text: string): DiffLine => ({ kind: 'added', text })

function middle(old: readonly string[], now: readonly string[]): readonly DiffLine[] {
  if (old.length * now.length > EXACT_LIMIT) return [...old.map(removed), ...now.map(added)]
  const width = now.length + 1
  const common = new Uint32Array((old.length + 1) * width)
  const at = (row: number, column: number) => common[row * width + column] ?? 0
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = now.length - 1; column >= 0; column -= 1) {
      common[row * width + column] =
        old[row] === now[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  const lines: DiffLine[] = []
  let row = 0
  let column = 0
  while (row < old.length || column < now.length) {
    const before = old[row]
    const after = now[column]
    if (before !== undefined && before === after) {
      lines.push(same(before))
      row += 1
      column += 1
    } else if (before !== undefined && (after === undefined || at(row + 1, column) >= at(row, column + 1))) {
      lines.push(removed(before))
      row += 1
    } else if (after !== undefined) {
      lines.push(added(after))
      column += 1
    }
  }
  return lines
}
