import { defineEndpoints } from '../endpoint'
import { idParams } from '../fields'
import { health, siteInfo } from '../site'

/** What guests may read. */
export const siteEndpoints = defineEndpoints({
  getSite: {
    method: 'GET',
    path: '/adminapi/site',
    requires: 'guest',
    source: 'ours',
    summary: 'Name, look and maintenance state of the site.',
    result: siteInfo,
  },
  getFile: {
    method: 'GET',
    path: '/adminapi/files/:id',
    requires: 'guest',
    source: 'ours',
    summary: 'An uploaded picture, such as the logo.',
    params: idParams,
    streams: 'image/*',
  },
  getHealth: {
    method: 'GET',
    path: '/health',
    requires: 'guest',
    source: 'ours',
    summary: 'Whether the API and its database answer.',
    result: health,
  },
})
