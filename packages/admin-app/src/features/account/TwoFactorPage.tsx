import { useAdminClient } from '@quarterdeck/core'
import { Badge, Banner, Card, PageHeader } from '@quarterdeck/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { asFailure, takeResult } from '../../shared/CallFailed'
import { readRecord } from '../../shared/listResult'
import type { Loaded } from '../../shared/useRecord'
import * as S from './Account.styles'
import { PageState } from './PageState'
import { RecoveryCodes } from './RecoveryCodes'
import { TwoFactorOn } from './TwoFactorOn'
import { TwoFactorSetup } from './TwoFactorSetup'
import type { TwoFactorSettings } from './twoFactorSettings'

const KEY = ['twoFactor']

/** Settings of two-step sign-in. The secret is readable once, so they are neither cached nor asked for again by themselves. */
function useTwoFactor(): Loaded<TwoFactorSettings> {
  const { twoFactor } = useAdminClient()
  const query = useQuery({
    queryKey: KEY,
    queryFn: async () => takeResult(await twoFactor.get(), readRecord<TwoFactorSettings>),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const controls = { retry: () => void query.refetch(), busy: query.isFetching }
  if (query.data) return { ...controls, status: 'ready', value: query.data }
  if (query.error) return { ...controls, status: 'failed', failure: asFailure(query.error) }
  return { ...controls, status: 'loading' }
}

/** /2fa-admin: turning two-step sign-in on, its recovery codes, and turning it off (PRODUCT §12). */
export function TwoFactorPage() {
  const settings = useTwoFactor()
  const queries = useQueryClient()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (settings.status !== 'ready') return <PageState name="Two-step sign-in" part={settings} />
  const { value } = settings
  const reload = () => queries.invalidateQueries({ queryKey: KEY })
  const showCodes = (fresh: readonly string[]) => {
    setCodes(fresh)
    void reload()
  }

  return (
    <>
      <PageHeader
        title="Two-step sign-in"
        badge={value.enabled ? <Badge kind="success">On</Badge> : <Badge kind="outline">Off</Badge>}
        context="A code from your phone, asked for after the password."
      />
      <S.Split>
        {codes ? (
          <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
        ) : value.enabled ? (
          <TwoFactorOn settings={value} onCodes={showCodes} onOff={reload} />
        ) : (
          <TwoFactorSetup settings={value} onCodes={showCodes} onRestart={reload} />
        )}
        <S.Side>
          <Banner kind="info" title="Your sessions stay open">
            From the next sign-in you will need the code.
          </Banner>
          <Card title="If you lose the phone">
            <S.Prose>
              Use a recovery code. Without one a superadmin can reset your two-step sign-in from Sub Admin. Agree on a way to prove who you
              are beforehand.
            </S.Prose>
          </Card>
        </S.Side>
      </S.Split>
    </>
  )
}
