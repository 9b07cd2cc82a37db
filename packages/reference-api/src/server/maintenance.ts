import type { EndpointSpec } from '../contract/endpoint'
import type { MaintenanceMode } from '../contract/settingStates'
import { SETTING_DEFAULTS, type SettingValues } from '../contract/settings'
import { SUPERADMIN } from './access'
import type { Db } from './db/database'
import { Failure } from './failure'
import { readSetting } from './settings'

/** Mode that counts now: outside its window the site is open. */
export function maintenanceMode({ mode, from, until }: SettingValues['maintenance'], now: Date): MaintenanceMode {
  const before = from !== null && now.getTime() < Date.parse(from)
  const after = until !== null && now.getTime() >= Date.parse(until)
  return before || after ? 'off' : mode
}

const wordsOf = ({ message }: SettingValues['maintenance'], otherwise: string) => (message === '' ? otherwise : message)

/** 503 for everybody but superadmins while the site is closed; `Retry-After` when the end of the window is known. */
function closed(maintenance: SettingValues['maintenance'], now: Date): Failure {
  const seconds = maintenance.until === null ? undefined : Math.ceil((Date.parse(maintenance.until) - now.getTime()) / 1000)
  return new Failure(503, wordsOf(maintenance, 'The back office is closed for maintenance.'), {
    code: 'maintenance',
    ...(seconds !== undefined && { retryAfter: seconds }),
  })
}

/** Calls that stay open whatever the mode: leaving, and ending the maintenance. */
const ALWAYS_OPEN = ['logout', 'getSessionClock', 'saveMaintenanceSettings']

/** Whether the endpoint changes records of the site: a POST that does so names `idempotent` or `ifMatch` in its row. */
const changesRecords = ({ method, requires, idempotent, ifMatch }: EndpointSpec) =>
  requires !== 'session' && method !== 'GET' && (method !== 'POST' || idempotent === true || ifMatch === true)

/**
 * Site Settings > Maintenance, for signed-in callers. `readOnly`: 409 for every change to the site's records, also by a superadmin; one's own
 * account goes on. `full`: 503 for everybody but superadmins.
 */
export function assertOpen(
  name: string,
  spec: EndpointSpec,
  role: string,
  saved: Readonly<Record<string, unknown>> | null,
  now: Date,
): void {
  const maintenance: SettingValues['maintenance'] = { ...SETTING_DEFAULTS.maintenance, ...saved }
  const mode = maintenanceMode(maintenance, now)
  if (mode === 'off' || ALWAYS_OPEN.includes(name)) return
  if (mode === 'full' && role !== SUPERADMIN) throw closed(maintenance, now)
  if (mode === 'readOnly' && changesRecords(spec))
    throw new Failure(409, wordsOf(maintenance, 'The site is read-only for maintenance. Nothing was saved.'), { code: 'maintenance' })
}

/** Nobody but a superadmin signs in while the site is closed. */
export async function assertSignInOpen(db: Db, role: string, now: Date): Promise<void> {
  const maintenance = await readSetting(db, 'maintenance')
  if (role !== SUPERADMIN && maintenanceMode(maintenance, now) === 'full') throw closed(maintenance, now)
}
