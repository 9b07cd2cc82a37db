import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApi, type TestApi } from '../../node/testApi'
import { makeCurrencies } from '../../seed/makeCurrencies'
import { BASELINE_PLAN } from '../../seed/seedPlan'
import { currencies, currencyNetworks } from '../db/schema'

let t: TestApi
let token: string
beforeAll(async () => {
  t = await openTestApi()
  await t.addAdmin({ id: 'ann' })
  token = await t.signIn('ann')
  const { rows, networks } = makeCurrencies(BASELINE_PLAN, t.clock.now())
  await t.db.insert(currencies).values(rows)
  await t.db.insert(currencyNetworks).values(networks)
})
afterAll(() => t.close())

describe('currencies', () => {
  it('answers one currency with its networks in their order, as the contract has them', async () => {
    const { status, body } = await t.call('GET', '/adminapi/currencies/BTC', { token })
    expect(status).toBe(200)
    expect(body.result.networks.map(({ chain }: { chain: string }) => chain)).toEqual(['Bitcoin', 'Lightning'])
    expect(body.result.networks[0]).not.toHaveProperty('id')
  })

  it('wants a reason to switch off, keeps it, and forgets it when the switch is on again', async () => {
    const call = (body: object) => t.call('POST', '/adminapi/currencies/BTC/switch', { token, body })
    expect((await call({ switch: 'deposit', on: false })).status).toBe(422)
    const off = await call({ switch: 'deposit', on: false, reason: 'Node maintenance' })
    expect(off.body.result).toMatchObject({ depositEnabled: false, offReasons: { deposit: 'Node maintenance' } })
    const on = await call({ switch: 'deposit', on: true })
    expect(on.body.result).toMatchObject({ depositEnabled: true, offReasons: {} })
  })
})
