import { defineEndpoints } from '../endpoint'

/** The contract about itself. Guests may read it: it holds what docs/contract.md holds, and no version of what runs. */
export const documentEndpoints = defineEndpoints({
  getOpenApi: {
    method: 'GET',
    path: '/adminapi/openapi.json',
    requires: 'guest',
    source: 'ours',
    summary: 'This contract as an OpenAPI 3.1 document.',
    streams: 'application/json',
  },
  getApiPage: {
    method: 'GET',
    path: '/adminapi/docs',
    requires: 'guest',
    source: 'ours',
    summary: 'This contract as a page to read.',
    streams: 'text/html',
  },
})
