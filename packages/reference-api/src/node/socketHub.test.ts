import { REALTIME_EVENTS } from '@quarterdeck/core/contract'
import { eq } from 'drizzle-orm'
import type { Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { auditLog, sessions } from '../server/db/schema'
import { originRule } from './listen'
import { openTestServer, outcome, type TestServer } from './testServer'

let t: TestServer
beforeAll(async () => {
  t = await openTestServer()
})
afterEach(() => t.disconnectAll())
afterAll(() => t.close())

describe('realtime link', () => {
  it('S22 refuses a handshake without, with a made-up and with a revoked token', async () => {
    expect(await outcome(t.connectAs(null))).toBe('unauthorized')
    expect(await outcome(t.connectAs('made.up.token'))).toBe('unauthorized')
    const token = await t.signIn('ann')
    expect(await outcome(t.connectAs(token))).toBe('connected')
    await fetch(`${t.server.url}/adminapi/logout`, { method: 'POST', headers: { authorization: token } })
    expect(await outcome(t.connectAs(token))).toBe('unauthorized')
  })

  it('P02 P05 a forced logout reaches every page of the admin, and no reconnection brings one back', async () => {
    const ann = await t.signIn('ann')
    const bob = await t.signIn('bob')
    const pages = Array.from({ length: 20 }, () => t.connectAs(ann))
    expect(await Promise.all(pages.map(outcome))).toEqual(Array(20).fill('connected'))
    const bystander = t.connectAs(bob)
    await outcome(bystander)
    const heard = pages.map((page) => new Promise((resolve) => page.once(REALTIME_EVENTS.forcedLogout, resolve)))
    const gone = pages.map((page) => new Promise((resolve) => page.once('disconnect', resolve)))
    const started = performance.now()
    const answer = await fetch(`${t.server.url}/adminapi/admins/ann/signOut`, { method: 'POST', headers: { authorization: bob } })
    expect(answer.status).toBe(200)
    await Promise.all(heard)
    console.warn(`fanout n=20 p100=${Math.round(performance.now() - started)}ms`)
    await Promise.all(gone)
    expect(bystander.connected).toBe(true)
    const again = await Promise.all(Array.from({ length: 100 }, () => outcome(t.connectAs(ann))))
    console.warn(`recovery_bypass=${again.filter((word) => word === 'connected').length}/100`)
    expect(new Set(again)).toEqual(new Set(['unauthorized']))
  })

  it('S21 joins no other room than its own: another id, an array, an object end the connection and stand in the log', async () => {
    const token = await t.signIn('ann')
    const before = await t.db.$count(auditLog, eq(auditLog.action, 'realtime.foreign_room'))
    for (const asked of ['bob', ['ann'], { id: 'ann' }, null, 'ann ', 'admin:bob']) {
      const socket = t.connectAs(token)
      await outcome(socket)
      const gone = new Promise((resolve) => socket.once('disconnect', resolve))
      socket.emit(REALTIME_EVENTS.join, asked)
      await gone
    }
    const own = t.connectAs(token)
    await outcome(own)
    own.emit(REALTIME_EVENTS.join, 'ann')
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(own.connected).toBe(true)
    await vi.waitFor(async () => expect(await t.db.$count(auditLog, eq(auditLog.action, 'realtime.foreign_room'))).toBe(before + 6))
  })

  it('S21 S23 cuts a page that floods, sends a foreign event or a frame above 16 kB', async () => {
    const token = await t.signIn('ann')
    const talks: ((socket: Socket) => void)[] = [
      (socket) => {
        for (let n = 0; n < 100; n++) socket.emit(REALTIME_EVENTS.join, 'ann')
      },
      (socket) => socket.emit('SOMETHING_ELSE', 1),
      (socket) => socket.emit(REALTIME_EVENTS.join, 'x'.repeat(20_000)),
    ]
    for (const talk of talks) {
      const socket = t.connectAs(token)
      await outcome(socket)
      const gone = new Promise((resolve) => socket.once('disconnect', resolve))
      talk(socket)
      await gone
    }
  })

  it('S23 lives on after broken frames', async () => {
    const frames = [
      '442["some",1]',
      '42',
      '4',
      '40{"token":',
      '451-["x",{"_placeholder":true,"num":9}]',
      '\0',
      '42["__proto__"]',
      '9'.repeat(9000),
      'bé',
      '41',
      '43[]',
    ]
    for (const frame of frames) {
      const opening = await fetch(`${t.server.url}/socket.io/?EIO=4&transport=polling`)
      const { sid } = JSON.parse((await opening.text()).slice(1)) as { sid: string }
      await fetch(`${t.server.url}/socket.io/?EIO=4&transport=polling&sid=${sid}`, { method: 'POST', body: frame }).catch(() => undefined)
    }
    expect((await fetch(`${t.server.url}/health`)).status).toBe(200)
  })

  it('S22 S15 closes the connection within 5 s when the session ends without a push', async () => {
    const token = await t.signIn('bob')
    const socket = t.connectAs(token)
    await outcome(socket)
    const gone = new Promise((resolve) => socket.once('disconnect', resolve))
    await t.db.update(sessions).set({ endedAt: new Date(), endReason: 'expired' }).where(eq(sessions.adminId, 'bob'))
    const started = Date.now()
    await gone
    expect(Date.now() - started).toBeLessThan(5000)
  })

  it('P39 refuses hostile origins on both transports', async () => {
    const token = await t.signIn('ann')
    const hostile = [
      'https://evil.example',
      'null',
      'http://office.example.evil.example',
      'https://office.example',
      'http://office.example:8080',
      'http://xoffice.example',
      'file://',
      'http://127.0.0.1',
    ]
    for (const origin of hostile) {
      expect(await outcome(t.connectAs(token, { extraHeaders: { origin } }))).not.toBe('connected')
      const polling = await fetch(`${t.server.url}/socket.io/?EIO=4&transport=polling`, { headers: { origin } })
      expect(polling.status).toBe(403)
      expect(polling.headers.get('set-cookie')).toBeNull()
    }
    expect(await outcome(t.connectAs(token, { extraHeaders: { origin: 'http://office.example' } }))).toBe('connected')
    const loopback = originRule('http://127.0.0.1:4000', [])
    expect(['http://localhost:4000', 'http://[::1]:4000', 'http://127.0.0.1:4000'].every(loopback)).toBe(true)
    expect(
      ['http://localhost:4001', 'https://localhost:4000', 'http://127.0.0.1.evil.example:4000', 'http://localhost:4000/x'].some(loopback),
    ).toBe(false)
  })
})
