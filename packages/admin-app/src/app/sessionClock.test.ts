import { describe, expect, it } from 'vitest'
import { readSessionClock } from './sessionClock'

const server = { now: '2026-11-20T14:00:00Z', idleEndsAt: '2026-11-20T14:15:00Z', expiresAt: '2026-11-20T22:00:00Z' }
const DAY = 86_400_000

describe('readSessionClock', () => {
  it.each([-DAY, 0, DAY])('F08 ends 15 minutes from now with a client clock off by %i ms', (off) => {
    const readAt = Date.parse(server.now) + off
    expect(readSessionClock(server, readAt).endsAt - readAt).toBe(15 * 60_000)
  })

  it('P20 offers Stay only while the idle limit is the nearer one', () => {
    expect(readSessionClock(server, 0).canStay).toBe(true)
    expect(readSessionClock({ ...server, expiresAt: '2026-11-20T14:10:00Z' }, 0).canStay).toBe(false)
  })
})
