/** SPEC §8: what an answer without words reads as. */
const NO_WORDS = 'Something went wrong'

/** Type with a capital and two exclamation marks (SPEC §2). Whatever is no usable word reads "Error!!". */
export function toastTitle(type: unknown): string {
  const word = typeof type === 'string' ? type.trim().slice(0, 40) : ''
  const letters = Array.from(word || 'error')
  return `${letters[0]?.toLocaleUpperCase() ?? ''}${letters.slice(1).join('')}!!`
}

/** Any message as plain text: words as they are, an object's own `message`, a list joined, else its JSON. */
export function toastMessage(message: unknown): string {
  if (typeof message === 'string') return message.trim() || NO_WORDS
  if (typeof message === 'number' || typeof message === 'boolean' || typeof message === 'bigint') return String(message)
  if (Array.isArray(message)) return message.map(toastMessage).join(', ') || NO_WORDS
  if (message instanceof Error) return toastMessage(message.message)
  if (typeof message !== 'object' || message === null) return NO_WORDS
  if (Object.hasOwn(message, 'message')) {
    const inner: unknown = Reflect.get(message, 'message')
    if (typeof inner === 'string') return toastMessage(inner)
  }
  try {
    return JSON.stringify(message) ?? NO_WORDS
  } catch {
    return NO_WORDS
  }
}
