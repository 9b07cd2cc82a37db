import * as v from 'valibot'
import { signedAmount } from './amount'
import { countryCode, currencyCode, email, freeText, isoDay, isoTime, reason, textOf, wholeBetween } from './fields'
import { chosenRows } from './list'
import { ADJUSTMENT_CATEGORIES, FEE_GROUPS } from './userStates'

/** Highest level of the identity check. */
export const KYC_LEVEL_MAX = 10

export const userIdParams = v.strictObject({ id: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)) })

const label = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[\p{L}\p{N}][\p{L}\p{N} _-]{0,29}$/u, 'A label has up to 30 letters, digits, spaces and hyphens.'),
)
const labelList = v.pipe(v.array(label), v.maxLength(20, 'Keep it to 20 labels.'))

/** Fields an admin may edit by hand; the rest changes through acts. */
export const userBody = v.strictObject({
  fullName: v.optional(textOf('The name', 120, 1)),
  username: v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.trim(),
        v.regex(/^[A-Za-z0-9_.-]{4,20}$/, 'A user name has 4 to 20 letters, digits, dots, hyphens or underscores.'),
      ),
    ),
  ),
  phone: v.optional(
    v.nullable(
      v.pipe(v.string(), v.trim(), v.regex(/^\+[1-9]\d{6,14}$/, 'Type the number with + and country code, without spaces: +447700900123.')),
    ),
  ),
  country: v.optional(v.nullable(countryCode)),
  dob: v.optional(v.nullable(isoDay)),
  labels: v.optional(labelList),
})
export type UserBody = v.InferOutput<typeof userBody>

const freeze = { reason }
const unfreeze = { reason: v.optional(reason) }
const flag = { flagged: v.boolean(), reason: v.optional(reason) }
/** Null takes the block away. */
const withdrawalBlock = { until: v.nullable(isoTime), reason: v.optional(reason) }
const level = { kycLevel: wholeBetween(0, KYC_LEVEL_MAX, 'level'), reason }
const group = { feeGroup: v.picklist(FEE_GROUPS, 'Choose a fee group.') }
const labels = { add: v.optional(labelList), remove: v.optional(labelList) }

/** Body of each act on one user. */
export const userActs = {
  freeze: v.strictObject(freeze),
  unfreeze: v.strictObject(unfreeze),
  flag: v.strictObject(flag),
  blockWithdrawals: v.strictObject(withdrawalBlock),
  verifyEmail: v.strictObject({}),
  resetOtp: v.strictObject({ reason }),
  signOut: v.strictObject({}),
  setLevel: v.strictObject(level),
  setGroup: v.strictObject(group),
  setLabels: v.strictObject(labels),
  delete: v.strictObject({ confirmEmail: email, reason }),
}

/** Body of the same act on many. `confirmCount` is typed by hand before a deletion. */
export const userBulkActs = {
  freeze: v.strictObject({ ...chosenRows, ...freeze }),
  unfreeze: v.strictObject({ ...chosenRows, ...unfreeze }),
  flag: v.strictObject({ ...chosenRows, ...flag }),
  blockWithdrawals: v.strictObject({ ...chosenRows, ...withdrawalBlock }),
  verifyEmail: v.strictObject(chosenRows),
  resetOtp: v.strictObject({ ...chosenRows, reason }),
  signOut: v.strictObject(chosenRows),
  setLevel: v.strictObject({ ...chosenRows, ...level }),
  setGroup: v.strictObject({ ...chosenRows, ...group }),
  setLabels: v.strictObject({ ...chosenRows, ...labels }),
  delete: v.strictObject({ ...chosenRows, confirmCount: v.pipe(v.number('Type the number of users.'), v.integer()), reason }),
}

export const kycApproveBody = v.strictObject({
  kycLevel: wholeBetween(1, KYC_LEVEL_MAX, 'level'),
  note: v.optional(freeText('The note', 500)),
})
export const kycRejectBody = v.strictObject({ reason })

/** Asks for a correction of a balance; a second admin decides. */
export const adjustmentBody = v.strictObject({
  currency: currencyCode,
  amount: v.pipe(
    signedAmount,
    v.check((value) => value !== '0', 'Type an amount above or below zero.'),
  ),
  category: v.picklist(ADJUSTMENT_CATEGORIES, 'Choose a category.'),
  reason,
})
export type AdjustmentBody = v.InferOutput<typeof adjustmentBody>

/** The second admin's word. A refusal wants a reason. */
export const decisionBody = v.pipe(
  v.strictObject({ approve: v.boolean(), reason: v.optional(reason) }),
  v.forward(
    v.partialCheck(
      [['approve'], ['reason']],
      (input) => input.approve || input.reason !== undefined,
      'Say why, so that the one who asked can act on it.',
    ),
    ['reason'],
  ),
)

export const noteBody = v.strictObject({ body: textOf('The note', 4000), pinned: v.optional(v.boolean()) })
export const notePatch = v.strictObject({ body: v.optional(textOf('The note', 4000)), pinned: v.optional(v.boolean()) })
