import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestApi, PASSWORD, type TestApi } from '../../node/testApi'
import { admins, auditLog } from '../db/schema'

let api: TestApi
let ava: string

beforeEach(async () => {
  api = await openTestApi()
  await api.addAdmin({ id: 'ava' })
  ava = await api.signIn('ava')
})
afterEach(() => api.close())

const call = (method: string, path: string, token: string, body?: unknown, version?: number) =>
  api.call(method, `/adminapi${path}`, {
    token,
    ...(body !== undefined && { body }),
    ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
  })

const sub = async (id: string, restriction: { name: string; actions?: string[] }[]) => {
  await api.addAdmin({ id, role: 'Support', restriction })
  return await api.signIn(id)
}

describe('S18 rights are given, never taken', () => {
  const role = () => call('POST', '/roles', ava, { name: 'Support', description: '', restriction: [{ name: 'Pairs' }] })

  it('refuses to give more than the giver has, and keeps unknown names that were there', async () => {
    await role()
    const kim = await sub('kim', [{ name: 'Sub Admin' }, { name: 'Pairs', actions: ['edit'] }])
    await sub('lee', [{ name: 'Of the future' }])
    const give = (restriction: unknown, version: number) => call('PATCH', '/admins/lee', kim, { restriction }, version)
    const whole = await give([{ name: 'Of the future' }, { name: 'Pairs' }], 1)
    expect([whole.status, whole.body.errors[0].code]).toEqual([403, 'grant_too_large'])
    expect((await give([{ name: 'Currency' }], 1)).status).toBe(403)
    const part = await give([{ name: 'Of the future' }, { name: 'Pairs', actions: ['edit'] }], 1)
    expect(part.body.result.restriction).toEqual([{ name: 'Of the future' }, { name: 'Pairs', actions: ['edit'] }])
    expect(api.pushed.at(-1)).toMatchObject({ event: 'accessChanged', adminId: 'lee' })
  })

  it('nobody changes his own list or role, whoever he is', async () => {
    await role()
    const kim = await sub('kim', [{ name: 'Sub Admin' }])
    expect(
      (await call('PATCH', '/admins/kim', kim, { restriction: [{ name: 'Sub Admin' }, { name: 'Pairs' }] }, 1)).body.errors[0].code,
    ).toBe('own_account')
    expect((await call('PATCH', '/admins/ava', ava, { role: 'Support' }, 1)).status).toBe(403)
  })

  it('only a superadmin makes or touches a superadmin', async () => {
    await role()
    const kim = await sub('kim', [{ name: 'Sub Admin' }])
    await sub('lee', [])
    expect((await call('PATCH', '/admins/lee', kim, { role: 'superadmin' }, 1)).status).toBe(403)
    expect((await call('POST', '/admins/ava/suspend', kim, { reason: 'Because' })).status).toBe(403)
    expect((await call('POST', '/admins/invite', kim, { emails: ['x@example.com'], role: 'superadmin', expiresInDays: 3 })).status).toBe(
      403,
    )
  })

  it('the last superadmin stays, also under a race', async () => {
    await api.addAdmin({ id: 'ben' })
    const ben = await api.signIn('ben')
    const both = await Promise.all([
      call('POST', '/admins/ben/suspend', ava, { reason: 'Race' }),
      call('POST', '/admins/ava/suspend', ben, { reason: 'Race' }),
    ])
    expect(both.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    const left = await api.db.select().from(admins).where(eq(admins.status, 'active'))
    expect(left).toHaveLength(1)
  })
})

describe('S15 what ends sessions', () => {
  it.each([
    ['a suspension', 'POST', '/admins/lee/suspend', { reason: 'Left the company' }, undefined],
    ['a new role', 'PATCH', '/admins/lee', { role: 'Auditor' }, 1],
    ['a removal', 'POST', '/admins/lee/remove', { reason: 'Left the company', confirmEmail: 'lee@example.com' }, undefined],
  ])('%s: the next call is refused and the pages are told', async (_, method, path, body, version) => {
    await call('POST', '/roles', ava, { name: 'Auditor', description: '', restriction: [] })
    const lee = await sub('lee', [{ name: 'Pairs' }])
    expect((await call(method, path, ava, body, version)).status).toBe(200)
    expect((await call('GET', '/pairs', lee)).status).toBe(401)
    expect(api.pushed).toContainEqual(expect.objectContaining({ event: 'forceLogout', adminId: 'lee' }))
  })

  it('P06 a smaller list refuses the very next call and pushes a refresh, without ending the session', async () => {
    await call('POST', '/roles', ava, { name: 'Support', description: '', restriction: [] })
    const lee = await sub('lee', [{ name: 'Pairs' }])
    expect((await call('GET', '/pairs', lee)).status).toBe(200)
    const saved = await call('PUT', '/admins/access', ava, { changes: [{ _id: 'lee', version: 1, restriction: [] }] })
    expect(saved.status).toBe(200)
    expect((await call('GET', '/pairs', lee)).status).toBe(403)
    expect(api.pushed.at(-1)).toMatchObject({ event: 'accessChanged', adminId: 'lee' })
  })
})

describe('page access', () => {
  it('saves all changes or none: a stale version answers 412 with the present record', async () => {
    await sub('lee', [{ name: 'Pairs' }])
    await sub('kim', [])
    const changes = [
      { _id: 'kim', version: 1, restriction: [{ name: 'Pairs' }] },
      { _id: 'lee', version: 9, restriction: [] },
    ]
    const refused = await call('PUT', '/admins/access', ava, { changes })
    expect([refused.status, refused.body.result._id]).toEqual([412, 'lee'])
    const [kim] = await api.db.select().from(admins).where(eq(admins.id, 'kim'))
    expect(kim?.restriction).toEqual([])
  })
})

describe('invitations', () => {
  it('S52 mail a link that opens the account once, and die when sent again or taken back', async () => {
    const invited = await call('POST', '/admins/invite', ava, { emails: ['New@Example.com'], role: 'superadmin', expiresInDays: 7 })
    const [{ _id: id }] = invited.body.result
    await expect.poll(() => api.mails.length).toBe(1)
    const tokenOf = (index: number) => /invite=([\w-]+)/.exec(api.mails[index]?.text ?? '')?.[1] ?? ''
    const first = tokenOf(0)
    await call('POST', `/admins/${id}/invitation/resend`, ava)
    await expect.poll(() => api.mails.length).toBe(2)
    const accept = (token: string) =>
      api.call('POST', '/adminapi/register', { body: { token, fullName: 'New One', password: PASSWORD, confirmPassword: PASSWORD } })
    expect((await accept(first)).status).toBe(404)
    expect((await accept(tokenOf(1))).status).toBe(200)
    expect((await accept(tokenOf(1))).status).toBe(404)
    expect((await call('POST', `/admins/${id}/invitation/revoke`, ava)).status).toBe(409)
  })

  it('an address that has an account is not invited again', async () => {
    const twice = await call('POST', '/admins/invite', ava, { emails: ['ava@example.com'], role: 'superadmin', expiresInDays: 7 })
    expect([twice.status, twice.body.errors[0].code]).toEqual([409, 'taken'])
  })
})

describe('roles', () => {
  it('carry their members along: a new name, a new list, no deletion while somebody has it', async () => {
    const { body } = await call('POST', '/roles', ava, { name: 'Desk', description: 'Quotes', restriction: [{ name: 'Pairs' }] })
    await api.addAdmin({ id: 'lee', role: 'Desk', restriction: null })
    const lee = await api.signIn('lee')
    const renamed = await call('PATCH', `/roles/${body.result.id}`, ava, { name: 'Quotes', restriction: [{ name: 'Currency' }] }, 1)
    expect(renamed.body.result).toMatchObject({ name: 'Quotes', members: 1 })
    expect([(await call('GET', '/pairs', lee)).status, (await call('GET', '/currencies', lee)).status]).toEqual([403, 200])
    expect((await api.call('DELETE', `/adminapi/roles/${body.result.id}`, { token: ava, headers: { 'if-match': '"2"' } })).status).toBe(409)
    expect((await call('POST', '/roles', ava, { name: 'quotes', description: '', restriction: [] })).status).toBe(409)
    const rows = await api.db.select().from(auditLog).where(eq(auditLog.targetType, 'role'))
    expect(rows.map(({ action }) => action)).toEqual(['role.create', 'role.edit'])
  })
})
