import { menu } from '@quarterdeck/admin-app/menu'
import { type AdminClient, AdminProvider, browserTokenStore, createAdminClient } from '@quarterdeck/core'
import { createWorlds } from '@quarterdeck/reference-api/worlds'
import { setupWorker } from 'msw/browser'
import { type ComponentType, type ReactNode, StrictMode, useLayoutEffect } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import dumpUrl from '../packages/reference-api/src/worlds/page.dump.bin?url'
import { UiProvider } from '../packages/ui/src/theme/UiProvider'
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

/** One story's world and the frame it stands in. */
export interface OpenStory {
  world: StoryWorld
  /** The app itself, or core's provider round the story. */
  Frame: ComponentType<{ children: ReactNode }>
  close(): Promise<void>
}

export interface StoryOptions {
  world: World
  /** Draws the whole app instead of the story's own component. */
  app: boolean
  chunks?: keyof typeof CHUNKS | undefined
}

/** Opens a fresh database, hub and API, and a client of them. */
export async function openStory({ world: description, app, chunks }: StoryOptions): Promise<OpenStory> {
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
    // Without transitions: inside a test's act() one that meets a page still loading would never be shown.
    <MemoryRouter initialEntries={[description.at ?? '/dashboard']} useTransitions={false}>
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
    Frame: app ? await appFrame(client, Router, chunks) : coreFrame(client),
    close: open.close,
  }
}

const coreFrame =
  (client: AdminClient): OpenStory['Frame'] =>
  ({ children }) => (
    <StrictMode>
      <UiProvider>
        <AdminProvider client={client}>{children}</AdminProvider>
      </UiProvider>
    </StrictMode>
  )

/** The app is fetched by the first story that shows it. */
async function appFrame(
  client: AdminClient,
  Router: ComponentType<{ children: ReactNode }>,
  chunks?: keyof typeof CHUNKS,
): Promise<OpenStory['Frame']> {
  const { App } = await import('@quarterdeck/admin-app/App')
  return () => (
    <StrictMode>
      <App client={client} Router={Router} loadPage={chunks && CHUNKS[chunks]} />
    </StrictMode>
  )
}
