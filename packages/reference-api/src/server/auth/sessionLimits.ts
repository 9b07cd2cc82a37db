import type { App } from '../ports'

/** Life of a session in seconds: Site Settings > Security wins over the configuration of the instance. */
export function sessionLimits(security: Readonly<Record<string, unknown>> | null | undefined, { config }: Pick<App, 'config'>) {
  const minutes = (name: string, fallback: number) => {
    const value = security?.[name]
    return typeof value === 'number' && value > 0 ? value * 60 : fallback
  }
  return {
    idleSeconds: minutes('sessionIdleMinutes', config.idleSeconds),
    absoluteSeconds: minutes('sessionAbsoluteMinutes', config.absoluteSeconds),
  }
}
