import { describe, expect, it } from 'vitest'
import { passwordChecklist, passwordStrength } from './passwordStrength'

describe('S56 passwordStrength', () => {
  it.each([
    ['', 0],
    ['short', 1],
    ['aaaaaaaaaaaaaaaaaaaaaaaaaa', 1],
    ['ines.moreau-2026', 1],
    ['Ledger-7-har', 2],
    ['Ledger-7-harbour-blue', 3],
    ['four words and a comma', 4],
  ] as const)('%s has strength %i', (password, strength) => {
    expect(passwordStrength(password, 'ines.moreau@example.com')).toBe(strength)
  })

  it('ticks the rules that are met', () => {
    expect(passwordChecklist('Ledger-7-harbour', '').map(({ met }) => met)).toEqual([true, true, true])
    expect(passwordChecklist('', '').some(({ met }) => met)).toBe(false)
  })
})
