import { eq, inArray, or } from 'drizzle-orm'
import { BOT_LIST } from '../../contract'
import { BOT_CONTROLS, type BotControl, type BotStatus, legalBotControls } from '../../contract/botStates'
import { LIVE_PAIR_STATUSES } from '../../contract/pairStates'
import { bulkAct, type ChosenFrom, chooseRows } from '../bulk'
import type { Context, Handlers } from '../call'
import { changeRow, insertRow } from '../change'
import { matchWords } from '../db/matchWords'
import { botOrders, bots, pairs, users } from '../db/schema'
import { exportCsv } from '../exportCsv'
import { conflict, illegalMove, invalidField } from '../failure'
import { type ListFields, listPage } from '../list/listPage'
import { listResult } from '../list/listResult'
import type { ListQuery } from '../list/parseListQuery'
import { cancelOpenOrders } from '../orders'
import { readTimeline } from '../timeline'
import { botColumns } from './botColumns'
import { BOT, BOT_COLUMNS, botItem, botView } from './botView'

const FIELDS: ListFields<typeof BOT_LIST> = { ...bots, userName: users.fullName }

const botPage = (zone: string, list: ListQuery) =>
  listPage(BOT_LIST, list, {
    fields: FIELDS,
    id: bots.id,
    zone,
    search: (words) => or(matchWords(bots.search, words), matchWords(users.search, words)),
  })

const chosenBots = (zone: string): ChosenFrom<string> => ({
  spec: BOT_LIST,
  table: bots,
  join: { table: users, on: eq(users.id, bots.userId) },
  id: bots.id,
  page: (list) => botPage(zone, list),
  readId: String,
})

interface Control {
  readonly control: BotControl
  readonly orders?: 'leave' | 'cancel' | undefined
}

/** A bot starts only on a market that exists, for a user who may trade. */
async function assertMayRun({ db }: Context, { pair, userId }: typeof bots.$inferSelect): Promise<void> {
  const [market] = await db.select({ status: pairs.status, botEnabled: pairs.botEnabled }).from(pairs).where(eq(pairs.symbol, pair))
  if (!market?.botEnabled) throw conflict(`Bots are switched off for ${pair}.`, 'illegal_move', { pair })
  if (!(LIVE_PAIR_STATUSES as readonly string[]).includes(market.status))
    throw conflict(`${pair} is ${market.status}. Start the pair first.`, 'illegal_move', { current: market.status })
  const [owner] = await db.select({ state: users.state }).from(users).where(eq(users.id, userId))
  if (owner?.state !== 'active') throw conflict(`The account of the owner is ${owner?.state}.`, 'illegal_move', { current: owner?.state })
}

/** Starts, pauses or stops. A pause keeps the orders and opens none; a stop leaves or cancels them. */
const controlBot = <Shown>(call: Context, id: string, { control, orders }: Control, view: () => Shown | Promise<Shown>) =>
  changeRow(call, BOT, {
    id,
    action: `bot.${control}`,
    rule: async (row) => {
      const { from, to } = BOT_CONTROLS[control]
      if (!(from as readonly BotStatus[]).includes(row.status))
        throw illegalMove(`The bot is ${row.status}: it cannot ${control}.`, row.status, legalBotControls(row.status))
      if (to === 'running') await assertMayRun(call, row)
      if (control === 'stop' && orders === 'cancel') await cancelOpenOrders(call, eq(botOrders.botId, id), 'The bot was stopped')
    },
    set: () =>
      control === 'start'
        ? { status: BOT_CONTROLS.start.to, startedAt: call.now, errorFlags: [], errorHint: null }
        : { status: BOT_CONTROLS[control].to },
    view,
  })

export const botHandlers = {
  listBots: async (call) => {
    const { db, list, actor } = call
    const page = botPage(actor.timeZone, list)
    const owned = () => db.select(BOT_COLUMNS).from(bots).innerJoin(users, eq(users.id, bots.userId)).where(page.where)
    const rows = await owned()
      .orderBy(...page.orderBy)
      .limit(page.limit)
      .offset(page.offset)
    return listResult(call, rows.map(botItem), await db.$count(owned().as('matching')))
  },

  exportBots: async (call) =>
    await exportCsv(call, call.body, {
      ...chosenBots(call.actor.timeZone),
      name: 'bots',
      columns: botColumns,
      rows: async (db, ids) =>
        await db
          .select(BOT_COLUMNS)
          .from(bots)
          .innerJoin(users, eq(users.id, bots.userId))
          .where(inArray(bots.id, [...ids])),
      idOf: (row) => row.id,
    }),

  controlBots: async (call) => {
    const ids = await chooseRows(call, call.body, chosenBots(call.actor.timeZone))
    return await bulkAct(call, ids, (inner, id) => controlBot(inner, id, call.body, () => null))
  },

  createBot: async (call) => {
    const { app, db, body, now } = call
    const [owner] = await db.select({ id: users.id }).from(users).where(eq(users.id, body.userId))
    if (!owner) throw invalidField('userId', `There is no user ${body.userId}.`)
    const [market] = await db.select({ symbol: pairs.symbol }).from(pairs).where(eq(pairs.symbol, body.pair))
    if (!market) throw invalidField('pair', `There is no pair ${body.pair}.`)
    const id = app.newId()
    const values = { ...body, id, strategy: body.config.strategy, status: 'stopped' as const, metricsAt: now }
    await insertRow(call, BOT, { action: 'bot.create', values })
    return await botView(call, id)
  },

  getBot: async (call) => await botView(call, call.params.id),

  saveBot: async (call) => {
    const { body, params } = call
    return await changeRow(call, BOT, {
      id: params.id,
      action: 'bot.edit',
      rule: ({ status, mode, strategy }) => {
        if (body.config && body.config.strategy !== strategy)
          throw invalidField('config', `This is a ${strategy} bot. Make a new bot for another strategy.`)
        if (body.mode !== undefined && body.mode !== mode && status !== 'stopped')
          throw conflict('Stop the bot before it changes between live and paper.', 'illegal_move', { current: status })
      },
      set: body,
      view: (row) => botView(call, row.id),
    })
  },

  cloneBot: async (call) => {
    const { app, db, body, params, now } = call
    const [row] = await db.select().from(bots).where(eq(bots.id, params.id))
    if (!row) return await botView(call, params.id)
    const { name, userId, pair, strategy, config, mode } = { ...row, name: body.name }
    const id = app.newId()
    const values = { id, name, userId, pair, strategy, config, mode, status: 'stopped' as const, metricsAt: now }
    await insertRow(call, BOT, { action: 'bot.clone', values })
    return await botView(call, id)
  },

  controlBot: async (call) => await controlBot(call, call.params.id, call.body, () => botView(call, call.params.id)),

  getBotTimeline: async (call) => await readTimeline(call, { type: 'bot', id: call.params.id }, call.query.before),
} satisfies Handlers
