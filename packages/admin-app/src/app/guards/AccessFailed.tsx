import { useSession } from '@quarterdeck/core'
import { Button, ScreenMessage } from '@quarterdeck/ui'
import { LogOut } from 'lucide-react'
import { useState } from 'react'

/** The rights could not be loaded (F43): neither allowed nor lost, so the admin may try again or sign out. */
export function AccessFailed() {
  const { reloadAccess, signOut } = useSession()
  const [retrying, setRetrying] = useState(false)
  const retry = async () => {
    setRetrying(true)
    await reloadAccess()
    setRetrying(false)
  }
  return (
    <main>
      <ScreenMessage
        kind="failed"
        title="Your page access could not be loaded"
        headingLevel={1}
        onRetry={retry}
        retrying={retrying}
        actions={
          <Button icon={LogOut} onClick={signOut}>
            Sign out
          </Button>
        }
      >
        Without it this page cannot be opened. Try again; if it keeps failing, sign out and in again.
      </ScreenMessage>
    </main>
  )
}
