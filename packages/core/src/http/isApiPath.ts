/** A scheme, a host, a backslash, a control character or a dot segment could lead out of the API base, and the token with it. */
const leavesTheBase = /^[a-z][a-z\d+.-]*:|^\/\/|\\|[\p{Cc}]|(?:^|\/)(?:\.|%2e){1,2}(?:[/?#]|$)/iu

/** True for a path that stays below the API base, with or without a leading slash. */
export const isApiPath = (path: string): boolean => path !== '' && !leavesTheBase.test(path)
