import { AdminProvider, createAdminClient, usePageAccess, useRealtimeLogout, useSession, useToast } from '@quarterdeck/core'

const client = createAdminClient({ apiUrl: '/api', menu: [{ name: 'Reports', to: '/reports' }] })

export const Root = () => (
  <AdminProvider client={client}>
    <Reports />
  </AdminProvider>
)

function Reports() {
  const { isAuth, signOut } = useSession()
  const access = usePageAccess('/reports')
  const toast = useToast()
  useRealtimeLogout()
  if (!isAuth || access !== 'allowed') return <p>{access === 'loading' ? 'Loading....' : 'No access'}</p>
  return (
    <button
      type="button"
      onClick={() => {
        toast.success('Signed out')
        signOut()
      }}
    >
      Sign out
    </button>
  )
}
