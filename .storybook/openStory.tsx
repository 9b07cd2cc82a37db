import { App } from '@quarterdeck/admin-app/App'
import { menu } from '@quarterdeck/admin-app/menu'
import { AdminProvider, browserTokenStore, createAdminClient } from '@quarterdeck/core'
import { createWorlds } from '@quarterdeck/reference-api/worlds'
import { setupWorker } from 'msw/browser'
import { type ComponentType, type ReactNode, StrictMode, useLayoutEffect } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import dumpUrl from '../packages/reference-api/src/worlds/page.dump.bin?url'
import type { StoryWorld, World } from './world'

const worlds = createWorlds({ dump: async () => (await fetch(dumpUrl)).arrayBuffer(), now: () => new Date() })

/** Starts the one handler of all worlds; a call that no world answers is a mistake in the story. */
export async function startWorker() {
  const worker = setupWorker(worlds.handler)
  await worker.start({
    quiet: true,
    onUnhandledRequest(request, print) {
      const { origin, pathname } = new URL(request.url)
      if (origin !== location.origin || pathname.includes('/adminapi/')) print.error()
    },
  })
  return worker
}

const CHUNKS = {
  hang: () => new Promise<never>(() => {}),
  fail: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
}

/** One story's world, and the two frames a story may stand in: the whole app, or core's provider alone. */
export interface OpenStory {
  world: StoryWorld
  Screen: ComponentType
  Provided: ComponentType<{ children: ReactNode }>
  close(): Promise<void>
}

/** Opens a fresh database, hub and API, and a client of them. */
export async function openStory(description: World, chunks?: keyof typeof CHUNKS): Promise<OpenStory> {
  const open = await worlds.openWorld(description)
  const key = `admin_token:${open.id}`
  const tokenStore = browserTokenStore(key)
  if (open.token !== null) localStorage.setItem(key, open.token)
  const client = createAdminClient({ apiUrl: open.baseUrl, menu, tokenStore, connectRealtime: open.connectRealtime })
  const visited: string[] = []

  function Journal() {
    const { pathname, search } = useLocation()
    const path = `${pathname}${search}`
    useLayoutEffect(() => {
      if (visited.at(-1) !== path) visited.push(path)
    }, [path])
    return null
  }
  const Router = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[description.at ?? '/dashboard']}>
      <Journal />
      {children}
    </MemoryRouter>
  )

  return {
    world: {
      client,
      path: () => visited.at(-1) ?? '',
      visited: () => visited,
      token: () => localStorage.getItem(key),
      rows: open.rows,
      colleague: open.colleague,
      signOutElsewhere() {
        localStorage.removeItem(key)
        dispatchEvent(new StorageEvent('storage', { key, newValue: null, storageArea: localStorage }))
      },
      dropSockets: open.dropSockets,
      fail: open.fail,
      heal: open.heal,
    },
    Screen: () => (
      <StrictMode>
        <App client={client} Router={Router} loadPage={chunks && CHUNKS[chunks]} />
      </StrictMode>
    ),
    Provided: ({ children }) => (
      <StrictMode>
        <AdminProvider client={client}>{children}</AdminProvider>
      </StrictMode>
    ),
    close: open.close,
  }
}
