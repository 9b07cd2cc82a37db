import { PGlite } from '@electric-sql/pglite'

/** Small and forgetful: a page's database lives as long as the page, so nothing is kept for a crash (WORLDS.md, figures). */
export const PAGE_START_PARAMS: string[] = [
  ...PGlite.defaultStartParams,
  ...[
    'shared_buffers=8MB',
    'wal_level=minimal',
    'max_wal_senders=0',
    'full_page_writes=off',
    'synchronous_commit=off',
    'max_wal_size=4MB',
    'min_wal_size=2MB',
  ].flatMap((setting) => ['-c', setting]),
]

/** Hosts that set Content-Encoding hand over an unpacked tar, so the gzip magic decides. */
export function dumpBlob(dump: ArrayBuffer): Blob {
  const [first, second] = new Uint8Array(dump, 0, 2)
  return new Blob([dump], { type: first === 0x1f && second === 0x8b ? 'application/x-gzip' : 'application/x-tar' })
}
