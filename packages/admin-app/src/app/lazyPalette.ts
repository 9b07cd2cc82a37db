import { lazy } from 'react'

/** The command palette, in a chunk of its own. */
export const Palette = lazy(() => import('./ShellPalette').then((module) => ({ default: module.ShellPalette })))
