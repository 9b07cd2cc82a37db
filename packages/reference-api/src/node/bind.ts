import { createServer } from 'node:http'
import type { Server } from 'node:net'
import { StartError } from './openDatabase'

/** Listens, or throws a `StartError` that says what is in the way. */
export function bind(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const words: Readonly<Record<string, string>> = {
        EADDRINUSE: `Port ${port} on ${host} is in use. Stop what uses it, or set PORT to another one.`,
        EACCES: `Port ${port} on ${host} may not be used by this account. Set PORT to one above 1023.`,
        EADDRNOTAVAIL: `HOST ${host} is not an address of this machine.`,
        ENOTFOUND: `HOST ${host} is not an address of this machine.`,
      }
      reject(new StartError(words[error.code ?? ''] ?? `Cannot listen on ${host}:${port} (${error.code}).`))
    })
    server.listen(port, host, resolve)
  })
}

/** Asks before the long work of a first start, so that a port in use costs nothing. */
export async function assertPortFree(host: string, port: number): Promise<void> {
  const probe = createServer()
  await bind(probe, host, port)
  await new Promise<void>((resolve) => probe.close(() => resolve()))
}
