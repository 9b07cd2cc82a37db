import type { ApiResult } from '@quarterdeck/core'

/** Hands out idempotency keys: the same one for the same values until their outcome is known. */
export interface SaveKeys {
  keyFor(values: unknown): string
  settle(answer: ApiResult<unknown>): void
}

/** No answer, or one of a broken server: the change may have happened. */
const isUnknown = (answer: ApiResult<unknown>) => !answer.ok && (answer.status === 0 || answer.status >= 500)

/** One set of keys per form. `newKey` is replaced in tests. */
export function createSaveKeys(newKey: () => string = () => crypto.randomUUID()): SaveKeys {
  let pending: { values: string; key: string } | null = null
  return {
    keyFor(values) {
      const asked = JSON.stringify(values)
      if (pending?.values !== asked) pending = { values: asked, key: newKey() }
      return pending.key
    },
    settle(answer) {
      if (!isUnknown(answer)) pending = null
    },
  }
}
