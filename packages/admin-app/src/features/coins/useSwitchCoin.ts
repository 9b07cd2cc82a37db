import { useToast } from '@quarterdeck/core'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { type Failure, readFailure } from '../../shared/failure'
import { useSave } from '../../shared/useSave'
import { type SwitchChange, switchCoin } from './coins.api'
import { switchWords } from './coinWords'

/** Throws switches one at a time; busy until the list shows the outcome. Resolves to the failure, or null once the switch stands. */
export function useSwitchCoin() {
  const { save } = useSave(switchCoin)
  const [busy, setBusy] = useState(false)
  const queries = useQueryClient()
  const toast = useToast()

  const throwSwitch = useCallback(
    async (change: SwitchChange): Promise<Failure | null> => {
      setBusy(true)
      const answer = await save(change)
      if (answer?.ok) {
        await queries.invalidateQueries({ queryKey: ['coins'] })
        toast.success(`${switchWords[change.switch]} of ${change.code} switched ${change.on ? 'on' : 'off'}`)
      }
      setBusy(false)
      return answer && !answer.ok ? readFailure(answer) : null
    },
    [save, queries, toast],
  )
  return { busy, throwSwitch }
}
