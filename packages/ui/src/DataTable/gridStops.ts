/** What can take focus inside a cell. */
const WIDGETS =
  'a[href], button, input:not([type="hidden"]), select, textarea, [role="switch"], [role="checkbox"], [contenteditable="true"]'

/** The grid has one tab stop, so widgets of a cell leave the tab order; arrows and clicks still reach them. */
export function tameWidgets(row: HTMLElement): void {
  for (const widget of row.querySelectorAll<HTMLElement>(WIDGETS)) {
    if (widget.tabIndex >= 0 && widget !== document.activeElement) widget.tabIndex = -1
  }
}

/** Places that arrows visit in a row: the row itself (not in the head), then each cell, or the widgets it holds. */
export function stopsOf(row: HTMLTableRowElement): HTMLElement[] {
  const stops: HTMLElement[] = row.closest('thead') ? [] : [row]
  for (const cell of row.cells) {
    const widgets = [...cell.querySelectorAll<HTMLElement>(WIDGETS)].filter(
      (widget) => !widget.matches(':disabled, [aria-hidden="true"], [data-skip]'),
    )
    if (widgets.length > 0) stops.push(...widgets)
    else if (cell.tabIndex === -1 || cell.tabIndex === 0) stops.push(cell)
  }
  return stops
}

/** The stop that holds an element: its widget, its cell or its row. */
export function stopAt(row: HTMLTableRowElement, element: Element): HTMLElement | undefined {
  const stops = stopsOf(row)
  return [...stops].reverse().find((stop) => stop.contains(element))
}

/** Index of the cell that a stop belongs to; -1 is the row itself. */
export function cellIndexOf(row: HTMLTableRowElement, stop: Element): number {
  return [...row.cells].findIndex((cell) => cell.contains(stop))
}

/** The stop of another row in the same column; the row itself when the column has none there. */
export function stopInColumn(row: HTMLTableRowElement, cellIndex: number): HTMLElement {
  if (cellIndex === -1 && !row.closest('thead')) return row
  const stops = stopsOf(row)
  const cell = row.cells[Math.max(cellIndex, 0)]
  return stops.find((stop) => stop !== row && (cell === stop || cell?.contains(stop))) ?? stops[0] ?? row
}

/** Makes one element the grid's only tab stop. */
export function setTabStop(grid: HTMLElement, stop: HTMLElement): void {
  for (const old of grid.querySelectorAll<HTMLElement>('[tabindex="0"]')) if (old !== stop) old.tabIndex = -1
  stop.tabIndex = 0
}
