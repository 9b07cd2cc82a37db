import { and, desc, eq, ilike, not, or, type SQL, sql } from 'drizzle-orm'
import { TEMPLATE_LIST } from '../../contract'
import { exampleValues, renderTemplate } from '../../contract/renderTemplate'
import { audit } from '../audit'
import { countAttempt, type ThrottleRule } from '../auth/throttle'
import type { Actor, Context, Handlers } from '../call'
import { changeRow } from '../change'
import { emailTemplates, emailTemplateVersions } from '../db/schema'
import { conflict, invalidField, notFound } from '../failure'
import { containing, listPage } from '../list/listPage'
import { listResult } from '../list/listResult'
import type { Filter, ListQuery } from '../list/parseListQuery'
import { sendMail } from '../mail'
import { readTimeline } from '../timeline'
import {
  assertTemplate,
  changedLanguages,
  isDelivered,
  keepPublication,
  readTemplate,
  TEMPLATE,
  type TemplateRow,
  templateItem,
  templateView,
} from './templateKind'

/** Test mails of one admin: five a minute. PRODUCT §10. */
const TEST_RULE: ThrottleRule = { free: 4, windowSeconds: 60, firstWaitSeconds: 60, maxWaitSeconds: 60 }

const languages = sql`(select string_agg(l->>'language', ' ') from jsonb_array_elements(${emailTemplates.locales}) l)`

/** A template has several languages: the filter asks whether one of them is meant. */
function languageCondition({ op, values }: Filter): SQL | undefined {
  const among = or(...values.map((value) => sql`${emailTemplates.locales} @> ${JSON.stringify([{ language: value }])}::jsonb`))
  if (op === 'empty') return values[0] === true ? sql`jsonb_array_length(${emailTemplates.locales}) = 0` : undefined
  return op === 'ne' && among ? not(among) : among
}

function templatePage(zone: string, list: ListQuery) {
  const isLanguage = ({ field }: Filter) => field === 'language'
  const page = listPage(
    TEMPLATE_LIST,
    { ...list, filters: list.filters.filter((filter) => !isLanguage(filter)) },
    {
      fields: { ...emailTemplates, language: languages },
      id: emailTemplates.key,
      zone,
      search: (words) =>
        or(...[emailTemplates.name, emailTemplates.key, emailTemplates.trigger].map((column) => ilike(column, containing(words)))),
    },
  )
  return { ...page, where: and(page.where, ...list.filters.filter(isLanguage).map(languageCondition)) }
}

type Caller = Context & { readonly actor: Actor }

const stamp = ({ actor }: Caller) => ({ updatedBy: actor.id, updatedByName: actor.name })

/** Makes texts the ones that are sent, keeps them as a version, and names the languages in the audit row. */
async function publish(call: Caller, key: string, action: string, next: (row: TemplateRow) => TemplateRow['locales']) {
  return await changeRow(call, TEMPLATE, {
    id: key,
    action,
    set: (row) => ({ ...stamp(call), locales: next(row), draft: null }),
    facts: async (row) => {
      const locales = next(row)
      await keepPublication(call, key, locales)
      return {
        before: { locales: null, draft: null, published: null },
        after: { locales: null, draft: null, published: changedLanguages(row.locales, locales) },
      }
    },
    view: (row) => templateView(call, row),
  })
}

/** Saves a draft; null throws it away. */
const saveDraft = (
  call: Caller,
  key: string,
  action: string,
  fields: { draft?: TemplateRow['draft'] | undefined; enabled?: boolean | undefined },
) =>
  changeRow(call, TEMPLATE, {
    id: key,
    action,
    rule: (row) => {
      if (fields.draft) assertTemplate(fields.draft, row)
      if (fields.enabled === false && row.mandatory)
        throw invalidField('enabled', 'This mail is part of the service and cannot be switched off.')
    },
    set: { ...fields, ...stamp(call) },
    facts: async (row) => ({
      before: { draft: null },
      after: {
        draft:
          fields.draft === undefined
            ? null
            : fields.draft === null
              ? 'discarded'
              : changedLanguages(row.draft ?? row.locales, fields.draft),
      },
    }),
    view: (row) => templateView(call, row),
  })

const versionItem = ({ templateKey: _, adminId: __, at, ...version }: typeof emailTemplateVersions.$inferSelect) => ({
  ...version,
  at: at.toISOString(),
})

async function readVersion({ db }: Context, key: string, versionId: string) {
  const [version] = await db
    .select()
    .from(emailTemplateVersions)
    .where(and(eq(emailTemplateVersions.templateKey, key), eq(emailTemplateVersions.id, versionId)))
  if (!version) throw notFound('Version')
  return version
}

export const emailTemplateHandlers = {
  listEmailTemplates: async (call) => {
    const { db, list, actor } = call
    const page = templatePage(actor.timeZone, list)
    const rows = await db
      .select()
      .from(emailTemplates)
      .where(page.where)
      .orderBy(...page.orderBy)
      .limit(page.limit)
      .offset(page.offset)
    return listResult(call, rows.map(templateItem), await db.$count(emailTemplates, page.where))
  },

  getEmailTemplate: async (call) => await templateView(call, await readTemplate(call, call.params.key)),

  saveEmailTemplate: async (call) => await saveDraft(call, call.params.key, 'emailTemplate.edit', call.body),

  publishEmailTemplate: async (call) =>
    await publish(call, call.params.key, 'emailTemplate.publish', (row) => {
      if (row.draft === null) throw conflict('There is no draft to publish.', 'illegal_move', { current: 'published', legal: ['edit'] })
      assertTemplate(row.draft, row)
      return row.draft
    }),

  resetEmailTemplate: async (call) =>
    await publish(call, call.params.key, 'emailTemplate.reset', (row) => {
      if (isDelivered(row) && row.draft === null)
        throw conflict('The text is as it was delivered.', 'illegal_move', { current: 'delivered', legal: ['edit'] })
      return row.factory
    }),

  previewEmailTemplate: async (call) => {
    const { locale, values } = call.body
    const { variables } = await readTemplate(call, call.params.key)
    return renderTemplate(locale, variables, { ...exampleValues(variables), ...values })
  },

  sendTestEmail: async (call) => {
    const { db, now, actor, body, params } = call
    const { key, name, variables } = await readTemplate(call, params.key)
    await countAttempt(db, `template-test:${actor.id}`, TEST_RULE, now)
    const { subject, html, text } = renderTemplate(body.locale, variables, exampleValues(variables))
    const to = body.to ?? actor.email
    await sendMail(call, { kind: `test:${key}`, to, subject, html, text })
    await audit(call, {
      action: 'emailTemplate.test',
      target: { type: TEMPLATE.type, id: key, label: name },
      after: { to, language: body.locale.language },
    })
    return null
  },

  listTemplateVersions: async (call) => {
    const { key } = await readTemplate(call, call.params.key)
    const rows = await call.db
      .select()
      .from(emailTemplateVersions)
      .where(eq(emailTemplateVersions.templateKey, key))
      .orderBy(desc(emailTemplateVersions.number))
    return rows.map(versionItem)
  },

  getTemplateVersion: async (call) => versionItem(await readVersion(call, call.params.key, call.params.versionId)),

  restoreTemplateVersion: async (call) => {
    const { locales } = await readVersion(call, call.params.key, call.params.versionId)
    return await saveDraft(call, call.params.key, 'emailTemplate.restore', { draft: locales })
  },

  getTemplateTimeline: async (call) => await readTimeline(call, { type: TEMPLATE.type, id: call.params.key }, call.query.before),
} satisfies Handlers
