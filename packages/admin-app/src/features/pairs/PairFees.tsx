import type { Pair } from '@quarterdeck/reference-api/contract'
import { DescriptionList, PercentText } from '@quarterdeck/ui'
import * as S from './pairs.styles'

/** Decimals of a fee, per cent. PRODUCT §0. */
const DECIMALS = 4

/** What makers and takers pay, and the groups that pay otherwise. */
export function PairFees({ pair: { makerFee, takerFee, feeOverrides } }: { pair: Pair }) {
  return (
    <>
      <S.Section>
        <h3>Everybody</h3>
        <DescriptionList
          items={[
            { term: 'Maker', value: <PercentText value={makerFee} decimals={DECIMALS} /> },
            { term: 'Taker', value: <PercentText value={takerFee} decimals={DECIMALS} /> },
          ]}
        />
      </S.Section>
      <S.Section>
        <h3>Groups</h3>
        {feeOverrides.length === 0 ? (
          <S.Quiet>No group has fees of its own here.</S.Quiet>
        ) : (
          <DescriptionList
            items={feeOverrides.map(({ group, maker, taker }) => ({
              term: group,
              value: (
                <>
                  <PercentText value={maker} decimals={DECIMALS} /> maker, <PercentText value={taker} decimals={DECIMALS} /> taker
                </>
              ),
            }))}
          />
        )}
      </S.Section>
    </>
  )
}
