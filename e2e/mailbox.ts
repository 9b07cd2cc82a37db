import { SMTPServer } from 'smtp-server'

export interface Mailbox {
  /** For SMTP_URL. */
  url: string
  /** The newest letter to an address that has these words, as plain text; waits for it. */
  letterTo(address: string, words: RegExp): Promise<string>
  close(): Promise<void>
}

/** Soft line ends and `=3D` of a quoted-printable letter, undone. */
const unquoted = (raw: string) =>
  raw.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** A mail server that keeps what it is given, so that a journey can follow the link in a letter. */
export async function startMailbox(): Promise<Mailbox> {
  const letters: { to: string; text: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        for (const { address } of session.envelope.rcptTo) letters.unshift({ to: address, text: unquoted(Buffer.concat(parts).toString()) })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    async letterTo(to, words) {
      for (let tries = 0; tries < 100; tries += 1) {
        const letter = letters.find((each) => each.to === to && words.test(each.text))
        if (letter) return letter.text
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      throw new Error(`No letter to ${to} came.`)
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
