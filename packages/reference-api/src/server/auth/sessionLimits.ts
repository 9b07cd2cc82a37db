import type { App } from '../ports'

/** Life of a session in seconds: Site Settings > Security wins over the configuration of the instance. */
export function sessionLimits(security: Readonly<Record<string, unknown>> | null | undefined, { config }: Pick<App, 'config'>) {
  const seconds = (name: 'idleMinutes' | 'absoluteHours', each: number, fallback: number) => {
    const value = security?.[name]
    return typeof value === 'number' && value > 0 ? value * each : fallback
  }
  return {
    idleSeconds: seconds('idleMinutes', 60, config.idleSeconds),
    absoluteSeconds: seconds('absoluteHours', 3600, config.absoluteSeconds),
  }
}
