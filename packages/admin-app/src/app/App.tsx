import { type AdminClient, AdminProvider } from '@quarterdeck/core'
import { UiProvider } from '@quarterdeck/ui'
import type { ComponentType, ReactNode } from 'react'
import { BrowserRouter, useRoutes } from 'react-router-dom'
import { AppearanceProvider } from '../shared/Appearance'
import { DirtyFormsProvider } from '../shared/DirtyForms'
import { AppToasts } from './AppToasts'
import { SessionEndProvider } from './guards/SessionRedirect'
import { type FetchPage, PageLoaderProvider } from './PageLoader'
import { RootError } from './RootError'
import { RouterLink } from './RouterLink'
import { routes } from './routes'

export interface AppProps {
  client: AdminClient
  /** The browser's history unless told; stories give a memory router. Keep the reference stable. */
  Router?: ComponentType<{ children: ReactNode }>
  /** Replaces how page chunks are fetched, so a story can hang or refuse one. */
  loadPage?: FetchPage | undefined
}

/** The whole app: providers, router, toasts. main.tsx and every screen story render this and nothing else. */
export function App({ client, Router = BrowserRouter, loadPage }: AppProps) {
  return (
    <UiProvider linkComponent={RouterLink}>
      <RootError>
        <AdminProvider client={client}>
          <AppearanceProvider>
            <DirtyFormsProvider>
              <PageLoaderProvider fetchPage={loadPage}>
                <Router>
                  <SessionEndProvider>
                    <AppRoutes />
                  </SessionEndProvider>
                </Router>
                <AppToasts />
              </PageLoaderProvider>
            </DirtyFormsProvider>
          </AppearanceProvider>
        </AdminProvider>
      </RootError>
    </UiProvider>
  )
}

function AppRoutes() {
  return useRoutes(routes)
}
