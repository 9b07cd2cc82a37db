import type { Meta, StoryObj } from '@storybook/react-vite'
import { BothThemes, Row } from '../stories/BothThemes'
import { t } from '../theme/tokens'
import { Wordmark } from '../Wordmark'
import { Mark } from './Mark'

const meta = { title: 'UI/Mark', component: Mark } satisfies Meta<typeof Mark>
export default meta

const LOGO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48"><circle cx="24" cy="24" r="24" fill="#b45309"/></svg>')}`

export const AllStates: StoryObj<typeof meta> = {
  tags: ['visual'],
  render: () => (
    <BothThemes>
      <Row name="Mark">
        {[88, 24, 20, 16].map((size) => (
          <Mark key={size} size={size} color={t('accent')} />
        ))}
      </Row>
      <Row name="Wordmark">
        <Wordmark size={24} />
        <Wordmark />
        <Wordmark size={20} />
      </Row>
      <Row name="Own name">
        <Wordmark name="Harbour Exchange" />
        <Wordmark name="Harbour" logo={LOGO} />
        <Wordmark name="ميناء" />
      </Row>
      <Row name="Long name">
        <div style={{ width: 180 }}>
          <Wordmark name="The Very Long Name Of An Exchange That Somebody Typed" style={{ display: 'flex' }} />
        </div>
      </Row>
    </BothThemes>
  ),
}
