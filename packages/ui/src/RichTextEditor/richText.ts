import { Image } from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table'
import { DOMParser as ModelParser } from '@tiptap/pm/model'
import { getSchema, type JSONContent } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import createPurify from 'dompurify'

const SAFE_LINK = /^(?:https?:\/\/|mailto:)/i
const SAFE_IMAGE = /^https?:\/\//i

/** Links and pictures never carry another scheme, typed or pasted. */
export const isSafeLink = (address: string): boolean => SAFE_LINK.test(address.trim())
export const isSafeImage = (address: string): boolean => SAFE_IMAGE.test(address.trim())

export const richTextExtensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3] },
    // It would put an empty paragraph at the end of what is saved.
    trailingNode: false,
    link: {
      openOnClick: false,
      protocols: ['http', 'https', 'mailto'],
      isAllowedUri: (address) => isSafeLink(address),
      HTMLAttributes: { rel: 'noopener noreferrer', target: null },
    },
  }),
  Image.configure({ allowBase64: false }),
  TableKit.configure({ table: { resizable: false } }),
]

const purify = createPurify(window)
const schema = getSchema(richTextExtensions)

/** HTML as the editor's own tree. Parsed by DOMPurify, so that no script runs on the way and Trusted Types are content. */
export function readRichText(html: string): JSONContent {
  const clean = purify.sanitize(html, { USE_PROFILES: { html: true }, RETURN_DOM_FRAGMENT: true })
  for (const image of clean.querySelectorAll('img')) if (!isSafeImage(image.getAttribute('src') ?? '')) image.remove()
  return ModelParser.fromSchema(schema).parse(clean).toJSON()
}
