import { createAdminClient } from '@quarterdeck/core'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './fonts.css'
import '@quarterdeck/ui/tokens.css'
import { App } from './app/App'
import { menu } from './app/menu'

const geoUrl = document.querySelector<HTMLMetaElement>('meta[name="geolocation-url"]')?.content ?? ''
const client = createAdminClient({ apiUrl: '/', menu, geoUrl })

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <App client={client} />
  </StrictMode>,
)
