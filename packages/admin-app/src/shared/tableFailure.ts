import type { DataTableFailure } from '@quarterdeck/ui'
import type { Failure } from './failure'

/** What a table says when its rows could not be loaded. */
export function tableFailure(title: string, failure: Failure): DataTableFailure {
  return { title, message: failure.message, ...(failure.requestId && { reference: failure.requestId }) }
}
