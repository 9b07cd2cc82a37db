import { createTransport } from 'nodemailer'
import type { SendMail } from '../server/ports'

/** Sends through an SMTP server (`smtp://user:password@host:port`); throws when it does not take the letter. */
export function smtpMail(url: string, from: string): SendMail {
  const transport = createTransport(url)
  return async ({ to, subject, text, html }) => {
    // One recipient as an object: a comma in the address cannot become a second one (S32).
    await transport.sendMail({ from, to: { name: '', address: to }, subject, text, ...(html !== null && { html }) })
  }
}
