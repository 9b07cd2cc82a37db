/** What may want a second admin. */
export const APPROVAL_KINDS = ['balance_adjustment', 'conversion_refund'] as const
export type ApprovalKind = (typeof APPROVAL_KINDS)[number]

/** `pending` ends as one of the others; it expires after 24 h. */
export const APPROVAL_STATUSES = ['pending', 'approved', 'rejected', 'expired', 'withdrawn'] as const
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number]

/** Life of a request that nobody decides. */
export const APPROVAL_TTL_HOURS = 24
