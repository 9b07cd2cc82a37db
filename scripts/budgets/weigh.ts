import { brotliCompressSync, constants } from 'node:zlib'

/** Bytes on the wire when served with brotli at its best, as the server's pre-compressed files are. */
export function weigh(content: string | Buffer): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  return brotliCompressSync(content, { params }).length
}

/** `12.3 kB`, a kB being 1000 bytes. */
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
