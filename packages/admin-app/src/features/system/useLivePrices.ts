import { useEffect, useRef } from 'react'
import type { SampleRow } from './sampleColumns'
import { sampleOrder } from './sampleOrder'

/** Milliseconds between two changes of a price. */
const TICK_MS = 250
/** Rows at the top of the list whose prices move. */
const MOVING_ROWS = 20

/** Moves the price of one of the first rows, a quarter of a second apart. */
export function useLivePrices(on: boolean, rows: readonly SampleRow[], change: (index: number, part: Partial<SampleRow>) => void): void {
  const latest = useRef(rows)
  useEffect(() => {
    latest.current = rows
  }, [rows])
  useEffect(() => {
    if (!on) return
    let tick = 0
    const timer = setInterval(() => {
      tick += 1
      const shown = Math.min(latest.current.length, MOVING_ROWS)
      const row = latest.current[shown === 0 ? 0 : (tick * 7) % shown]
      if (row) change(row.index, { price: nextPrice(row.price ?? sampleOrder(row.seed, row.index).price, tick) })
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [on, change])
}

/** A step of up to 0.2 %, in smallest units, so that the string stays exact. */
function nextPrice(price: string, tick: number): string {
  const units = BigInt(price.replace('.', ''))
  const step = (units * BigInt(1 + (tick % 4))) / 2000n || 1n
  const digits = (tick % 3 === 0 ? units - step : units + step).toString().padStart(5, '0')
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`
}
