import type { LoadPage } from './PageLoader'

/** The signed-in layout with its query cache: a chunk of its own, so /login does without it. */
export const loadShell: LoadPage = () => import('./AdminShell').then((module) => module.AdminShell)
