import { AdminProvider, createAdminClient, useSidebar, useToast, useToasts } from '@quarterdeck/core'
import { AdminLayout, Button, Sidebar, ToastArea, Topbar, UiProvider, Wordmark } from '@quarterdeck/ui'
import '@quarterdeck/ui/tokens.css'
import { FileText } from 'lucide-react'
import { createRoot } from 'react-dom/client'

const client = createAdminClient({ apiUrl: '/api', menu: [{ name: 'Reports', to: '/reports' }] })

function Page() {
  const { shown, toggle } = useSidebar()
  const toast = useToast()
  return (
    <>
      <AdminLayout
        sidebar={
          <Sidebar
            brand={<Wordmark />}
            homeHref="/"
            groups={[{ items: [{ label: 'Reports', href: '/reports', icon: FileText }] }]}
            current="/reports"
          />
        }
        topbar={<Topbar breadcrumb={<span>Reports</span>} brand={<Wordmark />} homeHref="/" />}
        sidebarShown={shown}
        onSidebarShownChange={toggle}
      >
        <h1>Reports</h1>
        <Button onClick={() => toast.success('Report written')}>Write report</Button>
      </AdminLayout>
      <ToastArea toasts={useToasts()} onDismiss={toast.hide} />
    </>
  )
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <UiProvider>
      <AdminProvider client={client}>
        <Page />
      </AdminProvider>
    </UiProvider>,
  )
}
