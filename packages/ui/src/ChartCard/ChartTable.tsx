import { AmountText } from '../AmountText'
import { VisuallyHidden } from '../VisuallyHidden'
import * as S from './ChartCard.styles'
import type { ChartPoint, ChartSeries } from './chartSeries'

/** The same figures as rows, newest first, for whoever reads better than he sees. */
export function ChartTable({ title, points, series }: { title: string; points: readonly ChartPoint[]; series: readonly ChartSeries[] }) {
  return (
    <S.TableArea role="region" aria-label={`${title} as a table`} tabIndex={0}>
      <table>
        <caption>
          <VisuallyHidden>{title}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {series.map((one) => (
              <th key={one.id} scope="col">
                {one.unit ? `${one.label}, ${one.unit}` : one.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points
            .map((point, index) => (
              <tr key={point.title}>
                <th scope="row">{point.title}</th>
                {series.map((one) => (
                  <td key={one.id}>
                    <AmountText value={one.values[index]} />
                  </td>
                ))}
              </tr>
            ))
            .reverse()}
        </tbody>
      </table>
    </S.TableArea>
  )
}
