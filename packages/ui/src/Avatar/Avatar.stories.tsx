import type { Meta, StoryObj } from '@storybook/react-vite'
import { Coin } from '../Coin'
import { PairMark } from '../PairMark'
import { BothThemes, Row } from '../stories/BothThemes'
import { Avatar } from './Avatar'

const meta = { title: 'UI/Avatar', component: Avatar, args: { name: 'Hana Sato' } } satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['visual'],
  render: () => (
    <BothThemes>
      <Row name="Sizes">
        <Avatar name="Hana Sato" size="lg" />
        <Avatar name="Karim Haddad" />
        <Avatar name="Grace Kim" size="sm" />
        <Avatar name="Ines Moreau" size="xs" />
      </Row>
      <Row name="Any name">
        <Avatar name="Lucía Fernández" />
        <Avatar name="ليلى ناصر" />
        <Avatar name="佐藤 花" />
        <Avatar name="👩‍🚀 🌕" />
        <Avatar name={'\u202Emoc.elpmaxe'} />
        <Avatar name="Z̴̧̛͕a̸̢l̶͚g̵̰o" />
        <Avatar name="" />
      </Row>
      <Row name="Coins">
        <Coin symbol="BTC" />
        <Coin symbol="ETH" size="lg" />
        <Coin symbol="PEPE" />
        <PairMark base="ETH" quote="USDT" />
        <PairMark base="BTC" quote="EUR" size="lg" />
      </Row>
    </BothThemes>
  ),
}
