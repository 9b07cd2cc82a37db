import { html, raw } from 'hono/html'
import type { OpenApi, Operation } from './openApi'
import { type Parameter, type Schema, SHARED_PARAMETERS } from './parameters'
import { schemaText } from './schemaText'

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { max-width: 68rem; margin: 0 auto; padding: 1.5rem }
nav ul { columns: 14rem; padding: 0; list-style: none }
h2 { margin-top: 3rem; border-bottom: 1px solid }
article { margin: 2rem 0; padding-inline-start: 1rem; border-inline-start: 3px solid color-mix(in srgb, currentcolor 25%, transparent) }
h3 { margin: 0; font: 600 1rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
h4 { margin: .75rem 0 0; font-size: .875rem }
p { margin: .25rem 0 }
pre { margin: .25rem 0; overflow-x: auto; padding: .5rem .75rem; background: color-mix(in srgb, currentcolor 6%, transparent) }
pre, dt { font: .8125rem/1.5 ui-monospace, monospace }
dl { margin: .25rem 0; display: grid; grid-template-columns: minmax(8rem, max-content) 1fr; gap: 0 1rem }
dd { margin: 0; min-width: 0; overflow-wrap: anywhere }
@media (max-width: 40rem) { dl { display: block } dd { margin-inline-start: 1rem } }
`

/** No script, no picture, no other origin: only the style with this answer's nonce. */
export const apiPagePolicy = (nonce: string): string =>
  `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`

const idOf = (tag: string) => tag.toLowerCase().replace(/\W+/g, '-')

function who(requires: Operation['x-permission']): string {
  if (requires === 'guest') return 'Anybody'
  if (requires === 'session') return 'Any signed-in admin'
  if (requires === 'superadmin') return 'A superadmin'
  return requires.action === undefined ? `Permission “${requires.page}”` : `Permission “${requires.page}: ${requires.action}”`
}

function parameterLine(parameter: Parameter) {
  const found = '$ref' in parameter ? SHARED_PARAMETERS[parameter.$ref.split('/').at(-1) ?? ''] : parameter
  if (!found || '$ref' in found) return ''
  const needed = found.required ? ', required' : ''
  return html`<dt>${found.name}</dt><dd>${found.in}${needed}: ${found.description ?? schemaText(found.schema)}</dd>`
}

const schemaBlock = (title: string, schema: Schema) => html`<h4>${title}</h4><pre tabindex="0">${schemaText(schema)}</pre>`

/** What the caller gets, out of its envelope. */
function resultBlock({ responses }: Operation) {
  const success = responses['200'] ?? responses['2XX']
  if (!success || '$ref' in success) return ''
  const [[type, { schema }] = ['', { schema: {} }]] = Object.entries(success.content ?? {})
  const { result } = (schema['properties'] ?? {}) as { readonly result?: Schema }
  return result ? schemaBlock('Result', result) : html`<h4>Answer</h4><p>${type}</p>`
}

function operationPart(path: string, method: string, operation: Operation) {
  const { operationId, summary, parameters, requestBody, responses } = operation
  const refusals = Object.keys(responses).filter((status) => /^4/.test(status))
  return html`<article id="${operationId}">
<h3>${method.toUpperCase()} ${path}</h3>
<p>${summary}</p>
<p><small>${who(operation['x-permission'])} · ${operationId} · ${operation['x-source']}</small></p>
${parameters.length > 0 ? html`<h4>Parameters</h4><dl>${parameters.map(parameterLine)}</dl>` : ''}
${requestBody ? schemaBlock('Body', requestBody.content['application/json'].schema) : ''}
${resultBlock(operation)}
<p><small>Refusals: ${refusals.join(', ')}</small></p>
</article>`
}

/** The document as one page without scripts, grouped by right; the browser's own search finds every word of it. */
export async function apiPage({ info, tags, paths }: OpenApi, nonce: string): Promise<string> {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const group = (tag: string) =>
    operations
      .filter(({ operation }) => operation.tags[0] === tag)
      .map(({ path, method, operation }) => operationPart(path, method, operation))
  const page = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title} API</title>
<style nonce="${nonce}">${raw(STYLE)}</style>
</head>
<body>
<header>
<h1>${info.title} API</h1>
<p>${info.description}</p>
<p>For programs: <a href="openapi.json">openapi.json</a>.</p>
</header>
<nav aria-label="Groups"><ul>${tags.map(({ name }) => html`<li><a href="#${idOf(name)}">${name}</a></li>`)}</ul></nav>
<main>${tags.map(({ name }) => html`<section aria-labelledby="${idOf(name)}"><h2 id="${idOf(name)}">${name}</h2>${group(name)}</section>`)}</main>
</body>
</html>`
  return page.toString()
}
