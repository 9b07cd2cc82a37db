import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CHUNK_TIMEOUT_MS, ChunkFailed, loadChunk } from './loadChunk'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const outcome = (promise: Promise<unknown>) => {
  const seen = { value: undefined as unknown, settled: false }
  promise.then(
    (value) => Object.assign(seen, { value, settled: true }),
    (value: unknown) => Object.assign(seen, { value, settled: true }),
  )
  return seen
}

describe('loadChunk', () => {
  it('F77 waits to 120,000 ms, not less and not longer', async () => {
    const seen = outcome(loadChunk(() => new Promise(() => {}), 'Users List'))
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1)
    expect(seen.settled).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(seen.value).toMatchObject({ name: 'ChunkFailed', reason: 'timeout' })
  })

  it('F76 P26 tries three times with back-off, then says refused', async () => {
    const load = vi.fn(() => Promise.reject(new SyntaxError("Unexpected token '<'")))
    const seen = outcome(loadChunk(load, 'Users List'))
    await vi.advanceTimersByTimeAsync(500)
    expect(load).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(2500)
    expect(load).toHaveBeenCalledTimes(3)
    expect(seen.value).toBeInstanceOf(ChunkFailed)
    expect(seen.value).toMatchObject({ reason: 'refused' })
  })

  it('P26 takes the page when a later try brings it', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue('page')
    const seen = outcome(loadChunk(load, 'Users List'))
    await vi.advanceTimersByTimeAsync(500)
    expect(seen.value).toBe('page')
    expect(vi.getTimerCount()).toBe(0)
  })
})
