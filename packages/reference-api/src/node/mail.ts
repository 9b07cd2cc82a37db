import { createTransport } from 'nodemailer'
import type { Mail, MailServer, SendMail, Smtp } from '../server/ports'

/** Milliseconds until a silent server is given up. */
const TIMEOUT_MS = 10_000

/** No picture or text of a letter is fetched from anywhere (S45). */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true } as const

/** One recipient as an object: a comma in the address cannot become a second one (S32). */
const letterOf = ({ to, subject, text, html }: Mail) => ({
  to: { name: '', address: to },
  subject,
  text,
  ...(html !== null && { html }),
})

/** Sends through an SMTP server (`smtp://user:password@host:port`); throws when it does not take the letter. */
export function smtpMail(url: string, from: string): SendMail {
  const transport = createTransport({ url, ...CLOSED })
  return async (mail) => void (await transport.sendMail({ from, ...letterOf(mail) }))
}

const transportTo = ({ host, port, tls, user, password }: MailServer) =>
  createTransport({
    host,
    port,
    secure: tls === 'tls',
    requireTLS: tls === 'starttls',
    ignoreTLS: tls === 'none',
    ...(user !== '' && { auth: { user, pass: password ?? '' } }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
    ...CLOSED,
  })

/** Mail servers of Site Settings: a connection a letter, so that a saved change counts at once. */
export const smtp: Smtp = {
  async verify(server) {
    const transport = transportTo(server)
    try {
      await transport.verify()
    } finally {
      transport.close()
    }
  },

  async send(server, mail) {
    const transport = transportTo(server)
    try {
      await transport.sendMail({ from: { name: server.fromName, address: server.fromEmail }, ...letterOf(mail) })
    } finally {
      transport.close()
    }
  },
}
