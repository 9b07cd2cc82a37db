import { type SQL, sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CmsSeo } from '../../../contract/cmsPage'
import { CMS_STATUSES, CMS_TYPES, TEMPLATE_GROUPS } from '../../../contract/contentStates'
import type { TemplateLocale, TemplateVariable } from '../../../contract/emailTemplateShape'
import { emptyFirst, oneOf, searchWords, time, version, wordsOf } from './columns'

/** Texts of the public site. */
export const cmsPages = pgTable(
  'cms_pages',
  {
    id: text().primaryKey(),
    slug: text().notNull(),
    language: text().notNull(),
    /** Page that this one translates. */
    translationOf: text(),
    type: text({ enum: CMS_TYPES }).notNull(),
    status: text({ enum: CMS_STATUSES }).notNull(),
    title: text().notNull(),
    /** HTML, sanitised before it is written. */
    body: text().notNull(),
    excerpt: text().notNull().default(''),
    seo: jsonb().$type<CmsSeo>().notNull(),
    publishAt: time(),
    unpublishAt: time(),
    publishedAt: time(),
    createdAt: time().notNull(),
    updatedAt: time().notNull(),
    updatedBy: text(),
    updatedByName: text(),
    version: version(),
    search: searchWords().generatedAlwaysAs((): SQL => wordsOf('title', 'slug')),
  },
  (t) => [
    uniqueIndex('cms_pages_slug').on(t.language, t.slug),
    uniqueIndex('cms_pages_translation').on(t.translationOf, t.language).where(sql`${t.translationOf} is not null`),
    index('cms_pages_updated').on(t.updatedAt, t.id),
    index('cms_pages_publish').on(emptyFirst(t.publishAt), t.id),
    oneOf('cms_pages_status_known', t.status, CMS_STATUSES),
    oneOf('cms_pages_type_known', t.type, CMS_TYPES),
  ],
)

/** What a page was, save by save. */
export const cmsVersions = pgTable(
  'cms_versions',
  {
    id: text().primaryKey(),
    pageId: text()
      .notNull()
      .references(() => cmsPages.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    title: text().notNull(),
    slug: text().notNull(),
    body: text().notNull(),
    excerpt: text().notNull(),
    seo: jsonb().$type<CmsSeo>().notNull(),
    /** This text went public. */
    published: boolean().notNull(),
    at: time().notNull(),
    adminId: text(),
    adminName: text(),
  },
  (t) => [uniqueIndex('cms_versions_number').on(t.pageId, t.number)],
)

/** Mails that the site sends. */
export const emailTemplates = pgTable('email_templates', {
  key: text().primaryKey(),
  name: text().notNull(),
  group: text({ enum: TEMPLATE_GROUPS }).notNull(),
  /** When it is sent, in words. */
  trigger: text().notNull(),
  enabled: boolean().notNull().default(true),
  /** Cannot be switched off. */
  mandatory: boolean().notNull(),
  locales: jsonb().$type<TemplateLocale[]>().notNull(),
  /** Saved and not yet published. */
  draft: jsonb().$type<TemplateLocale[]>(),
  /** As delivered, for the factory reset. */
  factory: jsonb().$type<TemplateLocale[]>().notNull(),
  variables: jsonb().$type<TemplateVariable[]>().notNull(),
  createdAt: time().notNull(),
  updatedAt: time().notNull(),
  updatedBy: text(),
  updatedByName: text(),
  version: version(),
})

/** What a template was, publication by publication. */
export const emailTemplateVersions = pgTable(
  'email_template_versions',
  {
    id: text().primaryKey(),
    templateKey: text()
      .notNull()
      .references(() => emailTemplates.key, { onDelete: 'cascade' }),
    number: integer().notNull(),
    locales: jsonb().$type<TemplateLocale[]>().notNull(),
    at: time().notNull(),
    adminId: text(),
    adminName: text(),
  },
  (t) => [uniqueIndex('email_template_versions_number').on(t.templateKey, t.number)],
)
