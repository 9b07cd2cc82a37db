import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { t, tokenNames } from './tokens'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
/** Ramps and parts that only tokens.css itself may use. */
const PRIMITIVE = /^(paper|ink|petrol|mk|shadow-color|shadow-edge)/

describe('tokens', () => {
  it('tokens.ts names exactly what tokens.css declares', () => {
    const declared = new Set([...css.matchAll(/[\s;{]--([\w-]+)\s*:/g)].map((match) => match[1] ?? ''))
    expect([...declared].filter((name) => !PRIMITIVE.test(name)).sort()).toEqual([...tokenNames].sort())
  })

  it('every var() of tokens.css is declared there', () => {
    const declared = new Set([...css.matchAll(/[\s;{]--([\w-]+)\s*:/g)].map((match) => match[1]))
    const used = [...css.matchAll(/var\(--([\w-]+)\)/g)].map((match) => match[1])
    expect(used.filter((name) => !declared.has(name))).toEqual([])
  })

  it('compact density does not shrink what fingers press', () => {
    const coarse = css.slice(css.indexOf('@media (pointer: coarse)'))
    expect(coarse.slice(0, coarse.indexOf('}'))).toContain('[data-density]')
  })

  it('t() writes the custom property', () => {
    expect(t('bg-surface')).toBe('var(--bg-surface)')
  })
})
