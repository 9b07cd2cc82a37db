import { NO_BODY_MESSAGE } from '../contract'
import { isObject } from '../http/apiResult'

/** Longest message that is kept, in characters. */
export const MESSAGE_MAX_LENGTH = 10_000

const TYPES = ['success', 'error', 'warning', 'info'] as const

export type ToastType = (typeof TYPES)[number]

export interface ToastInput {
  type: ToastType
  message: string
}

function oneText(message: unknown): string {
  if (typeof message === 'string') return message
  if (typeof message === 'number') return String(message)
  return isObject(message) && typeof message['message'] === 'string' ? message['message'] : ''
}

const textOf = (message: unknown): string => (Array.isArray(message) ? message.map(oneText).filter(Boolean).join(' ') : oneText(message))

/** Reads what was asked for, which may come straight from a server: an unknown type is an error, a message is always text and never blank. */
export function readToast(input: unknown): ToastInput {
  const { type, message } = isObject(input) ? input : {}
  return {
    type: TYPES.find((known) => known === type) ?? 'error',
    message: textOf(message).slice(0, MESSAGE_MAX_LENGTH).trim() || NO_BODY_MESSAGE,
  }
}
