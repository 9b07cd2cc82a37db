import type { Restriction } from '@quarterdeck/core/contract'
import * as v from 'valibot'

export type { Restriction }

/** One entry of a restriction list. Unknown names and actions are kept as they are (PRODUCT §11). */
export const restrictionEntry = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  actions: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(60))), v.maxLength(100))),
})

/** Pages (and actions) that somebody may use. Missing `actions` mean the whole page. */
export const restrictionList = v.pipe(v.array(restrictionEntry), v.maxLength(200, 'The list is too long.'))
