/** Milliseconds after which a page's chunk counts as failed. SPEC §8, §9. */
export const CHUNK_TIMEOUT_MS = 120_000
/** Milliseconds before the second and third try (P26). */
const RETRY_DELAYS_MS = [500, 2500] as const

/** A page's chunk did not arrive: refused (stale deploy, network, not a script) or later than the limit. */
export class ChunkFailed extends Error {
  readonly reason: 'refused' | 'timeout'

  constructor(name: string, reason: 'refused' | 'timeout', cause?: unknown) {
    super(reason === 'timeout' ? `${name} did not load within 120 seconds` : `${name} could not be loaded`, { cause })
    this.name = 'ChunkFailed'
    this.reason = reason
  }
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

async function tryAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await load()
    } catch {
      await pause(delay)
    }
  }
  return load()
}

/** Loads a chunk, three tries in all, and fails after 120 s whatever they do. */
export function loadChunk<Module>(load: () => Promise<Module>, name: string): Promise<Module> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new ChunkFailed(name, 'timeout')), CHUNK_TIMEOUT_MS)
    tryAgain(load)
      .then(resolve, (cause: unknown) => reject(new ChunkFailed(name, 'refused', cause)))
      .finally(() => clearTimeout(limit))
  })
}
