import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from '@storybook/test'
import { BothThemes } from '../stories/BothThemes'
import { ContrastTable } from '../stories/ContrastTable'
import { CONTRAST_PAIRS } from '../stories/contrastPairs'
import * as S from './theme.stories.styles'
import { type Token, t, tokenNames } from './tokens'

const meta = { title: 'Foundations/Theme' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const GROUPS: readonly (readonly [string, (name: Token) => boolean])[] = [
  ['Surfaces', (name) => name.startsWith('bg-')],
  ['Text', (name) => name === 'fg' || name.startsWith('fg-')],
  ['Lines', (name) => name.startsWith('border')],
  ['Accent', (name) => name === 'on-accent' || name === 'focus' || name.startsWith('accent')],
  ['Status', (name) => /^(on-)?(success|danger|warning|info)/.test(name)],
  ['Market', (name) => /^(up|down)/.test(name)],
  ['Series', (name) => name.startsWith('chart-')],
  ['Code', (name) => name.startsWith('code-')],
]

export const Colour: Story = {
  tags: ['visual'],
  render: () => (
    <BothThemes>
      {GROUPS.map(([group, belongs]) => (
        <section key={group}>
          <S.Heading>{group}</S.Heading>
          <S.Swatches>
            {tokenNames.filter(belongs).map((name) => (
              <li key={name}>
                <i style={{ background: t(name) }} />
                {name}
              </li>
            ))}
          </S.Swatches>
        </section>
      ))}
    </BothThemes>
  ),
}

const TYPE = [
  ['3xl', '32/40', 'Sign in'],
  ['2xl', '26/32', '48,219'],
  ['xl', '20/28', 'Users List'],
  ['lg', '16/24', 'Suspend 3 users?'],
  ['md', '14/20', 'They are signed out at once.'],
  ['sm', '13/20', 'The interface default'],
  ['xs', '12/16', 'Captions and badges'],
  ['2xs', '11/16', 'Axis labels and keys'],
] as const

export const Type: Story = {
  tags: ['visual'],
  render: () => (
    <BothThemes>
      <S.TypeList>
        {TYPE.map(([size, metrics, sample]) => (
          <li key={size}>
            <S.Sample
              style={{ fontSize: t(`text-${size}`), lineHeight: t(`leading-${size}`) }}
              data-large={/xl$|lg/.test(size) || undefined}
            >
              {sample}
            </S.Sample>
            <small>
              {size} {metrics}
            </small>
          </li>
        ))}
        <li>
          <S.Mono>65c88857995711064634907d</S.Mono>
          <small>mono</small>
        </li>
        <li>
          <S.Figures>1,284,203,311.08</S.Figures>
          <small>tabular figures</small>
        </li>
      </S.TypeList>
    </BothThemes>
  ),
  play: async ({ canvasElement }) => {
    const [sample] = within(canvasElement).getAllByText('The interface default')
    await expect(getComputedStyle(sample ?? canvasElement)).toMatchObject({ fontSize: '13px', lineHeight: '20px' })
    await document.fonts.ready
    await expect(document.fonts.check('13px "Inter Variable"')).toBe(true)
  },
}

export const Space: Story = {
  tags: ['visual'],
  render: () => (
    <BothThemes>
      <S.Bars>
        {tokenNames
          .filter((name) => name.startsWith('space-') && name !== 'space-0')
          .toSorted((a, b) => Number(a.slice(6)) - Number(b.slice(6)))
          .map((name) => (
            <li key={name}>
              <small>
                {name}, {Number(name.slice(6)) * 2} px
              </small>
              <i style={{ width: t(name) }} />
            </li>
          ))}
      </S.Bars>
      <S.Tiles>
        {(['radius-xs', 'radius-sm', 'radius-md', 'radius-lg', 'radius-xl'] as const).map((name) => (
          <li key={name} style={{ borderRadius: t(name) }}>
            {name}
          </li>
        ))}
        {(['shadow-button', 'shadow-sheet', 'shadow-menu', 'shadow-drawer', 'shadow-dialog'] as const).map((name) => (
          <li key={name} style={{ boxShadow: t(name), border: 0 }}>
            {name}
          </li>
        ))}
      </S.Tiles>
    </BothThemes>
  ),
}

const measured: Story['play'] = async ({ canvasElement }) => {
  for (const theme of ['light', 'dark']) {
    const table = within(canvasElement).getByRole('table', { name: `Contrast, ${theme}` })
    const rows = Array.from(table.querySelectorAll('tbody tr'))
    await expect(rows.filter((row) => Number(row.children[3]?.textContent) >= 1)).toHaveLength(CONTRAST_PAIRS.length)
    const low = rows.filter((row) => row.hasAttribute('data-low')).map((row) => row.textContent)
    await expect(low).toEqual([])
  }
}

/** Painted by this browser and measured: a pair below its limit fails the tests. */
export const Contrast: Story = {
  render: () => <BothThemes>{(theme) => <ContrastTable theme={theme} />}</BothThemes>,
  play: measured,
}
