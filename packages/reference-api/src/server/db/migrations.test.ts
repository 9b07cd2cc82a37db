import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundleMigrations } from './bundleMigrations'
import { MIGRATIONS } from './migrations'

describe('migrations', () => {
  let pg: PGlite
  beforeAll(async () => {
    pg = await PGlite.create()
    const ddl = MIGRATIONS.map(({ sql }) => sql).join('\n')
    await pg.transaction(async (tx) => {
      await tx.exec(`create schema "w1"; set local search_path to "w1"; ${ddl}`)
    })
  })
  afterAll(() => pg.close())

  it('bundles the SQL files as they are now (run db:generate when this fails)', () => {
    expect(readFileSync(new URL('./migrations.ts', import.meta.url), 'utf8')).toBe(bundleMigrations())
  })

  it('names no schema, so that a world keeps its tables to itself', async () => {
    expect(MIGRATIONS.filter(({ sql }) => sql.includes('"public"'))).toEqual([])
    const { rows } = await pg.query(`select 1 from pg_tables where schemaname = 'public'`)
    expect(rows).toEqual([])
  })

  it.each(['update w1.audit_log set action = $$x$$', 'delete from w1.audit_log', 'truncate w1.audit_log'])(
    'P34 the audit log refuses: %s',
    async (statement) => {
      await pg.exec(
        `insert into w1.audit_log (seq, id, at, actor_name, action, target_type, result, request_id, prev_hash, hash)
       values (1, 'a1', now(), 'system', 'x', 'x', 'done', 'r', '', '') on conflict do nothing`,
      )
      await expect(pg.exec(statement)).rejects.toThrow('append-only')
    },
  )
})
