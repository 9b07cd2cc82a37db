import { lazy } from 'react'

const load = () => import('./ShellPalette').then((module) => ({ default: module.ShellPalette }))

/** Starts loading the palette: its trigger was pointed at. */
export const preloadPalette = () => void load().catch(() => undefined)

/** The command palette, in a chunk of its own. */
export const Palette = lazy(load)
