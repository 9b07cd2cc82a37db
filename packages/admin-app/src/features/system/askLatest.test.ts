import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { askLatest } from './askLatest'

/** An answerer whose answers are given by hand, in any order. */
function byHand() {
  let told: (turn: number, answer: string) => void = () => undefined
  const turns: { turn: number; question: string }[] = []
  return {
    answerer: {
      send: (turn: number, question: string) => void turns.push({ turn, question }),
      listen: (listener: typeof told) => {
        told = listener
        return () => undefined
      },
    },
    turns,
    answer: (place: number) => {
      const asked = turns[place]
      if (asked) told(asked.turn, `rows for ${asked.question}`)
    },
  }
}

describe('askLatest', () => {
  it('F37 draws only the answer to the last question, in 100 random orders', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2], { minLength: 3 }), (order) => {
        const hand = byHand()
        const drawn: string[] = []
        const asker = askLatest(hand.answerer)
        for (const q of ['a', 'b', 'c']) asker.ask(q, (answer) => drawn.push(answer))
        for (const place of order) hand.answer(place)
        expect(drawn).toEqual(['rows for c'])
      }),
      { numRuns: 100 },
    )
  })

  it('F37 draws nothing that is no longer wanted', () => {
    const hand = byHand()
    const drawn: string[] = []
    const asker = askLatest(hand.answerer)
    asker.ask('a', (answer) => drawn.push(answer))
    asker.forget()
    hand.answer(0)
    expect(drawn).toEqual([])
  })
})
