import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkAudit } from '../server/audit'
import { createApi } from '../server/createApi'
import { migrate } from '../server/db/migrate'
import { auditLog } from '../server/db/schema'
import { quickHasher } from '../worlds/quickHasher'
import { openEmbedded } from './embeddedDatabase'
import { createFirstAdmin, FIRST_ADMIN_EMAIL } from './firstAdmin'
import { readKeyFile } from './keyFile'

const PASSWORD = 'blue lamp under the stairs'
const silent = () => undefined

let parent = ''
beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), 'backup-'))
})
afterAll(() => rmSync(parent, { recursive: true, force: true }))

/** The API on a data folder, as a server opens it. */
async function open(folder: string) {
  const opened = await openEmbedded(folder)
  await migrate(opened.db)
  const ring = readKeyFile(folder)
  const api = createApi({
    db: opened.db,
    now: () => new Date(),
    secret: ring,
    hub: { forceLogout: silent, accessChanged: silent },
    hasher: quickHasher,
    newId: () => crypto.randomUUID(),
    log: { info: silent, warn: silent, error: silent },
  })
  const signIn = async () => {
    const body = JSON.stringify({ email: FIRST_ADMIN_EMAIL, password: PASSWORD })
    const headers = { 'content-type': 'application/json' }
    return (await api.fetch(new Request('http://api.test/adminapi/login', { method: 'POST', headers, body }))).status
  }
  return { ...opened, ring, signIn }
}

describe('backup of a data folder', () => {
  it('S38 a copy of a stopped folder signs people in and passes the audit check', async () => {
    const [original, copy] = [join(parent, 'original'), join(parent, 'copy')]
    const first = await open(original)
    await createFirstAdmin(first.db, { id: 'first', passwordHash: await quickHasher.hash(PASSWORD), now: new Date() })
    for (let n = 0; n < 3; n++) expect(await first.signIn()).toBe(200)
    const written = await first.db.$count(auditLog)
    expect(written).toBeGreaterThan(0)
    await first.close()

    cpSync(original, copy, { recursive: true })
    const second = await open(copy)
    expect(await checkAudit(second.db, second.ring)).toMatchObject({ ok: true, rows: written, problem: null })
    expect(await second.signIn()).toBe(200)
    expect(await checkAudit(second.db, second.ring)).toMatchObject({ ok: true })
    expect(await second.db.$count(auditLog)).toBeGreaterThan(written)
    await second.close()
  }, 180_000)
})
