import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from './openDatabase'

const NAME = 'quarterdeck.pid'

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The process that holds the folder, or `null` when its file is stale: unreadable, gone, or our own number from before a restart. */
function holder(path: string): number | null {
  const pid = Number.parseInt(readFileSync(path, 'utf8'), 10)
  return Number.isSafeInteger(pid) && pid > 0 && pid !== process.pid && alive(pid) ? pid : null
}

/**
 * Takes the folder for this process: PGlite itself takes no lock, and two writers would ruin the files. The file is made with O_EXCL; one
 * that a killed process left behind is recognised and replaced. Returns the undo. Throws a `StartError` when another process has it.
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, NAME)
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      const file = openSync(path, 'wx', 0o600)
      writeSync(file, `${process.pid}\n`)
      closeSync(file)
      return () => rmSync(path, { force: true })
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code !== 'EEXIST') throw new StartError(`The data folder ${folder} cannot be written (${code}).`)
      const pid = holder(path)
      if (pid !== null)
        throw new StartError(`The data folder ${folder} is in use by process ${pid}. Stop it first, or set DATA_DIR to another folder.`)
      rmSync(path, { force: true })
    }
  }
  throw new StartError(`The data folder ${folder} is being opened by another process.`)
}
