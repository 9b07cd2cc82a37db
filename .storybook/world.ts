/** The vocabulary of stories that need a back end: plain data in, and what a play may ask the world. */
import type { AdminClient, Restriction } from '@quarterdeck/core'
import type { Args, Renderer } from 'storybook/internal/csf'

export interface Fault {
  /** Method and path, as `GET /adminapi/users`. */
  on: string
  status?: number
  body?: 'none' | 'html'
  hang?: true
  offline?: true
  delayMs?: number
  /** How many answers it spoils; all of them when left out. */
  times?: number
}

/** `parameters.world`: the state of things before the story begins. */
export interface World {
  /** First path; `/dashboard` unless given. */
  at?: string
  as?: 'guest' | 'superadmin' | { may: readonly (string | Restriction)[] }
  token?: 'valid' | 'bearer' | 'malformed' | 'expired' | 'revoked'
  data?: 'baseline' | 'empty' | 'crowded'
  faults?: readonly Fault[]
}

/** What a play sees of its world: `play: async ({ world }) => …`. */
export interface StoryWorld {
  readonly client: AdminClient
  /** Path and query the app shows now. */
  path(): string
  /** Every path shown so far, the first one included. */
  visited(): readonly string[]
  /** The stored token, as the browser would keep it. */
  token(): string | null
  /** Rows of a table of this world's database. */
  rows(table: string, where?: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>[]>
  /** A superadmin at another desk calls the same API. */
  colleague(
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<{ status: number; body: unknown }>
  /** The same admin signs out in another tab. */
  signOutElsewhere(): void
  /** Cuts the realtime links; they come back by themselves. */
  dropSockets(): void
  /** From now on these faults hold. */
  fail(faults: readonly Fault[]): void
  /** From now on nothing fails. */
  heal(): void
}

declare module 'storybook/internal/csf' {
  interface Parameters {
    world?: World
    /** How page chunks behave: never arriving, or refused. */
    chunks?: 'hang' | 'fail'
  }
  interface StoryContext<TRenderer extends Renderer = Renderer, TArgs = Args> {
    world: StoryWorld
  }
}
