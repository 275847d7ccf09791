/** How the API runs as a process of its own. */
export interface Settings {
  databaseUrl: string
  port: number
  host: string
  logLevel: string
  /** Connections to the database at once. */
  connections: number
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** Environment variables of the API: default and meaning. */
export const API_VARIABLES = {
  DATABASE_URL: { fallback: '', about: 'postgres://… of a database that the API may change, required' },
  API_PORT: { fallback: '8090', about: 'port of the supplier API; PORT when it is not given' },
  API_HOST: { fallback: '127.0.0.1', about: 'address to listen on; 0.0.0.0 for all' },
  DATABASE_CONNECTIONS: { fallback: '10', about: 'connections to the database at once' },
  LOG_LEVEL: { fallback: 'info', about: LEVELS.join(', ') },
} as const

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads and checks the environment.
 * @throws with all faults at once
 */
export function readSettings(env: Environment): Settings {
  const faults: string[] = []
  const number = (name: string, text: string, least: number, most: number): number => {
    const value = Number(text)
    if (/^\d+$/.test(text) && value >= least && value <= most) return value
    faults.push(`${name} must be a whole number from ${least} to ${most}, not «${text}»`)
    return least
  }
  const databaseUrl = env.DATABASE_URL ?? ''
  if (!/^postgres(ql)?:\/\/\S+$/.test(databaseUrl)) {
    faults.push('DATABASE_URL must be an address like postgres://user:password@host:5432/database')
  }
  const logLevel = env.LOG_LEVEL || API_VARIABLES.LOG_LEVEL.fallback
  if (!LEVELS.includes(logLevel))
    faults.push(`LOG_LEVEL must be one of ${LEVELS.join(', ')}, not «${logLevel}»`)
  const settings: Settings = {
    databaseUrl,
    port: number('API_PORT', env.API_PORT || env.PORT || API_VARIABLES.API_PORT.fallback, 0, 65_535),
    host: env.API_HOST || API_VARIABLES.API_HOST.fallback,
    logLevel,
    connections: number(
      'DATABASE_CONNECTIONS',
      env.DATABASE_CONNECTIONS || API_VARIABLES.DATABASE_CONNECTIONS.fallback,
      1,
      500,
    ),
  }
  if (faults.length > 0) {
    throw new Error(`The supplier API cannot start:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
  }
  return Object.freeze(settings)
}
