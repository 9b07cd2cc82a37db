import { escapeHtml } from '../contract/renderTemplate'
import type { cmsPages, cmsVersions } from '../server/db/schema'
import { CMS_CATALOG } from './cms/cmsCatalog'
import type { CmsText } from './cms/cmsEntry'
import type { SeedPlan } from './seedPlan'

const DAY_MS = 86_400_000

/** Paragraphs as the HTML that the editor makes. */
export const bodyOf = ([, , ...paragraphs]: CmsText): string =>
  paragraphs
    .map((text) =>
      text.startsWith('## ')
        ? `<h2>${escapeHtml(text.slice(3))}</h2>`
        : text.startsWith('- ')
          ? `<ul>${text
              .split('\n')
              .map((line) => `<li><p>${escapeHtml(line.slice(2))}</p></li>`)
              .join('')}</ul>`
          : `<p>${escapeHtml(text)}</p>`,
    )
    .join('')

/** Pages in both languages, with the versions they have had. */
export function makeCmsPages(plan: SeedPlan, now: Date) {
  const pages: (typeof cmsPages.$inferInsert)[] = []
  const versions: (typeof cmsVersions.$inferInsert)[] = []
  CMS_CATALOG.slice(0, plan.cmsPages).forEach((entry, index) => {
    const { slug, type } = entry
    for (const language of ['en', 'es'] as const) {
      const text = entry[language]
      const [title, excerpt] = text
      // A translation is never further than its original.
      const status = language === 'es' && index % 7 === 6 ? 'draft' : entry.status
      const id = language === 'en' ? `page-${index + 1}` : `page-${index + 1}-es`
      const createdAt = new Date(now.getTime() - (120 - index * 3 + (language === 'es' ? -1 : 0)) * DAY_MS)
      const updatedAt = new Date(createdAt.getTime() + (index % 5) * DAY_MS)
      const common = {
        title,
        slug,
        body: bodyOf(text),
        excerpt,
        seo: { metaTitle: title.slice(0, 60), metaDescription: excerpt.slice(0, 160), noindex: type === 'legal' },
      }
      const saves = 1 + (index % 3)
      pages.push({
        ...common,
        id,
        language,
        translationOf: language === 'en' ? null : `page-${index + 1}`,
        type,
        status,
        publishAt: status === 'scheduled' ? new Date(now.getTime() + 2 * DAY_MS) : null,
        unpublishAt: status === 'scheduled' ? new Date(now.getTime() + 9 * DAY_MS) : null,
        publishedAt: status === 'published' || status === 'archived' ? updatedAt : null,
        createdAt,
        updatedAt,
        updatedBy: 'admin-7',
        updatedByName: 'Zoe Marchetti',
        version: saves,
      })
      for (let number = 1; number <= saves; number += 1)
        versions.push({
          ...common,
          body: number === saves ? common.body : bodyOf(text.slice(0, 3) as unknown as CmsText),
          id: `${id}-v${number}`,
          pageId: id,
          number,
          published: number === saves && status === 'published',
          at: new Date(createdAt.getTime() + Math.floor(((updatedAt.getTime() - createdAt.getTime()) * number) / saves)),
          adminId: 'admin-7',
          adminName: 'Zoe Marchetti',
        })
    }
  })
  return { pages, versions }
}
