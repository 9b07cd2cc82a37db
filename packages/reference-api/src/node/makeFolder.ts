import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartError } from './openDatabase'

/**
 * Makes a folder and its parents, readable by this account only. Step by step: Node's own recursive way never returns on a file system
 * that answers "no such file" to every attempt. Throws a `StartError` with the reason.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  const parent = dirname(folder)
  if (parent !== folder) makeFolder(parent)
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EEXIST')
      throw new StartError(`The folder ${folder} cannot be made (${code}). Set DATA_DIR to one that this account may write.`)
  }
}
