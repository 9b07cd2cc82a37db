const plain = (text: string) => text.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLocaleLowerCase()

/** Whether the typed text is the one asked for; case and outer spaces do not count. An empty phrase asks for nothing. */
export function matchesPhrase(typed: string, phrase: string | undefined): boolean {
  return phrase === undefined || phrase.trim() === '' || plain(typed) === plain(phrase)
}
