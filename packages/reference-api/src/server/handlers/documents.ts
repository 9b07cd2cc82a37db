import { endpoints } from '../../contract/endpoints'
import type { Handlers } from '../call'
import { apiPage, apiPagePolicy } from '../openApi/apiPage'
import { type OpenApi, openApi } from '../openApi/openApi'

let made: OpenApi | undefined

/** Made at the first request: the table does not change while the server runs. */
function contract(): OpenApi {
  made ??= openApi(endpoints)
  return made
}

/** The contract as documents, for people and programs. */
export const documentHandlers = {
  getOpenApi: async () => Response.json(contract()),

  getApiPage: async ({ app }) => {
    const nonce = app.newId()
    return new Response(await apiPage(contract(), nonce), {
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': apiPagePolicy(nonce) },
    })
  },
} satisfies Handlers
