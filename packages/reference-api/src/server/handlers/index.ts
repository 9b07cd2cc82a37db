/**
 * Every endpoint's work, one file an entity. How to write a handler:
 *
 * 1. The row in `contract/endpoints/<entity>.ts` says method, path, right, schemas, `ifMatch`, `idempotent`, `list`. Parsing, rights,
 *    If-Match parsing, Idempotency-Key, the transaction, the envelope, errors and field allow-listing of the answer follow from it.
 * 2. Here: `export const userHandlers = { getUser: async ({ db, params }) => … } satisfies Handlers`. Each handler is typed by its row:
 *    `params`, `query`, `list`, `body`, `actor`, `now`, `may(page, action)`, `db`. It returns `result`, or `reply(result, { message })`.
 * 3. A GET reads from `db`. A list: `listPage(spec.list, list, { fields, id, zone, search })` gives `where`, `orderBy`, `limit`, `offset`;
 *    add `and(page.where, …)`; answer `listResult(call, items, total)`. `fields` is checked by the compiler against the row.
 * 4. A mutation already runs in a transaction; `db` is that transaction. Change records only with
 *    `changeRow(call, KIND, { id, action, rule, set, view, reason })`, `insertRow` or `removeRow`: they lock, compare the version, write the
 *    audit row and bump the version. For other writes call `audit(call, { action, target, before, after })` once yourself.
 * 5. Refuse with `failure.ts`: `notFound('User')`, `conflict(words, state, legalMoves)`, `invalidField(field, code, words)`, `forbidden(words)`,
 *    `denied(page, action)`. Never check a right that the row names; check with `may` only what depends on the body or on a field.
 * 6. What leaves the database waits for the commit: `call.after(() => call.app.hub.forceLogout(id))`, `sendMail(call, …)`.
 *    A handler that hashes or waits is wrapped in `untransacted(…)` and opens `call.transaction(async (call) => …)` after the slow part.
 * 7. Time is `now` (never `new Date()`), ids are `app.newId()`, amounts are strings computed with big.js.
 */
import type { Handlers } from '../call'
import { accountHandlers } from './account'
import { adminSignOutHandlers } from './adminSignOut'
import { adminHandlers } from './admins'
import { botOrderHandlers } from './botOrders'
import { botHandlers } from './bots'
import { cmsPageHandlers } from './cmsPages'
import { conversionHandlers } from './conversions'
import { currencyHandlers } from './currencies'
import { dashboardHandlers } from './dashboard'
import { deskHandlers } from './desks'
import { documentHandlers } from './documents'
import { emailTemplateHandlers } from './emailTemplates'
import { loginHandlers } from './login'
import { logoHandlers } from './logo'
import { mailSettingHandlers } from './mailSettings'
import { oversightHandlers } from './oversight'
import { ownSessionHandlers } from './ownSessions'
import { pairHandlers } from './pairs'
import { passwordResetHandlers } from './passwordReset'
import { registerHandlers } from './register'
import { sessionHandlers } from './session'
import { settingHandlers } from './settings'
import { siteHandlers } from './site'
import { twoFactorHandlers } from './twoFactor'
import { userActHandlers } from './userActs'
import { userAdjustmentHandlers } from './userAdjustments'
import { userNoteHandlers } from './userNotes'
import { userRecordHandlers } from './userRecord'
import { userHandlers } from './users'
import { workspaceHandlers } from './workspace'

export const handlers: Handlers = {
  ...loginHandlers,
  ...sessionHandlers,
  ...passwordResetHandlers,
  ...twoFactorHandlers,
  ...accountHandlers,
  ...ownSessionHandlers,
  ...registerHandlers,
  ...siteHandlers,
  ...documentHandlers,
  ...adminSignOutHandlers,
  ...userHandlers,
  ...userActHandlers,
  ...userRecordHandlers,
  ...userAdjustmentHandlers,
  ...userNoteHandlers,
  ...currencyHandlers,
  ...pairHandlers,
  ...botHandlers,
  ...botOrderHandlers,
  ...conversionHandlers,
  ...deskHandlers,
  ...dashboardHandlers,
  ...settingHandlers,
  ...logoHandlers,
  ...mailSettingHandlers,
  ...cmsPageHandlers,
  ...emailTemplateHandlers,
  ...adminHandlers,
  ...oversightHandlers,
  ...workspaceHandlers,
}
