import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestApi, PASSWORD, type TestApi } from '../../node/testApi'
import { admins, sessions, siteSettings } from '../db/schema'

let t: TestApi
beforeAll(async () => {
  t = await openTestApi()
  await t.addAdmin({ id: 'root' })
})
afterAll(() => t.close())

const alive = async (token: string) => (await t.call('GET', '/adminapi/getadmindetail', { token })).status
const reason = async (token: string) => (await t.call('GET', '/adminapi/getadmindetail', { token })).body.result.reason

let made = 0
async function newAdmin(): Promise<{ id: string; token: string }> {
  const id = `a${++made}`
  await t.addAdmin({ id })
  return { id, token: await t.signIn(id, { ip: `198.51.100.${made}` }) }
}

describe('life of a session', () => {
  it('P20 ends after 15 minutes without a call, and not a second earlier', async () => {
    const { token } = await newAdmin()
    t.clock.pass(899)
    expect(await alive(token)).toBe(200)
    t.clock.pass(899)
    expect(await alive(token)).toBe(200)
    t.clock.pass(901)
    expect(await reason(token)).toBe('expired')
  })

  it('P20 ends 8 hours after sign-in, however busy', async () => {
    const { token } = await newAdmin()
    for (let minutes = 0; minutes < 479; minutes += 10) {
      t.clock.pass(600 - (minutes === 470 ? 1 : 0))
      if (minutes < 470) expect(await alive(token)).toBe(200)
    }
    expect(await alive(token)).toBe(200)
    t.clock.pass(1)
    expect(await reason(token)).toBe('expired')
  })

  it('P20 says when it ends without prolonging it; staying does', async () => {
    const { token } = await newAdmin()
    const start = t.clock.now().getTime()
    t.clock.pass(600)
    const clock = await t.call('GET', '/adminapi/session', { token })
    expect(clock.body.result.idleEndsAt).toBe(new Date(start + 900_000).toISOString())
    const stay = await t.call('POST', '/adminapi/session/stay', { token })
    expect(stay.body.result.idleEndsAt).toBe(new Date(start + 1_500_000).toISOString())
  })

  it('P20 follows the limits of Site Settings', async () => {
    const { token } = await newAdmin()
    await t.db.insert(siteSettings).values({ section: 'security', value: { idleMinutes: 5 }, updatedAt: t.clock.now() })
    t.clock.pass(301)
    expect(await alive(token)).toBe(401)
    await t.db.delete(siteSettings)
  })

  it('S15 P19 every cause ends it: the next call is 401, on REST and for the realtime link', async () => {
    const root = await t.signIn('root')
    const causes: Record<string, (admin: { id: string; token: string }) => Promise<unknown>> = {
      'signing out': ({ token }) => t.call('POST', '/adminapi/logout', { token }),
      'signing out twice': async ({ token }) => {
        await t.call('POST', '/adminapi/logout', { token })
        expect((await t.call('POST', '/adminapi/logout', { token })).status).toBe(401)
      },
      'a colleague': ({ id }) => t.call('POST', `/adminapi/admins/${id}/signOut`, { token: root, body: {} }),
      'a new password elsewhere': async ({ id }) => {
        const token = await t.signIn(id)
        await t.call('POST', '/adminapi/changePassword', {
          token,
          body: { currentPassword: PASSWORD, password: 'seven slow green tractors', confirmPassword: 'seven slow green tractors' },
        })
      },
      'ending the others': async ({ id }) => t.call('POST', '/adminapi/ownSessions/endOthers', { token: await t.signIn(id), body: {} }),
      suspension: ({ id }) => t.db.update(admins).set({ status: 'suspended' }).where(eq(admins.id, id)),
      deletion: ({ id }) => t.db.delete(admins).where(eq(admins.id, id)),
      idleness: ({ id }) =>
        t.db
          .update(sessions)
          .set({ lastSeenAt: new Date(t.clock.now().getTime() - 900_000) })
          .where(eq(sessions.adminId, id)),
      'the absolute limit': ({ id }) => t.db.update(sessions).set({ expiresAt: t.clock.now() }).where(eq(sessions.adminId, id)),
    }
    const survivors: string[] = []
    for (const [cause, end] of Object.entries(causes)) {
      const admin = await newAdmin()
      expect(await alive(admin.token)).toBe(200)
      await end(admin)
      if ((await alive(admin.token)) !== 401) survivors.push(`${cause} REST`)
      if ((await t.api.sessions.read(admin.token)) !== null) survivors.push(`${cause} socket`)
    }
    console.warn(`end_causes=${Object.keys(causes).length} still_alive=${survivors.length}/${2 * Object.keys(causes).length}`)
    expect(survivors).toEqual([])
  })

  it('P02 S16 of 1,000 calls raced against a revocation none is accepted after the acknowledgement', async () => {
    const root = await t.signIn('root')
    const { id, token } = await newAdmin()
    let acknowledged = false
    let late = 0
    const statuses: number[] = []
    const caller = async () => {
      for (let n = 0; n < 50; n++) {
        const begunAfter = acknowledged
        const { status } = await t.call('GET', '/adminapi/getadmindetail', { token })
        if (begunAfter && status === 200) late++
        statuses.push(status)
      }
    }
    const calls = Array.from({ length: 20 }, caller)
    await vi.waitFor(() => expect(statuses.length).toBeGreaterThan(20))
    await t.call('POST', `/adminapi/admins/${id}/signOut`, { token: root, body: {} })
    acknowledged = true
    await Promise.all(calls)
    console.warn(`revoke: accepted_after_ack=${late}/1000`)
    expect(late).toBe(0)
    expect(new Set(statuses)).toEqual(new Set([200, 401]))
  })

  it('S16 a write whose session ends while it waits is not made', async () => {
    const { id, token } = await newAdmin()
    const { body } = await t.call('GET', '/adminapi/profile', { token })
    const [saved] = await Promise.all([
      t.db.transaction(async (tx) => {
        await tx.update(sessions).set({ endedAt: t.clock.now(), endReason: 'forced' }).where(eq(sessions.adminId, id))
        const write = t.call('PATCH', '/adminapi/profile', {
          token,
          body: { fullName: 'Too Late' },
          headers: { 'if-match': String(body.result.version) },
        })
        await new Promise((resolve) => setTimeout(resolve, 50))
        return { write }
      }),
    ])
    expect((await saved.write).status).toBe(401)
    const [row] = await t.db.select().from(admins).where(eq(admins.id, id))
    expect(row?.fullName).toBe(id)
  })

  it('an admin who must change his password may do that and nothing else', async () => {
    await t.addAdmin({ id: 'fresh', mustChangePassword: true })
    const token = await t.signIn('fresh')
    expect((await t.call('GET', '/adminapi/getadmindetail', { token })).body.result.mustChangePassword).toBe(true)
    expect((await t.call('GET', '/adminapi/users', { token })).status).toBe(403)
    const change = (password: string) =>
      t.call('POST', '/adminapi/changePassword', { token, body: { currentPassword: PASSWORD, password, confirmPassword: password } })
    expect((await change('password12345')).body.errors[0].field).toBe('password')
    expect((await change('seven slow green tractors')).status).toBe(200)
    expect((await t.call('GET', '/adminapi/users', { token })).status).toBe(200)
  })

  it('"this wasn’t me" ends that session and wants a new password', async () => {
    const { id, token } = await newAdmin()
    const stranger = await t.signIn(id)
    const history = await t.call('GET', '/adminapi/loginHistory', { token })
    const foreign = history.body.result.items.find(({ session }: { session: { current: boolean } }) => !session.current)
    expect((await t.call('POST', `/adminapi/loginHistory/${foreign.id}/disown`, { token, body: {} })).status).toBe(200)
    expect(await alive(stranger)).toBe(401)
    expect((await t.call('GET', '/adminapi/getadmindetail', { token })).body.result.mustChangePassword).toBe(true)
  })
})
