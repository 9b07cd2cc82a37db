import { audit } from '../audit'
import type { Handlers } from '../call'
import { files } from '../db/schema'
import { readLogo } from '../logoFile'

export const logoHandlers = {
  uploadLogo: async (call) => {
    const { app, db, now, actor, body } = call
    const data = readLogo(body.mediaType, body.data)
    const file = { id: app.newId(), mediaType: body.mediaType, size: data.length }
    await db.insert(files).values({ ...file, data, createdAt: now, createdBy: actor.id })
    await audit(call, { action: 'settings.logo_upload', target: { type: 'file', id: file.id, label: 'Logo' }, after: { ...file } })
    return { ...file, url: `/adminapi/files/${file.id}` }
  },
} satisfies Handlers
