import { proxy } from 'valtio/vanilla'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fastest } from '../../test/fastest'
import { NO_BODY_MESSAGE } from '../contract'
import { ERROR_LOG_MAX } from './createErrorLog'
import { createToasts, TOAST_HIDE_MS, TOASTS_SHOWN_MAX, TOASTS_WAITING_MAX } from './createToasts'
import { MESSAGE_MAX_LENGTH, type ToastInput } from './readToast'
import { emptyToasts } from './toastState'

function open() {
  const state = proxy(emptyToasts())
  const toasts = createToasts(state)
  return { state, ...toasts, ...toasts.verbs, messages: () => state.shown.map(({ message }) => message) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the clock', () => {
  it('a toast leaves 2,000 ms after it is shown, not a millisecond sooner', () => {
    const { success, state } = open()
    success('Saved')
    vi.advanceTimersByTime(TOAST_HIDE_MS - 1)
    expect(state.shown).toEqual([{ id: 1, type: 'success', message: 'Saved', count: 1 }])
    vi.advanceTimersByTime(1)
    expect(state.shown).toEqual([])
  })

  it('F86 two toasts 1 ms apart leave 1 ms apart', () => {
    const { success, messages } = open()
    success('one')
    vi.advanceTimersByTime(1)
    success('two')
    vi.advanceTimersByTime(TOAST_HIDE_MS - 1)
    expect(messages()).toEqual(['two'])
    vi.advanceTimersByTime(1)
    expect(messages()).toEqual([])
  })

  it('F86 pausing keeps the time left, however often it is asked for', () => {
    const { success, pause, resume, messages } = open()
    success('one')
    vi.advanceTimersByTime(1500)
    pause()
    pause()
    vi.advanceTimersByTime(60_000)
    expect(messages()).toEqual(['one'])
    resume()
    vi.advanceTimersByTime(499)
    expect(messages()).toEqual(['one'])
    vi.advanceTimersByTime(1)
    expect(messages()).toEqual([])
  })

  it('F86 a toast raised during a pause has its whole time after it', () => {
    const { success, pause, resume, messages } = open()
    success('one')
    pause()
    success('two')
    vi.advanceTimersByTime(10_000)
    resume()
    vi.advanceTimersByTime(TOAST_HIDE_MS - 1)
    expect(messages()).toEqual(['one', 'two'])
    vi.advanceTimersByTime(1)
    expect(messages()).toEqual([])
  })

  it('F86 closing the toast under the pointer leaves no later one stuck', () => {
    const { success, pause, hide, state, messages } = open()
    success('one')
    pause()
    hide(state.shown[0]?.id ?? 0)
    success('two')
    vi.advanceTimersByTime(TOAST_HIDE_MS)
    expect(messages()).toEqual([])
  })

  it('F86 a hidden tab stops the clocks, and a pointer on a toast goes on doing so', () => {
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
    vi.stubGlobal('document', page)
    const turn = (visibilityState: string) => {
      page.visibilityState = visibilityState
      page.dispatchEvent(new Event('visibilitychange'))
    }
    const { start, success, pause, resume, messages } = open()
    const stop = start()
    success('one')
    turn('hidden')
    vi.advanceTimersByTime(60_000)
    pause()
    turn('visible')
    vi.advanceTimersByTime(60_000)
    expect(messages()).toEqual(['one'])
    resume()
    vi.advanceTimersByTime(TOAST_HIDE_MS)
    expect(messages()).toEqual([])
    stop()
  })

  it('F86 a stop leaves no timer behind and a new start goes on', () => {
    const { start, success, messages } = open()
    const stop = start()
    success('one')
    vi.advanceTimersByTime(1000)
    stop()
    expect(vi.getTimerCount()).toBe(0)
    vi.advanceTimersByTime(60_000)
    start()
    vi.advanceTimersByTime(999)
    expect(messages()).toEqual(['one'])
    vi.advanceTimersByTime(1)
    expect(messages()).toEqual([])
  })

  it('F86 hiding twice, or what never was, does nothing', () => {
    const { success, hide, messages } = open()
    success('one')
    success('two')
    hide(1)
    hide(1)
    hide(99)
    expect(messages()).toEqual(['two'])
  })
})

describe('many', () => {
  it('at most three are shown, newest last; the next takes a free place with a whole clock of its own', () => {
    const { success, messages, state } = open()
    for (const word of ['one', 'two', 'three', 'four']) success(word)
    expect(messages()).toEqual(['one', 'two', 'three'])
    expect(state.hidden).toBe(1)
    vi.advanceTimersByTime(TOAST_HIDE_MS)
    expect(messages()).toEqual(['four'])
    expect(state.hidden).toBe(0)
    vi.advanceTimersByTime(TOAST_HIDE_MS - 1)
    expect(messages()).toEqual(['four'])
    vi.advanceTimersByTime(1)
    expect(messages()).toEqual([])
  })

  it('equal ones are counted, shown or waiting, and being raised again shows them again', () => {
    const { success, error, state } = open()
    success('Saved')
    vi.advanceTimersByTime(1900)
    success('Saved')
    error('Saved')
    expect(state.shown).toMatchObject([
      { type: 'success', count: 2 },
      { type: 'error', count: 1 },
    ])
    vi.advanceTimersByTime(1999)
    expect(state.shown).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(state.shown).toHaveLength(0)
    for (const word of ['a', 'b', 'c', 'd', 'd', 'd']) success(word)
    vi.advanceTimersByTime(TOAST_HIDE_MS)
    expect(state.shown).toMatchObject([{ message: 'd', count: 3 }])
  })

  it('F84 1,000 in a second: bounded, counted, under 50 ms, the newest kept, nothing stuck', () => {
    const flood = () => {
      const raised = open()
      for (let n = 1; n <= 1000; n++) raised.success(`Saved ${n}`)
      return raised
    }
    expect(fastest(flood)).toBeLessThan(50)
    vi.clearAllTimers()
    const { state, messages } = flood()
    expect(messages()).toEqual(['Saved 1', 'Saved 2', 'Saved 3'])
    expect(state.hidden).toBe(1000 - TOASTS_SHOWN_MAX)
    vi.advanceTimersByTime(TOAST_HIDE_MS)
    expect(messages()).toEqual(['Saved 992', 'Saved 993', 'Saved 994'])
    vi.advanceTimersByTime((TOAST_HIDE_MS * TOASTS_WAITING_MAX) / TOASTS_SHOWN_MAX)
    expect(messages()).toEqual([])
    expect(state.hidden).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('F84 1,000 equal ones are one with a count', () => {
    const { error, state } = open()
    for (let n = 0; n < 1000; n++) error('Failed')
    expect(state.shown).toMatchObject([{ message: 'Failed', count: 1000 }])
    expect(state.log).toMatchObject([{ message: 'Failed', count: 1000 }])
  })

  it('F84 no success displaces an error: a waiting error is shown before waiting successes and survives their flood', () => {
    const { success, error, messages, state } = open()
    for (const word of ['a', 'b', 'c']) success(word)
    error('lost connection')
    for (let n = 0; n < 1000; n++) success(`Saved ${n}`)
    vi.advanceTimersByTime(TOAST_HIDE_MS)
    expect(messages()).toContain('lost connection')
    for (let n = 0; n < 100; n++) success(`again ${n}`)
    expect(messages()).toContain('lost connection')
    expect(state.log).toMatchObject([{ message: 'lost connection' }])
  })

  it('F84 a flood of different errors is bounded too, and the log keeps the newest 50', () => {
    const { error, state, log } = open()
    for (let n = 0; n < 1000; n++) error(`Failed ${n}`)
    expect(state.hidden).toBe(997)
    expect(state.log).toHaveLength(ERROR_LOG_MAX)
    expect(state.log[0]?.message).toBe('Failed 999')
    expect(state.unread).toBe(1000)
    log.markRead()
    expect(state.unread).toBe(0)
    log.clear()
    expect(state.log).toEqual([])
  })
})

describe('F85 what is asked for', () => {
  const raised = (input: unknown) => {
    const { show, state } = open()
    show(input as ToastInput)
    return state.shown[0]
  }
  it.each([undefined, null, '', 'danger', '__proto__', 'constructor', 'Success', '🔥', 7, {}])(
    'F85 type %j is shown as an error',
    (type) => {
      expect(raised({ type, message: 'm' })).toMatchObject({ type: 'error', message: 'm' })
    },
  )
  it.each([
    ['text', 'text'],
    ['  text  ', 'text'],
    [42, '42'],
    [['one', 'two'], 'one two'],
    [[{ message: 'one' }, null], 'one'],
    [{ message: 'inside' }, 'inside'],
    [new Error('thrown'), 'thrown'],
    ['<b>bold</b>', '<b>bold</b>'],
    [{}, NO_BODY_MESSAGE],
    [{ message: {} }, NO_BODY_MESSAGE],
    [[], NO_BODY_MESSAGE],
    [undefined, NO_BODY_MESSAGE],
    [null, NO_BODY_MESSAGE],
    ['', NO_BODY_MESSAGE],
    ['   ', NO_BODY_MESSAGE],
    [Symbol('x'), NO_BODY_MESSAGE],
    [() => 'x', NO_BODY_MESSAGE],
  ])('F85 message %o reads as %j', (message, read) => expect(raised({ type: 'info', message })?.message).toBe(read))
  it('F85 the full text is kept, up to a bound', () => {
    expect(raised({ type: 'error', message: 'x'.repeat(MESSAGE_MAX_LENGTH) })?.message).toHaveLength(MESSAGE_MAX_LENGTH)
    expect(raised({ type: 'error', message: 'x'.repeat(5_000_000) })?.message).toHaveLength(MESSAGE_MAX_LENGTH)
  })
  it.each([undefined, null, 'text', 7])('F85 %j in place of a toast is an error that says so', (input) => {
    expect(raised(input)).toMatchObject({ type: 'error', message: NO_BODY_MESSAGE })
  })
  it('F85 a message that contains itself ends', () => {
    const loop: unknown[] = ['a']
    loop.push(loop)
    expect(raised({ type: 'error', message: loop })?.message).toContain('a')
  })
})
