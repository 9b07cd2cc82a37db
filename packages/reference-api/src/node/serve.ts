import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Pool } from 'pg'
import { SEED_NAMES, type SeedName, seedDatabase } from '../seed'
import { migrate } from '../server/db/migrate'
import { argonHasher } from './argonHasher'
import { assertPortFree } from './bind'
import { openEmbedded } from './embeddedDatabase'
import { createFirstAdmin, FIRST_ADMIN_EMAIL, firstPassword, hasNoAdmin } from './firstAdmin'
import { jsonLog } from './jsonLog'
import { readKeyFile } from './keyFile'
import { type Listening, listen } from './listen'
import { smtp, smtpMail } from './mail'
import { type OpenDatabase, StartError } from './openDatabase'
import { openPostgres } from './postgres'
import { staticSite } from './staticSite'

const { env } = process

/** The built admin app beside this package, seen from the bundle and from the source. */
const APP_FOLDERS = ['../../admin-app/dist', '../../../admin-app/dist'].map((path) => fileURLToPath(new URL(path, import.meta.url)))

const listOf = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

function portOf(text: string | undefined): number {
  const port = Number(text ?? 4000)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new StartError(`PORT "${text}" is not a port.`)
  return port
}

function readArguments(): { readonly reset: boolean; readonly seed: SeedName } {
  try {
    const { values } = parseArgs({ options: { reset: { type: 'boolean', default: false }, seed: { type: 'string', default: 'ordinary' } } })
    const seed = SEED_NAMES.find((name) => name === values.seed)
    if (seed) return { reset: values.reset, seed }
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error))
  }
  throw new StartError(`--seed is one of ${SEED_NAMES.join(', ')}.`)
}

async function openDatabase(folder: string, reset: boolean): Promise<OpenDatabase & { readonly pool?: Pool }> {
  const url = env['DATABASE_URL']
  if (!url) return await openEmbedded(folder, { reset })
  if (reset) throw new StartError('--reset works on the embedded database only. Empty the database server yourself.')
  return await openPostgres(url)
}

function siteOf() {
  const folder = env['ADMIN_APP_DIR'] ?? APP_FOLDERS.find((path) => existsSync(join(path, 'index.html')))
  if (folder === undefined) return null
  if (!existsSync(join(folder, 'index.html'))) throw new StartError(`ADMIN_APP_DIR ${folder} holds no built admin app.`)
  return staticSite(folder, env['GEO_URL'] ?? '')
}

/** Fills an empty database and makes the first superadmin; his password is printed once. */
async function prepare({ db }: OpenDatabase, seed: SeedName): Promise<void> {
  await migrate(db)
  if (!(await hasNoAdmin(db))) return
  console.log(`First start: writing the ${seed} data.`)
  const now = new Date()
  const password = firstPassword(env['FIRST_ADMIN_PASSWORD'])
  const passwordHash = await argonHasher.hash(password)
  // One transaction: a start that is killed half-way begins again from nothing.
  await db.transaction(async (tx) => {
    await seedDatabase(tx, seed, now)
    await createFirstAdmin(tx, { id: randomUUID(), passwordHash, now })
  })
  console.log(`First administrator: ${FIRST_ADMIN_EMAIL}  password: ${password}`)
}

async function start(opened: OpenDatabase & { readonly pool?: Pool }, folder: string, seed: SeedName): Promise<Listening> {
  const host = env['HOST'] ?? '127.0.0.1'
  const port = portOf(env['PORT'])
  const mailUrl = env['SMTP_URL']
  const keyFolder = env['KEY_DIR'] ?? folder
  const secret = readKeyFile(keyFolder)
  const site = siteOf()
  await assertPortFree(host, port)
  await prepare(opened, seed)
  const { db, pool } = opened
  return await listen({
    host,
    port,
    site,
    db,
    secret,
    now: () => new Date(),
    hasher: argonHasher,
    newId: randomUUID,
    log: jsonLog((line) => process.stderr.write(line)),
    smtp,
    ...(mailUrl && { mail: smtpMail(mailUrl, env['MAIL_FROM'] ?? 'Quarterdeck <no-reply@quarterdeck.example>') }),
    ...(pool && { pool }),
    config: {
      publicUrl: env['PUBLIC_URL'] ?? `http://${host}:${port}`,
      corsOrigins: listOf(env['CORS_ORIGINS']),
      trustedProxies: listOf(env['TRUSTED_PROXIES']),
      metricsToken: env['METRICS_TOKEN'] ?? null,
      hashSlots: 2 * availableParallelism(),
    },
  })
}

/** Ends once, however often a signal comes: a terminal and npm both pass it on. */
function endOnSignal(listening: Listening, opened: OpenDatabase): void {
  let ending = false
  const end = async () => {
    if (ending) return
    ending = true
    await listening.close()
    await opened.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      end().catch((error: unknown) => {
        console.error(error)
        process.exit(1)
      })
    })
}

async function main(): Promise<void> {
  const { reset, seed } = readArguments()
  const folder = resolve(env['DATA_DIR'] ?? '.data')
  const opened = await openDatabase(folder, reset)
  try {
    const listening = await start(opened, folder, seed)
    endOnSignal(listening, opened)
    console.log(`Listening on ${listening.url}`)
    console.log(`Database: ${opened.name}`)
  } catch (error) {
    await opened.close()
    throw error
  }
}

main().catch((error: unknown) => {
  if (error instanceof StartError) console.error(error.message)
  else console.error(error)
  process.exit(1)
})
