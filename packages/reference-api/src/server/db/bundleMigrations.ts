import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const FOLDER = new URL('../../../migrations/', import.meta.url)
const BUNDLE = new URL('./migrations.ts', import.meta.url)

/**
 * Source of `migrations.ts`: the SQL files as one list, so that a page, tsx and a bundle read them alike.
 * `"public".` is taken out: a story world is a schema of its own, and its types and references must stay inside.
 */
export function bundleMigrations(): string {
  const list = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const statements = readFileSync(new URL(name, FOLDER), 'utf8')
        .replaceAll('"public".', '')
        .replaceAll('--> statement-breakpoint', '')
        .trim()
      return `  {\n    tag: '${name.replace(/\.sql$/, '')}',\n    sql: \`\n${statements.replace(/[\\`]|\$\{/g, '\\$&')}\n\`,\n  },\n`
    })
  return `/** Made by \`pnpm --filter @quarterdeck/reference-api db:generate\`; do not edit. */\nexport const MIGRATIONS: readonly { readonly tag: string; readonly sql: string }[] = [\n${list.join('')}]\n`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(BUNDLE, bundleMigrations())
