export type RealtimeStatus = 'off' | 'connecting' | 'connected'

/** What a realtime connection is told and tells. */
export interface RealtimeRoom {
  /** The admin whose room is joined. */
  adminId: string
  /** The token of the moment: read again at every attempt. */
  token(): string | null
  onForcedLogout(): void
  onStatus(status: RealtimeStatus): void
  /** The admin's role or restrictions were changed: ask for them again. */
  onAccessChanged?(): void
  /** The server has refused or dropped this admin. Resolves with whether the session still lives, so whether to try again. */
  onRefused?(): Promise<boolean>
}

/** Opens a connection for one admin; returns its end. */
export type ConnectRealtime = (room: RealtimeRoom) => () => void
