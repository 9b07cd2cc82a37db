import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserTokenStore, memoryTokenStore } from './tokenStore'

/** A Storage of a browser that can be told to refuse. */
function fakeStorage(refusing: Partial<Record<'getItem' | 'setItem' | 'removeItem', unknown>> = {}) {
  const items = new Map<string, string>()
  const refuse = (name: keyof typeof refusing): void => {
    if (name in refusing) throw refusing[name]
  }
  return {
    items,
    getItem(key: string) {
      refuse('getItem')
      return items.get(key) ?? null
    },
    setItem(key: string, value: string) {
      refuse('setItem')
      items.set(key, value)
    },
    removeItem(key: string) {
      refuse('removeItem')
      items.delete(key)
    },
  }
}

const blocked = () => new DOMException('The operation is insecure.', 'SecurityError')
const full = () => new DOMException('The quota has been exceeded.', 'QuotaExceededError')

afterEach(() => vi.unstubAllGlobals())

describe('browserTokenStore', () => {
  it('keeps the token under admin_token', () => {
    const storage = fakeStorage()
    vi.stubGlobal('localStorage', storage)
    const store = browserTokenStore()
    store.write('t')
    expect([...storage.items]).toEqual([['admin_token', 't']])
    expect(store.isPersistent?.()).toBe(true)
    store.clear()
    expect(storage.items.size).toBe(0)
    expect(store.read()).toBeNull()
  })

  it('F11 a storage whose getter throws leaves a session in memory', () => {
    vi.stubGlobal('window', {})
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get() {
        throw blocked()
      },
    })
    const store = browserTokenStore()
    expect(store.read()).toBeNull()
    store.write('t')
    expect(store.read()).toBe('t')
    expect(store.isPersistent?.()).toBe(false)
    store.clear()
    expect(store.read()).toBeNull()
    Reflect.deleteProperty(globalThis, 'localStorage')
  })

  it('F11 every method throwing is survived', () => {
    vi.stubGlobal('localStorage', fakeStorage({ getItem: blocked(), setItem: blocked(), removeItem: blocked() }))
    const store = browserTokenStore()
    store.write('t')
    expect(store.read()).toBe('t')
    store.clear()
    expect(store.read()).toBeNull()
  })

  it('F12 a full storage keeps the new token in memory and leaves no older one behind', () => {
    const storage = fakeStorage({ setItem: full() })
    storage.items.set('admin_token', 'older')
    vi.stubGlobal('localStorage', storage)
    const store = browserTokenStore()
    store.write('newer')
    expect(store.read()).toBe('newer')
    expect(storage.items.size).toBe(0)
    expect(store.isPersistent?.()).toBe(false)
  })

  it('F12 room again: the next token is stored', () => {
    vi.stubGlobal('localStorage', fakeStorage({ setItem: full() }))
    const store = browserTokenStore()
    store.write('one')
    const roomy = fakeStorage()
    vi.stubGlobal('localStorage', roomy)
    store.write('two')
    expect(roomy.items.get('admin_token')).toBe('two')
    expect(store.isPersistent?.()).toBe(true)
  })

  it.each([undefined, 7, {}, []])('F17 a patched getItem that answers %j reads as no token', (value) => {
    vi.stubGlobal('localStorage', { ...fakeStorage(), getItem: () => value })
    expect(browserTokenStore().read()).toBeNull()
  })

  it('F17 a patched setItem that does nothing is noticed', () => {
    vi.stubGlobal('localStorage', { ...fakeStorage(), setItem: () => undefined })
    const store = browserTokenStore()
    store.write('t')
    expect(store.read()).toBe('t')
    expect(store.isPersistent?.()).toBe(false)
  })

  it('works where there is no browser', () => {
    vi.stubGlobal('localStorage', undefined)
    const store = browserTokenStore()
    expect(store.read()).toBeNull()
    expect(() => store.subscribe?.(() => undefined)()).not.toThrow()
  })

  it('F13 hears its own key and clear(), no other key, and nothing after the undo', () => {
    const page = new EventTarget()
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
    const heard = vi.fn()
    const undo = browserTokenStore().subscribe?.(heard)
    const say = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }))
    say('theme')
    expect(heard).toHaveBeenCalledTimes(0)
    say('admin_token')
    say(null)
    expect(heard).toHaveBeenCalledTimes(2)
    undo?.()
    say('admin_token')
    expect(heard).toHaveBeenCalledTimes(2)
  })
})

it('memoryTokenStore forgets nothing but what it is told to', () => {
  const store = memoryTokenStore('a')
  expect(store.read()).toBe('a')
  store.write('b')
  expect(store.read()).toBe('b')
  store.clear()
  expect(store.read()).toBeNull()
})
