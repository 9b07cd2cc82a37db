import { type AccessSession, type MenuItem, pageAccessRule } from './resolvePageAccess'

/**
 * The menu without the entries that the session may not open, decided by the guard's own rule. A group stays while one of its entries does;
 * a group whose own page is denied loses its `to`. While the rights are loading only what is allowed anyway is there.
 */
export function visibleMenu({ session, menu }: { session: AccessSession; menu: readonly MenuItem[] }): readonly MenuItem[] {
  const access = pageAccessRule(session, menu)

  function visible(items: readonly MenuItem[], above: readonly MenuItem[]): MenuItem[] {
    return items.flatMap((item): MenuItem[] => {
      if (above.includes(item)) return []
      const { to, items: children, ...rest } = item
      const open = to !== undefined && access(to) === 'allowed'
      const inside = children ? visible(children, [...above, item]) : []
      if (!open && inside.length === 0) return []
      return [{ ...rest, ...(open ? { to } : {}), ...(inside.length > 0 ? { items: inside } : {}) }]
    })
  }
  return visible(menu, [])
}
