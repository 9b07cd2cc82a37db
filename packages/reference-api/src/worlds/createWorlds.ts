import { type OpenWorld, openWorld, type World } from './openWorld'
import { pageDatabase } from './pageDatabase'
import { worldHandler } from './worldHandler'

export interface WorldsOptions {
  /** The page's database dump (`page.dump.bin`), or how to fetch it. Fetched once, by the first world. */
  readonly dump: ArrayBuffer | (() => Promise<ArrayBuffer>)
  /** Clock of every world; the page's when left out. */
  readonly now?: () => Date
}

/** All worlds of one page. Make it once; opening a world costs about 50 ms after the first. */
export function createWorlds({ dump, now = () => new Date() }: WorldsOptions) {
  const openDatabase = pageDatabase(dump, { reuse: true })
  const open = new Map<string, OpenWorld>()
  let made = 0
  return {
    /** The one MSW handler: answers every call below a world's base. */
    handler: worldHandler((id) => open.get(id)),
    async openWorld(description: World): Promise<OpenWorld> {
      const id = `w${++made}`
      const world = await openWorld(id, description, openDatabase, now)
      open.set(id, world)
      return {
        ...world,
        async close() {
          open.delete(id)
          await world.close()
        },
      }
    },
  }
}
