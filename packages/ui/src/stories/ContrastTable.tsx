import { useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { t } from '../theme/tokens'
import { CONTRAST_PAIRS } from './contrastPairs'
import { contrastOf } from './measureContrast'

const Table = styled.table`
  font-size: ${t('text-xs')};
  & th, & td { padding: 4px 10px; border-bottom: 1px solid ${t('border')}; text-align: start; font-weight: inherit; }
  & td:nth-child(n + 3) { text-align: end; font-variant-numeric: tabular-nums; }
  & tr[data-low] > td { color: ${t('danger-text')}; font-weight: ${t('weight-semibold')}; }
`
const Swatch = styled.span`
  display: inline-grid;
  place-items: center;
  width: 40px;
  height: 20px;
  border-radius: ${t('radius-xs')};
  & > i { width: 24px; height: 8px; background: currentColor; }
`
const colourOf = (name: string) => (name.includes('(') ? name : `var(--${name})`)

/** Every pair of DESIGN §4 as this browser paints it, with the ratio and what it needs. */
export function ContrastTable({ theme }: { theme: 'light' | 'dark' }) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [ratios, setRatios] = useState<readonly number[]>([])
  useLayoutEffect(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const swatches = body.current?.querySelectorAll('[data-swatch]')
    if (!canvas || !swatches) return
    setRatios(
      Array.from(swatches, (swatch) => {
        const { color, backgroundColor } = getComputedStyle(swatch)
        return contrastOf(color, backgroundColor, canvas)
      }),
    )
  }, [])
  return (
    <Table data-theme={theme} aria-label={`Contrast, ${theme}`}>
      <thead>
        <tr>
          <th scope="col">Text or mark</th>
          <th scope="col">On</th>
          <th scope="col">Needs</th>
          <th scope="col">Has</th>
          <th scope="col">Looks</th>
        </tr>
      </thead>
      <tbody ref={body}>
        {CONTRAST_PAIRS.map(({ front, back, least }, i) => {
          const ratio = ratios[i]
          return (
            <tr key={`${front} ${back}`} data-low={(ratio !== undefined && ratio < least) || undefined}>
              <td>{front}</td>
              <td>{back}</td>
              <td>{least}</td>
              <td>{ratio?.toFixed(2)}</td>
              <td>
                <Swatch data-swatch="" style={{ color: colourOf(front), background: colourOf(back) }}>
                  {least > 3 ? 'Ag' : <i />}
                </Swatch>
              </td>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}
