import createPurify from 'dompurify'

export interface PreviewPage {
  html: string
  theme: 'light' | 'dark'
  /** Origins pictures may come from beside this site's own. */
  imageOrigins: readonly string[]
}

/** The part of Trusted Types used here; TypeScript's DOM types have none yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): unknown }
}

const FORBIDDEN = ['form', 'input', 'button', 'select', 'textarea', 'meta', 'base', 'link', 'iframe', 'video', 'audio', 'source']

const purify = createPurify(window)

/** What our own page allows inside, as text; a policy's answer still has to be put together with it. */
function clean(html: string): string {
  return purify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: FORBIDDEN,
    FORBID_ATTR: ['srcset', 'ping', 'target', 'id', 'name'],
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|data:image\/(?:png|jpeg|gif|webp);|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
    FORCE_BODY: true,
    RETURN_TRUSTED_TYPE: false,
  })
}

const nonceOfPage = () => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

/**
 * A frame inherits the page's policy, which refuses style attributes and lets in only sheets with its nonce.
 * So each attribute becomes a rule of one sheet, strong enough to win as the attribute would.
 */
function moveStyles(html: string, nonce: string): string {
  const body = new DOMParser().parseFromString(trusted(html) as string, 'text/html').body
  const rules: string[] = []
  for (const element of body.querySelectorAll<HTMLElement>('[style]')) {
    element.dataset['style'] = String(rules.length)
    rules.push(`[data-style="${rules.length}"]:not(#_){${element.getAttribute('style')?.replace(/[{}<]/g, '')}}`)
    element.removeAttribute('style')
  }
  for (const sheet of body.querySelectorAll('style')) sheet.setAttribute('nonce', nonce)
  return `<style nonce="${nonce}">${rules.join('')}</style>${body.innerHTML}`
}

const PAPER = 'html{font:14px/1.5 system-ui,sans-serif}body{margin:0;padding:16px}img{max-width:100%;height:auto}'

/** The whole page of the frame. Links would open a new window, which the sandbox forbids: they do nothing. */
function write({ html, theme, imageOrigins }: PreviewPage): string {
  const nonce = nonceOfPage()
  const images = ['data:', window.location.origin, ...imageOrigins].join(' ')
  const policy = `default-src 'none'; img-src ${images}; style-src 'unsafe-inline'`
  return [
    '<!doctype html><html><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<meta name="color-scheme" content="${theme}"><meta name="referrer" content="no-referrer">`,
    `<base target="_blank"><style nonce="${nonce}">${PAPER}</style></head>`,
    `<body>${moveStyles(clean(html), nonce)}</body></html>`,
  ].join('')
}

const policy = (window as Window & { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('quarterdeck-preview', {
  createHTML: (html) => html,
})

/** Marks text that went through `clean` for browsers that demand it. */
const trusted = (html: string): unknown => policy?.createHTML(html) ?? html

/** Puts a sanitised page into a frame. */
export function showPreview(frame: HTMLIFrameElement, page: PreviewPage): void {
  frame.srcdoc = trusted(write(page)) as string
}
