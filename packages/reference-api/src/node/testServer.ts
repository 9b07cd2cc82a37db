import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { io, type Socket } from 'socket.io-client'
import { admins } from '../server/db/schema'
import type { Log } from '../server/ports'
import { quickHasher } from '../worlds/quickHasher'
import { type ListenOptions, listen } from './listen'
import { openTestDatabase } from './openTestDatabase'
import { staticSite } from './staticSite'
import { PASSWORD } from './testApi'

export const SILENT: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }

const PAGE = '<!doctype html><meta name="geolocation-url" content=""><script nonce="__CSP_NONCE__">1</script><div id="root"></div>'

/** How a connection came out: `connected`, or the words of the refusal. */
export const outcome = (socket: Socket) =>
  new Promise<string>((resolve) => {
    socket.once('connect', () => resolve('connected'))
    socket.once('connect_error', (error) => resolve(error.message))
  })

/** The real server on a free port and a fresh database, with the superadmins ann and bob and a tiny site. Close it. */
export async function openTestServer(options: Partial<ListenOptions> = {}) {
  const opened = await openTestDatabase()
  const now = new Date()
  const row = {
    passwordHash: await quickHasher.hash(PASSWORD),
    status: 'active' as const,
    role: 'superadmin',
    createdAt: now,
    updatedAt: now,
  }
  await opened.db.insert(admins).values(['ann', 'bob'].map((id) => ({ ...row, id, email: `${id}@example.com`, fullName: id })))
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), PAGE)
  writeFileSync(join(folder, 'assets/app-1a2b.js'), `console.log(${JSON.stringify('x'.repeat(5000))})`)
  let id = 0
  const server = await listen({
    host: '127.0.0.1',
    port: 0,
    site: staticSite(folder, 'https://geo.example/json'),
    db: opened.db,
    now: () => new Date(),
    secret: 'a key for tests only',
    hasher: quickHasher,
    newId: () => `id-${++id}`,
    log: SILENT,
    config: { publicUrl: 'http://office.example', metricsToken: 'a metrics token' },
    ...options,
  })
  const sockets: Socket[] = []

  return {
    server,
    db: opened.db,
    async signIn(adminId: string): Promise<string> {
      const response = await fetch(`${server.url}/adminapi/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: `${adminId}@example.com`, password: PASSWORD }),
      })
      return ((await response.json()) as { result: { token: string } }).result.token
    },
    connectAs(token: string | null, more: Parameters<typeof io>[1] = {}, url = server.url): Socket {
      const socket = io(url, { auth: { token }, transports: ['websocket'], reconnection: false, forceNew: true, ...more })
      sockets.push(socket)
      return socket
    },
    disconnectAll(): void {
      for (const socket of sockets.splice(0)) socket.disconnect()
    },
    async close(): Promise<void> {
      await server.close()
      await opened.close()
      rmSync(folder, { recursive: true })
    },
  }
}

export type TestServer = Awaited<ReturnType<typeof openTestServer>>
