import { describe, expect, it } from 'vitest'
import { hueOf } from './hueOf'
import { initialsOf } from './initialsOf'

describe('initialsOf', () => {
  it.each([
    ['Hana Sato', 'HS'],
    ['Lucía Fernández', 'LF'],
    ['ines.moreau@example.com', 'I'],
    ['  Elif   Yıldız  ', 'EY'],
    ['élodie', 'É'],
    ['佐藤 花', '佐花'],
    ['ليلى ناصر', 'لن'],
    ['Ada "Countess" Lovelace', 'AC'],
    ['7 Seas', '7S'],
  ])('%s gives %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })

  it('F87 shows nothing odd for direction marks, zero-width, NUL, zalgo, emoji and endless names', () => {
    expect(initialsOf('\u202Emoc.elpmaxe')).toBe('M')
    expect(initialsOf('\u200B\u0000')).toBe('?')
    expect(initialsOf('')).toBe('?')
    expect(initialsOf('👩‍🚀 🌕')).toBe('👩‍🚀')
    expect(initialsOf('🌕 Luna')).toBe('L')
    expect(Array.from(initialsOf('Z̴̧̛͕a̸̢l̶͚g̵̰o')).length).toBeLessThanOrEqual(2)
    expect(initialsOf('x'.repeat(10_000))).toBe('X')
  })
})

describe('hueOf', () => {
  it('is the same for the same text and always a hue', () => {
    expect(hueOf('Hana Sato')).toBe(5)
    expect(hueOf('Karim Haddad')).toBe(108)
    for (const text of ['', '🌕', 'x'.repeat(10_000)]) expect(hueOf(text)).toBeLessThan(360)
  })
})
