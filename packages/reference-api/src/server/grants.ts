import { PAGE_ACTIONS, PAGE_NAMES } from '../contract/permissions'
import type { Restriction } from '../contract/restriction'
import { mayDo, SUPERADMIN } from './access'
import type { Actor } from './call'
import { forbidden } from './failure'

const isPage = (name: string): name is keyof typeof PAGE_ACTIONS => (PAGE_NAMES as readonly string[]).includes(name)

const same = (a: Restriction, b: Restriction) =>
  a.name === b.name && JSON.stringify(a.actions && [...a.actions].sort()) === JSON.stringify(b.actions && [...b.actions].sort())

/** The giver has everything that the entry gives. An unknown name gives nothing here, so only a superadmin may hand it out. */
function holds(giver: Actor, { name, actions }: Restriction): boolean {
  if (!isPage(name)) return false
  const given: readonly string[] = actions ?? PAGE_ACTIONS[name]
  return mayDo(giver, name) && given.every((action) => mayDo(giver, name, action))
}

/**
 * Nobody gives more than he has (S18): every entry that is new or changed must be within the giver's own rights. What the other has already
 * stays as it is, unknown names too (PRODUCT §11). Throws 403 naming the first page that is too much.
 */
export function assertGrant(giver: Actor, given: readonly Restriction[], had: readonly Restriction[] = []): void {
  if (giver.role === SUPERADMIN) return
  const tooMuch = given.find((entry) => !had.some((old) => same(old, entry)) && !holds(giver, entry))
  if (tooMuch) throw forbidden(`You cannot give "${tooMuch.name}" as far as this: you do not have it yourself.`, 'grant_too_large')
}

/** Only a superadmin makes, changes or stops a superadmin. */
export function assertMayTouch(giver: Actor, roles: readonly (string | undefined)[]): void {
  if (giver.role !== SUPERADMIN && roles.includes(SUPERADMIN))
    throw forbidden('Only a superadmin may do this to a superadmin.', 'grant_too_large')
}

/** A list as the contract shows it: plain, mutable, without undefined. */
export const restrictionView = (list: readonly Restriction[]): { name: string; actions?: string[] }[] =>
  list.map(({ name, actions }) => ({ name, ...(actions && { actions: [...actions] }) }))
