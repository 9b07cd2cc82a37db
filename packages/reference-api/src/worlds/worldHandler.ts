import { HttpResponse, http } from 'msw'
import type { OpenWorld } from './openWorld'

/** Hands every call below `/__world/<id>/` to that world's API, with the prefix taken off. A world that is gone does not answer. */
export const worldHandler = (find: (id: string) => Pick<OpenWorld, 'fetch'> | undefined) =>
  http.all<{ id: string }>('*/__world/:id/*', async ({ request, params }) => {
    const world = find(params.id)
    if (!world) return HttpResponse.error()
    const url = new URL(request.url)
    url.pathname = url.pathname.replace(/^.*\/__world\/[^/]+/, '')
    return await world.fetch(new Request(url, request))
  })
