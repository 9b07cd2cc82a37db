import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { checkTemplate } from '../contract/checkTemplate'
import { newCmsPageBody } from '../contract/cmsPage'
import { newCurrencyBody } from '../contract/currency'
import { templateLocale } from '../contract/emailTemplate'
import { exampleValues, PLACEHOLDER, renderTemplate } from '../contract/renderTemplate'
import { CMS_CATALOG } from './cms/cmsCatalog'
import { bodyOf } from './makeCmsPages'
import { makeCurrencies } from './makeCurrencies'
import { deliveredLocale, deliveredVariables } from './makeEmailTemplates'
import { ORDINARY_PLAN } from './seedPlan'
import { TEMPLATE_CATALOG } from './templates/templateCatalog'

describe('catalogs', () => {
  it.each(TEMPLATE_CATALOG.map((entry) => [entry.key, entry] as const))('template %s keeps every rule of its editor', (_, entry) => {
    const locale = deliveredLocale(entry)
    const variables = deliveredVariables(entry)
    expect(v.safeParse(templateLocale, locale).issues).toBeUndefined()
    expect(checkTemplate(locale, variables)).toEqual([])
    const { subject, html, text } = renderTemplate(locale, variables, exampleValues(variables))
    expect(`${subject} ${html} ${text}`).not.toMatch(PLACEHOLDER)
  })

  it.each(CMS_CATALOG.map((entry) => [entry.slug, entry] as const))(
    'page %s keeps every rule of its editor, in both languages',
    (slug, entry) => {
      for (const language of ['en', 'es'] as const) {
        const [title, excerpt] = entry[language]
        const page = {
          slug,
          title,
          excerpt,
          language,
          type: entry.type,
          body: bodyOf(entry[language]),
          seo: { metaTitle: title, metaDescription: excerpt, noindex: false },
        }
        expect(v.safeParse(newCmsPageBody, page).issues).toBeUndefined()
      }
    },
  )

  it('currencies keep every rule of their form', () => {
    const { rows, networks } = makeCurrencies(ORDINARY_PLAN, new Date('2026-11-20T14:32:00Z'))
    for (const {
      position: _,
      priceUpdatedAt: __,
      offReasons: ___,
      createdAt: ____,
      updatedAt: _____,
      version: ______,
      withdrawFeeType,
      withdrawFeeValue,
      ...row
    } of rows) {
      const own = networks
        .filter(({ currency }) => currency === row.code)
        .map(({ id: _id, currency: _currency, position: _position, ...network }) => network)
      const { issues } = v.safeParse(newCurrencyBody, {
        ...row,
        withdrawFee: { type: withdrawFeeType, value: withdrawFeeValue },
        networks: own,
      })
      expect(issues?.map(({ message }) => `${row.code}: ${message}`)).toBeUndefined()
    }
  })
})
