import { escapeHtml } from '../../contract/renderTemplate'

/** Words of a mail; `{{name}}` stays as it is. */
export interface MailWords {
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** Label and variable of the button. */
  readonly button?: readonly [string, string]
  /** Rows of facts: label and text. */
  readonly facts?: readonly (readonly [string, string])[]
  /** A code in large figures. */
  readonly code?: string
  /** Small print before the footer. */
  readonly note?: string
}

const FONT = "font-family:Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

const paragraph = (text: string) =>
  `<p style="margin:0 0 16px;${FONT};font-size:15px;line-height:24px;color:#1f2a2e">${escapeHtml(text)}</p>`
const fact = ([label, text]: readonly [string, string]) =>
  `<tr>
          <td style="padding:8px 16px 8px 0;${FONT};font-size:14px;line-height:20px;color:#5c6b70;white-space:nowrap">${escapeHtml(label)}</td>
          <td style="padding:8px 0;${FONT};font-size:14px;line-height:20px;color:#1f2a2e" align="right">${escapeHtml(text)}</td>
        </tr>`

/** The mail as HTML: one table, inline styles, 600 px, readable without pictures and in the dark. */
export function mailHtml({ heading, paragraphs, button, facts, code, note }: MailWords): string {
  const blocks = [
    ...paragraphs.map(paragraph),
    code === undefined
      ? ''
      : `<p style="margin:8px 0 24px;font-family:'JetBrains Mono',Consolas,monospace;font-size:30px;line-height:40px;letter-spacing:6px;color:#1f2a2e">${code}</p>`,
    facts === undefined
      ? ''
      : `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px;border-top:1px solid #dfe4e6;border-bottom:1px solid #dfe4e6">
        ${facts.map(fact).join('\n        ')}
      </table>`,
    button === undefined
      ? ''
      : `<p style="margin:8px 0 24px"><a href="{{${button[1]}}}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0b6b87;color:#ffffff;${FONT};font-size:15px;line-height:20px;text-decoration:none">${escapeHtml(button[0])}</a></p>
      <p style="margin:0 0 16px;${FONT};font-size:13px;line-height:20px;color:#5c6b70">If the button does not work, copy this address into your browser:<br>{{${button[1]}}}</p>`,
    note === undefined ? '' : `<p style="margin:0 0 16px;${FONT};font-size:13px;line-height:20px;color:#5c6b70">${escapeHtml(note)}</p>`,
  ].filter((block) => block !== '')
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <meta name="color-scheme" content="light dark">
  <title>${escapeHtml(heading)}</title>
</head>
<body style="margin:0;padding:0;background:#f3f4f4">
  <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f4f4">
  <tr><td align="center" style="padding:32px 16px">
    <table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:#ffffff;border:1px solid #dfe4e6;border-radius:12px">
    <tr><td style="padding:24px 32px 0;${FONT};font-size:15px;font-weight:600;color:#0b6b87">{{siteName}}</td></tr>
    <tr><td style="padding:16px 32px 24px">
      <h1 style="margin:0 0 16px;${FONT};font-size:22px;line-height:30px;font-weight:600;color:#1f2a2e">${escapeHtml(heading)}</h1>
      ${blocks.join('\n      ')}
    </td></tr>
    </table>
    <p style="margin:16px 0 0;${FONT};font-size:12px;line-height:18px;color:#5c6b70">You get this mail because of your account at {{siteName}}. Questions: {{supportEmail}}</p>
  </td></tr>
  </table>
</body>
</html>`
}

/** The same mail without markup. */
export function mailText({ heading, paragraphs, button, facts, code, note }: MailWords): string {
  const parts = [
    heading,
    ...paragraphs,
    ...(code === undefined ? [] : [code]),
    ...(facts === undefined ? [] : [facts.map(([label, text]) => `${label}: ${text}`).join('\n')]),
    ...(button === undefined ? [] : [`${button[0]}: {{${button[1]}}}`]),
    ...(note === undefined ? [] : [note]),
    '{{siteName}} · {{supportEmail}}',
  ]
  return parts.join('\n\n')
}
