import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockFolder } from './folderLock'
import { readKeyFile } from './keyFile'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('data folder', () => {
  it('belongs to one process; a stale lock is replaced, a living one refused with its number', () => {
    const unlock = lockFolder(folder)
    unlock()
    writeFileSync(join(folder, 'quarterdeck.pid'), '999999999\n')
    lockFolder(folder)()
    writeFileSync(join(folder, 'quarterdeck.pid'), 'torn')
    lockFolder(folder)()
    writeFileSync(join(folder, 'quarterdeck.pid'), `${process.ppid}\n`)
    expect(() => lockFolder(folder)).toThrow(`in use by process ${process.ppid}`)
  })

  it('S42 holds keys that only their owner can read, and refuses others', () => {
    const ring = readKeyFile(folder)
    const path = join(folder, 'keys.json')
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(readKeyFile(folder)).toEqual(ring)
    writeFileSync(path, JSON.stringify({ current: 'k1', keys: { k1: 'example' } }))
    expect(() => readKeyFile(folder)).toThrow(/not complete/)
    rmSync(path)
    writeFileSync(path, JSON.stringify(ring), { mode: 0o644 })
    expect(() => readKeyFile(folder)).toThrow(/chmod 600/)
  })
})
