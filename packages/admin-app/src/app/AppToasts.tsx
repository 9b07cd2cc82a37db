import { useToasts } from '@quarterdeck/core'
import { lazy, Suspense } from 'react'
import { Quietly } from './Quietly'

const ToastLayer = lazy(() => import('./ToastLayer').then((module) => ({ default: module.ToastLayer })))

/** The toasts of SPEC §2. Their looks are fetched with the first of them: a guest page has none. */
export function AppToasts() {
  const some = useToasts().length > 0
  return (
    <Quietly>
      <Suspense>{some && <ToastLayer />}</Suspense>
    </Quietly>
  )
}
