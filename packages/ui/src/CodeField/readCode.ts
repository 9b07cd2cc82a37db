/** The digits of a pasted or typed code: spaces and dashes dropped, full-width digits of an IME made plain, cut at `length`. F99. */
export function readCode(text: string, length: number): string {
  return text
    .normalize('NFKC')
    .replace(/[^0-9]/g, '')
    .slice(0, length)
}
