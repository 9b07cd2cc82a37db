/** Decodes one segment; an encoded slash stays encoded, and a broken escape stays as it came. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment).replaceAll('/', '%2F')
  } catch {
    return segment
  }
}

/**
 * The one spelling of a pathname that guard, menu and router agree on (F62): each segment decoded once, trailing slashes dropped.
 * Letter case and empty segments are kept, so `/UserList` and `//userList` stay different pages.
 */
export function canonicalPath(pathname: string): string {
  return pathname.split('/').map(decodeSegment).join('/').replace(/\/+$/, '') || '/'
}
