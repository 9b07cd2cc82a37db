import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApi, type TestApi } from '../node/testApi'
import { checkAudit, signAuditHead } from './audit'
import { rows } from './db/database'
import { auditLog, idempotencyKeys, outbox, userNotes, users } from './db/schema'
import type { KeyRing } from './ports'

const ring: KeyRing = { current: 'k1', keys: { k1: 'a key for tests only' } }

let t: TestApi
let token: string
beforeAll(async () => {
  t = await openTestApi({ secret: ring })
  await t.addAdmin({ id: 'ann' })
  await t.addAdmin({ id: 'bob' })
  token = await t.signIn('ann')
  const row = {
    fullName: 'Ana',
    state: 'active' as const,
    kycStatus: 'none' as const,
    userType: 'user' as const,
    createdAt: t.clock.now(),
    updatedAt: t.clock.now(),
  }
  await t.db.insert(users).values([1, 2, 3].map((n) => ({ ...row, uid: `ID${n}`, email: `user${n}@example.com` })))
})
afterAll(() => t.close())

const save = (fullName: string, version: number | string | null, id = 1) =>
  t.call('PATCH', `/adminapi/users/${id}`, {
    token,
    body: { fullName },
    ...(version !== null && { headers: { 'if-match': String(version) } }),
  })

const note = (body: unknown, key: string, by = token) =>
  t.call('POST', '/adminapi/users/2/notes', { token: by, body, headers: { 'idempotency-key': key } })

describe('changes', () => {
  it('P31 wants If-Match, refuses a stale one with the current record, and takes the present one', async () => {
    expect((await save('Ana Lima', null)).status).toBe(428)
    expect((await save('Ana Lima', 'x')).status).toBe(422)
    const done = await save('Ana Lima', '"1"')
    expect(done.body.result).toMatchObject({ fullName: 'Ana Lima', version: 2 })
    const stale = await save('Ana Costa', 1)
    expect(stale.status).toBe(412)
    expect(stale.body.result).toMatchObject({ fullName: 'Ana Lima', version: 2 })
    expect((await save('Nobody', 1, 99)).status).toBe(404)
  })

  it('P31 20 writers on one row: the version counts exactly the accepted writes', async () => {
    let accepted = 0
    let refused = 0
    const write = async (writer: number) => {
      for (let n = 0; n < 10; n++) {
        const { version } = (await t.call('GET', '/adminapi/users/3', { token })).body.result
        const { status } = await save(`writer ${writer} ${n}`, version, 3)
        if (status === 200) accepted++
        else if (status === 412) refused++
      }
    }
    await Promise.all(Array.from({ length: 20 }, (_, writer) => write(writer)))
    const [row] = await t.db.select().from(users).where(eq(users.id, 3))
    console.warn(`occ writes=200 accepted=${accepted} lost=${(row?.version ?? 0) - 1 - accepted}`)
    expect(accepted + refused).toBe(200)
    expect(row?.version).toBe(1 + accepted)
  })

  it('P32 S36 50 parallel repeats of one key have one effect and one answer', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => note({ body: 'Called back' }, 'key-00001')))
    const effects = await t.db.$count(userNotes, eq(userNotes.userId, 2))
    console.warn(`idem effects=${effects}/50`)
    expect(effects).toBe(1)
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })

  it('P32 S54 another body is 422, another admin has the key to himself, a day later it is new', async () => {
    expect((await note({ body: 'Other words' }, 'key-00001')).status).toBe(422)
    expect((await note({ body: 'x' }, 'short')).status).toBe(422)
    const bob = await t.signIn('bob')
    expect((await note({ body: 'Bob was here' }, 'key-00001', bob)).body.result.authorName).toBe('bob')
    t.clock.pass(24 * 3600 + 1)
    token = await t.signIn('ann')
    expect((await note({ body: 'A day later' }, 'key-00001')).status).toBe(200)
    expect(await t.db.$count(userNotes, eq(userNotes.userId, 2))).toBe(3)
  })

  it('S36 a refused call keeps no key, so it may be mended and sent again', async () => {
    expect(
      (await t.call('POST', '/adminapi/users/77/notes', { token, body: { body: 'x' }, headers: { 'idempotency-key': 'key-00077' } }))
        .status,
    ).toBe(404)
    expect(await t.db.$count(idempotencyKeys, eq(idempotencyKeys.key, 'key-00077'))).toBe(0)
  })

  it('S40 a change whose audit row cannot be written is not made', async () => {
    await t.db.execute(sql`alter table audit_log add constraint never check (action <> 'user.edit') not valid`)
    const before = (await t.call('GET', '/adminapi/users/1', { token })).body.result
    const failed = await save('Unseen', before.version)
    await t.db.execute(sql`alter table audit_log drop constraint never`)
    expect(failed.status).toBe(500)
    expect(failed.body.message).not.toMatch(/constraint|sql|audit_log/i)
    expect((await t.call('GET', '/adminapi/users/1', { token })).body.result).toMatchObject({
      fullName: before.fullName,
      version: before.version,
    })
  })
})

describe('audit log', () => {
  const raw = (statement: string) => t.db.execute(sql.raw(statement))
  it('P34 is append-only: UPDATE, DELETE and TRUNCATE are refused by the database', async () => {
    for (const statement of [`update audit_log set reason = 'x'`, 'delete from audit_log', 'truncate audit_log'])
      await expect(raw(statement)).rejects.toThrow()
  })

  it('P34 has one row for every mutation, without secrets, in a chain that checks', async () => {
    const before = await t.db.$count(auditLog)
    let mutations = 0
    for (let n = 0; n < 25; n++) {
      const { version } = (await t.call('GET', '/adminapi/users/1', { token })).body.result
      await save(`Ana ${n}`, version)
      mutations++
    }
    const written = (await t.db.$count(auditLog)) - before
    const all = JSON.stringify(await t.db.select().from(auditLog))
    console.warn(`audit mutations=${mutations} rows=${written} secrets=${/sha256\$|passwordHash|totpSecret/.test(all) ? 1 : 0}`)
    expect(written).toBe(mutations)
    expect(all).not.toMatch(/sha256\$|passwordHash|totpSecret/)
    expect(await checkAudit(t.db, ring)).toMatchObject({ ok: true, brokenAt: null })
    const [row] = await t.db.select().from(auditLog).where(eq(auditLog.action, 'user.edit')).limit(1)
    expect(row).toMatchObject({ actorId: 'ann', page: 'Users List', targetType: 'user', result: 'done' })
  })

  it('P34 finds a flip, a swap, a deletion, an insertion, a cut tail and a forged signature', async () => {
    await signAuditHead(t.db, ring, new Date(t.clock.now().getTime() + 60_000))
    await raw('create table kept as select * from audit_log')
    await raw('create table kept_points as select * from audit_checkpoints')
    const [last] = await rows<{ seq: number }>(t.db, sql`select max(seq)::int as seq from audit_log`)
    const end = last?.seq ?? 0
    const attacks = [
      `update audit_log set reason = 'other' where seq = 3`,
      `update audit_log set actor_id = 'bob' where seq = ${end}`,
      `update audit_log set after = '{"a":1}' where seq = 4`,
      `update audit_log a set seq = -a.seq where seq in (4, 5); update audit_log set seq = case seq when -4 then 5 else 4 end where seq < 0`,
      'delete from audit_log where seq = 4',
      'delete from audit_log where seq = 1',
      `insert into audit_log select ${end + 1}, 'forged', at, actor_id, actor_name, session_id, action, page, target_type, target_id, target_label, before, after, reason, result, request_id, ip, agent, hash, hash from audit_log where seq = ${end}`,
      `delete from audit_log where seq > ${end - 5}`,
      'delete from audit_log',
      `update audit_checkpoints set signature = repeat('0', 64)`,
      `update audit_checkpoints set hash = repeat('0', 64)`,
    ]
    let found = 0
    for (const attack of attacks) {
      for (const statement of attack.split('; ')) await raw('alter table audit_log disable trigger user').then(() => raw(statement))
      if (!(await checkAudit(t.db, ring)).ok) found++
      await raw('delete from audit_log')
      await raw('insert into audit_log select * from kept')
      await raw('delete from audit_checkpoints')
      await raw('insert into audit_checkpoints select * from kept_points')
    }
    await raw('alter table audit_log enable trigger user')
    console.warn(`audit tamper_found=${found}/${attacks.length}`)
    expect(found).toBe(attacks.length)
    expect((await checkAudit(t.db, ring)).ok).toBe(true)
  })

  it('S39 keeps line breaks and escapes of a name inside their string', async () => {
    const { version } = (await t.call('GET', '/adminapi/users/1', { token })).body.result
    await save('Ana\r\n{"level":"error"}\u001b[31m\u202e', version)
    for (const line of t.lines) expect([...line].every((letter) => letter >= ' ')).toBe(true)
    expect((await checkAudit(t.db, ring)).ok).toBe(true)
  })
})

describe('secrets', () => {
  it('P37 twelve planted secrets stand in no log line, audit row, history or kept answer', async () => {
    const canaries = Array.from({ length: 12 }, (_, n) => `canary-${n}-swallow-the-sea`)
    const [
      password = '',
      fresh = '',
      code = '',
      reset = '',
      ticket = '',
      device = '',
      bearer = '',
      current = '',
      invite = '',
      confirm = '',
      wrong = '',
      again = '',
    ] = canaries
    const calls: [string, string, unknown][] = [
      ['POST', '/adminapi/login', { email: 'ann@example.com', password, device }],
      ['POST', '/adminapi/login', { ticket, code }],
      ['POST', '/adminapi/resetPassword', { authToken: reset, password: fresh, confirmPassword: fresh, code }],
      ['POST', '/adminapi/resetPassword/check', { authToken: reset }],
      ['POST', '/adminapi/changePassword', { currentPassword: current, password: again, confirmPassword: again }],
      ['PUT', '/adminapi/admintwofa', { code: '123456', password: wrong }],
      ['POST', '/adminapi/profile/email', { email: 'new@example.com', password: wrong }],
      ['POST', '/adminapi/profile/email/confirm', { token: confirm }],
      ['POST', '/adminapi/register', { token: invite, fullName: 'Some Body', password: fresh, confirmPassword: fresh }],
      ['POST', '/adminapi/invitations/read', { token: invite }],
    ]
    for (const [method, path, body] of calls) {
      await t.call(method, path, { token, body })
      await t.call(method, path, { token: bearer, body })
    }
    await t.api.settled()
    const kept = await Promise.all([auditLog, idempotencyKeys, outbox].map((table) => t.db.select().from(table)))
    const history = await rows(t.db, sql`select * from login_history`)
    const everything = JSON.stringify([t.lines, kept, history, t.mails])
    const leaked = canaries.filter((canary) => everything.includes(canary))
    console.warn(`canaries=${canaries.length} leaked=${leaked.length}`)
    expect(leaked).toEqual([])
  })
})
