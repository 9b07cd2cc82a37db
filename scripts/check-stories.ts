/** Fails when a screen lacks one of its states, a guard story is missing, or a menu entry has no screen. */

import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { accountMenu, menu } from '@quarterdeck/admin-app/menu'
import { paths } from '@quarterdeck/admin-app/paths'
import { buildIndex } from 'storybook/internal/core-server'
import { GUARDS, SCREENS } from './requiredStories'
import { ROOT } from './run/root.mjs'

const index = await buildIndex({ configDir: join(ROOT, '.storybook'), quiet: true })
const stories = new Map<string, Set<string>>()
const drawnInBothThemes = new Set<string>()
for (const entry of Object.values(index.entries)) {
  if (entry.type !== 'story') continue
  const names = stories.get(entry.title) ?? new Set()
  stories.set(entry.title, names.add(entry.exportName ?? entry.name))
  if (entry.exportName === 'AllStates' && entry.tags?.includes('visual')) drawnInBothThemes.add(dirname(entry.importPath))
}

const problems: string[] = []
const expectStories = (title: string, names: readonly string[]) => {
  const missing = names.filter((name) => !stories.get(title)?.has(name))
  if (missing.length > 0) problems.push(`${title} lacks ${missing.join(', ')}`)
}

for (const { title, states, comesWith } of Object.values(SCREENS)) {
  if (!comesWith) expectStories(title, states)
  else if (stories.has(title))
    problems.push(`${title} has stories: drop its comesWith from scripts/requiredStories.ts, so that its states are checked`)
}
for (const [title, names] of Object.entries(GUARDS)) expectStories(title, names)

const uiFolder = 'packages/ui/src'
for (const component of readdirSync(join(ROOT, uiFolder))) {
  if (!existsSync(join(ROOT, uiFolder, component, `${component}.tsx`))) continue
  if (!drawnInBothThemes.has(`./${uiFolder}/${component}`)) problems.push(`ui/${component} lacks AllStates tagged visual`)
}

const known: readonly string[] = Object.values(paths)
const targets = [...menu, ...menu.flatMap((group) => group.items ?? []), ...accountMenu].flatMap((entry) => entry.to ?? [])
for (const to of targets) if (!known.includes(to)) problems.push(`the menu leads to ${to}, which is not in paths.ts`)

const total = [...stories.values()].reduce((sum, names) => sum + names.size, 0)
const later = Object.values(SCREENS).filter((screen) => screen.comesWith).length
console.log(
  `stories total=${total} screens=${Object.keys(SCREENS).length - later} later=${later} guards=${Object.values(GUARDS).flat().length}`,
)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
