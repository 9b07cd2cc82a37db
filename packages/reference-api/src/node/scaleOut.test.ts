import { randomBytes } from 'node:crypto'
import { REALTIME_EVENTS } from '@quarterdeck/core/contract'
import { sql } from 'drizzle-orm'
import { io } from 'socket.io-client'
import { describe, expect, it } from 'vitest'
import { migrate } from '../server/db/migrate'
import { admins } from '../server/db/schema'
import { quickHasher } from '../worlds/quickHasher'
import { listen } from './listen'
import { openPostgres } from './postgres'
import { PASSWORD } from './testApi'
import { outcome, SILENT } from './testServer'

const url = process.env['TEST_DATABASE_URL']

describe.skipIf(url === undefined)('two instances on one PostgreSQL', () => {
  it('P02 an admin connected to one is thrown out by the other, and the limiter counts for both', async () => {
    const schema = `scale_${randomBytes(6).toString('hex')}`
    const databases = await Promise.all([1, 2].map(() => openPostgres(url ?? '', { searchPath: schema })))
    const [first, second] = databases
    if (!first || !second) throw new Error('Two databases are wanted.')
    await first.db.execute(sql.raw(`create schema ${schema}`))
    await Promise.all(databases.map(({ db }) => migrate(db)))
    const now = new Date()
    const row = {
      passwordHash: await quickHasher.hash(PASSWORD),
      status: 'active' as const,
      role: 'superadmin',
      createdAt: now,
      updatedAt: now,
    }
    await first.db.insert(admins).values(['ann', 'bob'].map((id) => ({ ...row, id, email: `${id}@example.com`, fullName: id })))
    const instances = await Promise.all(
      databases.map(({ db, pool }) =>
        listen({
          host: '127.0.0.1',
          port: 0,
          db,
          pool,
          now: () => new Date(),
          secret: 'a key for tests only',
          hasher: quickHasher,
          newId: () => crypto.randomUUID(),
          log: SILENT,
        }),
      ),
    )
    const [one, two] = instances
    if (!one || !two) throw new Error('Two instances are wanted.')
    const post = (base: string, path: string, body: unknown, token = '') =>
      fetch(`${base}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: token },
        body: JSON.stringify(body),
      })
    const signIn = async (base: string, id: string) =>
      (
        (await (await post(base, '/adminapi/login', { email: `${id}@example.com`, password: PASSWORD })).json()) as {
          result: { token: string }
        }
      ).result.token

    const ann = await signIn(one.url, 'ann')
    const bob = await signIn(two.url, 'bob')
    const socket = io(one.url, { auth: { token: ann }, transports: ['websocket'], reconnection: false })
    expect(await outcome(socket)).toBe('connected')
    const heard = new Promise((resolve) => socket.once(REALTIME_EVENTS.forcedLogout, resolve))
    const gone = new Promise((resolve) => socket.once('disconnect', resolve))
    expect((await post(two.url, '/adminapi/admins/ann/signOut', {}, bob)).status).toBe(200)
    expect((await fetch(`${one.url}/adminapi/getadmindetail`, { headers: { authorization: ann } })).status).toBe(401)
    await heard
    await gone

    const statuses: number[] = []
    for (let n = 0; n < 6; n++)
      statuses.push(
        (await post(n % 2 === 0 ? one.url : two.url, '/adminapi/login', { email: 'ann@example.com', password: 'wrong' })).status,
      )
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])

    await Promise.all(instances.map((instance) => instance.close()))
    await first.db.execute(sql.raw(`drop schema ${schema} cascade`))
    await Promise.all(databases.map((database) => database.close()))
  })
})
