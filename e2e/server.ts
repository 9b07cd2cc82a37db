import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../scripts/run/root.mjs'

/** The superadmin every journey may sign in as. */
export const FIRST_ADMIN = { email: 'admin@quarterdeck.example', password: 'harbour-lantern-42-tide' }

const READY = /Listening on (http:\S+)/
const START_TIMEOUT_MS = 60_000

/** A free port on the loopback interface. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}

export interface RunningServer {
  url: string
  /** What it has printed so far. */
  output(): string
  /** Ends it as Ctrl-C does and resolves to its exit code. The data stay. */
  stop(): Promise<number | null>
}

/** The server as people run it: the built file, an embedded database in a folder, the built app. */
export async function startServer(dataDir: string, extra: Record<string, string> = {}): Promise<RunningServer> {
  const port = extra['PORT'] ?? String(await freePort())
  const child: ChildProcess = spawn(process.execPath, [join(ROOT, 'packages/reference-api/dist/serve.js')], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: port,
      DATA_DIR: dataDir,
      FIRST_ADMIN_PASSWORD: FIRST_ADMIN.password,
      ...extra,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The server did not start:\n${output}`)), START_TIMEOUT_MS)
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const ready = output.match(READY)?.[1]
      if (!ready) return
      clearTimeout(timer)
      resolve(ready)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.on('exit', (code) => {
      clearTimeout(timer)
      reject(new Error(`The server ended with ${code}:\n${output}`))
    })
  })
  return {
    url,
    output: () => output,
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null) return resolve(child.exitCode)
        child.once('exit', (code) => resolve(code))
        child.kill('SIGINT')
      }),
  }
}

/** A folder for one server's data, and its removal. */
export function temporaryData(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'qd-e2e-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
