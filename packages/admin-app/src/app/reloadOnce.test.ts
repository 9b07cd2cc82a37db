import { describe, expect, it, vi } from 'vitest'
import { type ReloadSite, reloadOnce } from './reloadOnce'

function site(part: Partial<ReloadSite> = {}) {
  const kept = new Map<string, string>()
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) }
  return { build: 'b1', online: true, dirty: false, storage, reload: vi.fn(), ...part }
}

describe('reloadOnce', () => {
  it('P26 reloads at most once per build', () => {
    const page = site()
    expect([reloadOnce(page), reloadOnce(page), reloadOnce({ ...page, build: 'b2' })]).toEqual([true, false, true])
    expect(page.reload).toHaveBeenCalledTimes(2)
  })

  const blocked = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  it.each([
    ['with unsaved typing', { dirty: true }],
    ['offline', { online: false }],
    ['without storage', { storage: null }],
    ['when storage refuses', { storage: blocked }],
  ])('F76 never reloads %s', (_name, part) => {
    const page = site(part)
    expect(reloadOnce(page)).toBe(false)
    expect(page.reload).not.toHaveBeenCalled()
  })
})
