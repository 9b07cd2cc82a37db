import { desc, eq } from 'drizzle-orm'
import type { TemplateLocale } from '../../contract'
import { checkTemplate } from '../../contract/checkTemplate'
import { canonical } from '../audit'
import type { Actor, Context } from '../call'
import type { RecordKind } from '../change'
import { emailTemplates, emailTemplateVersions } from '../db/schema'
import { type Fault, invalid, notFound } from '../failure'

export type TemplateRow = typeof emailTemplates.$inferSelect

export const TEMPLATE: RecordKind<typeof emailTemplates> = {
  table: emailTemplates,
  key: 'key',
  label: 'Template',
  type: 'emailTemplate',
  name: ({ name }) => name,
}

/** Whether the published text is the delivered one. */
export const isDelivered = ({ locales, factory }: TemplateRow) => canonical(locales) === canonical(factory)

export const templateItem = (row: TemplateRow) => ({
  ...row,
  languages: row.locales.map(({ language }) => language),
  hasDraft: row.draft !== null,
  changed: !isDelivered(row),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

export const templateView = async ({ db }: Pick<Context, 'db'>, row: TemplateRow) => ({
  ...templateItem(row),
  versions: await db.$count(emailTemplateVersions, eq(emailTemplateVersions.templateKey, row.key)),
})

export async function readTemplate({ db }: Pick<Context, 'db'>, key: string): Promise<TemplateRow> {
  const [row] = await db.select().from(emailTemplates).where(eq(emailTemplates.key, key))
  if (!row) throw notFound('Template')
  return row
}

/** 422 at `draft.<n>.<field>` for every error of `checkTemplate`; warnings pass. */
export function assertTemplate(locales: readonly TemplateLocale[], { variables }: Pick<TemplateRow, 'variables'>): void {
  const errors = locales.flatMap((locale, index) =>
    checkTemplate(locale, variables)
      .filter(({ severity }) => severity === 'error')
      .map(({ field, message }): Fault => ({ field: `draft.${index}.${field}`, code: 'invalid', message })),
  )
  if (errors.length > 0) throw invalid(errors)
}

/** Keeps what has just been published. */
export async function keepPublication(
  { app, db, now, actor }: Context & { readonly actor: Actor },
  key: string,
  locales: TemplateLocale[],
): Promise<void> {
  const [last] = await db
    .select({ number: emailTemplateVersions.number })
    .from(emailTemplateVersions)
    .where(eq(emailTemplateVersions.templateKey, key))
    .orderBy(desc(emailTemplateVersions.number))
    .limit(1)
  await db.insert(emailTemplateVersions).values({
    id: app.newId(),
    templateKey: key,
    number: (last?.number ?? 0) + 1,
    locales,
    at: now,
    adminId: actor.id,
    adminName: actor.name,
  })
}

/** For the audit log: which languages differ, instead of the whole texts. */
export function changedLanguages(before: readonly TemplateLocale[] | null, after: readonly TemplateLocale[] | null): string[] {
  const languages = [...new Set([...(before ?? []), ...(after ?? [])].map(({ language }) => language))]
  const textIn = (list: readonly TemplateLocale[] | null, language: string) =>
    canonical(list?.find((locale) => locale.language === language))
  return languages.filter((language) => textIn(before, language) !== textIn(after, language))
}
