export interface FileLimits {
  /** Media types or endings, e.g. `['image/png', '.svg']`. */
  accept?: readonly string[] | undefined
  /** Largest size in bytes. */
  maxBytes?: number | undefined
}

const NAMES: Record<string, string> = {
  'image/svg+xml': 'SVG',
  'image/x-icon': 'ICO',
  'text/csv': 'CSV',
  'text/html': 'HTML',
  'application/pdf': 'PDF',
}

const nameOf = (type: string) => (NAMES[type] ?? (type.startsWith('.') ? type.slice(1) : (type.split('/')[1] ?? type))).toUpperCase()

/** Types in words: "PNG, SVG or WEBP". */
export function acceptWords(accept: readonly string[]): string {
  const names = [...new Set(accept.map(nameOf))]
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}

/** Size in words with 1 KB = 1024 bytes: "512 KB", "1.2 MB". */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`
  const [size, unit] = bytes < 1024 ** 2 ? [bytes / 1024, 'KB'] : [bytes / 1024 ** 2, 'MB']
  return `${size >= 100 || Number.isInteger(size) ? Math.ceil(size) : Math.ceil(size * 10) / 10} ${unit}`
}

/** Why a file cannot be taken, in words that say what to do; undefined when it can. The server checks again, by content. */
export function fileProblem(file: { name: string; type: string; size: number }, { accept, maxBytes }: FileLimits): string | undefined {
  const ending = file.name.toLowerCase()
  const fits = accept?.some((type) =>
    type.startsWith('.')
      ? ending.endsWith(type.toLowerCase())
      : type.endsWith('/*')
        ? file.type.startsWith(type.slice(0, -1))
        : file.type === type,
  )
  if (accept && !fits) return `“${file.name}” is of another type. Choose a ${acceptWords(accept)} file.`
  if (file.size === 0) return `“${file.name}” is empty. Choose another file.`
  if (maxBytes !== undefined && file.size > maxBytes) {
    return `“${file.name}” has ${formatBytes(file.size)}; the limit is ${formatBytes(maxBytes)}. Choose a smaller file.`
  }
  return undefined
}
