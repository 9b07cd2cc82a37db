/** Codes of `errors[].code` and of refusals; the status says which kind. Texts may change, codes do not. */
export const ERROR_CODES = {
  // 401
  signed_out: 'The session is over or was never there.',
  wrong_credentials: 'E-mail or password is wrong. One wording for every cause.',
  wrong_code: 'The two-step code is wrong, old or used.',
  // 403
  forbidden: 'The role lacks the permission that is named in `permission`.',
  own_account: 'Nobody may do this to himself.',
  grant_too_large: 'The rights given are more than the giver has.',
  same_admin: 'The second admin must be another than the one who asked.',
  // 404
  not_found: 'No such record, or not for this caller.',
  // 409
  illegal_move: 'The state allows other moves only; `current` and `legal` say which.',
  taken: 'Another record has this value.',
  count_moved: 'The number of matching rows has moved by more than 1 %.',
  in_use: 'Other records depend on this one.',
  last_superadmin: 'There must always be one superadmin.',
  last_live: 'The last live pair or enabled quote currency stays.',
  already_decided: 'Somebody else has decided.',
  maintenance: 'The site is read-only or closed for maintenance.',
  // 412, 428
  stale: 'The record has changed since it was read; the answer holds the current one.',
  version_missing: 'If-Match is missing.',
  // 413, 415, 422
  too_large: 'The body or file is too large.',
  wrong_type: 'The body or file has the wrong type.',
  invalid: 'A field breaks its rule; the message says which.',
  unknown_field: 'The field does not exist here.',
  key_reused: 'The Idempotency-Key was used with another body.',
  // 429, 503
  too_many: 'Too many tries; Retry-After says when.',
  busy: 'The server is full or stopping; Retry-After says when.',
} as const

export type ErrorCode = keyof typeof ERROR_CODES
