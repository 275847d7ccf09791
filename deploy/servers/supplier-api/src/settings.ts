import { type Rates, readRates } from './platform/limits/rates'
import { type ReadSetting, settingReader } from './platform/settings/read-setting'
import { readServiceSettings, type ServiceSettings } from './services'

/** How the API runs as a process of its own. */
export interface Settings {
  databaseUrl: string
  port: number
  host: string
  logLevel: string
  /** Connections to the database at once. */
  connections: number
  /** '': none. */
  replicaUrl: string
  rates: Rates
  /** Port of the metrics alone; 0: they are answered at the API's own. */
  metricsPort: number
  /** Milliseconds between «not ready» and the end of new connections. */
  stopNotice: number
  services: ServiceSettings
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads and checks the environment: the variables of «Settings of the supplier API» in the README, compared by a test.
 * @throws with all errors at once
 */
export const readSettings = (env: Environment): Settings =>
  Object.freeze(withoutErrors({ ...env, API_PORT: env.API_PORT || env.PORT }, readAll))

/** Reads every variable of the API; what is wrong with them is told to `read`. */
export function readAll(read: ReadSetting): Settings {
  const databaseUrl = read.text('DATABASE_URL')
  if (!/^postgres(ql)?:\/\/\S+$/.test(databaseUrl)) {
    read.error('DATABASE_URL must be an address like postgres://user:password@host:5432/database')
  }
  const settings: Settings = {
    databaseUrl,
    port: read.number('API_PORT', 8090, 0, 65_535),
    host: read.text('API_HOST') || '127.0.0.1',
    logLevel: read.choice('LOG_LEVEL', LEVELS, 'info'),
    connections: read.number('DATABASE_CONNECTIONS', 10, 1, 500),
    replicaUrl: read.address('DATABASE_REPLICA_URL', ['postgres:', 'postgresql:']),
    rates: readRates(read),
    metricsPort: read.number('METRICS_PORT', 0, 0, 65_535),
    stopNotice: read.number('STOP_NOTICE_SECONDS', 0, 0, 300) * 1000,
    services: readServiceSettings(read, read.text('API_DATA_DIR') || '.data/api'),
  }
  if (settings.metricsPort !== 0 && settings.metricsPort === settings.port)
    read.error('METRICS_PORT must be another port than API_PORT, or 0')
  return settings
}

/**
 * The outside services alone, for an API that runs inside another process.
 * @throws with all errors at once
 */
export const servicesOf = (env: Environment, dataDir: string): ServiceSettings =>
  withoutErrors(env, (read) => readServiceSettings(read, dataDir))

/**
 * How often one may ask, for an API that runs inside another process.
 * @throws with all errors at once
 */
export const ratesOf = (env: Environment): Rates => withoutErrors(env, readRates)

function withoutErrors<Value>(env: Environment, readValue: (read: ReadSetting) => Value): Value {
  const errors: string[] = []
  const value = readValue(settingReader(env, errors))
  if (errors.length === 0) return value
  throw new Error(`The supplier API cannot start:\n${errors.map((error) => `  - ${error}`).join('\n')}`)
}
