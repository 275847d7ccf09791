import { CONSOLE_VARIABLES, consoleProxies } from '@prilavok/console/settings'
import { readSettings as readEdgeSettings } from '@prilavok/edge/settings'
import { EDGE_VARIABLES } from '@prilavok/edge/settings/variables'
import { RolloutError } from '@prilavok/rollouts/errors'
import { dataFolder } from '@prilavok/rollouts/location'
import { readScheduleSettings } from '@prilavok/rollouts/schedule/settings'
import { reasonOf, StackError } from './stack-error'

type Environment = Readonly<Record<string, string | undefined>>

/** Environment variables of `npm start`: default and meaning. The README lists them from here. */
export const STACK_VARIABLES = {
  PORT: { fallback: EDGE_VARIABLES.PORT.fallback, about: 'port of the shops' },
  API_PORT: { fallback: '8090', about: 'port of the supplier API' },
  DATA_DIR: { fallback: '.data', about: 'folder of the database, the releases and the logs' },
  DATABASE_URL: { fallback: '', about: 'PostgreSQL ≥ 15 to use instead of the embedded one' },
  CONSOLE_PORT: CONSOLE_VARIABLES.CONSOLE_PORT,
  CONSOLE_TRUST_PROXY: CONSOLE_VARIABLES.CONSOLE_TRUST_PROXY,
  SUPPLIER_API_ORIGIN: {
    fallback: '',
    about: "a supplier's own API, instead of the one here and its database",
  },
  ROLLOUTS_DATABASE_URL: {
    fallback: '',
    about: 'PostgreSQL ≥ 15 of the registry of releases and rules; DATABASE_URL, else the embedded one',
  },
} as const

/** How `npm start` runs. Ports: 0 takes a free one. */
export interface StackSettings {
  port: number
  apiPort: number
  consolePort: number
  consoleTrustProxy: false | string[]
  dataDir: string
  databaseUrl: string | undefined
  supplierApiOrigin: string | undefined
  rolloutsDatabaseUrl: string | undefined
}

/**
 * Reads and checks the environment.
 * @throws StackError with all errors at once
 */
export function readStackSettings(env: Environment): StackSettings {
  const errors: string[] = []
  const check = (fine: boolean, error: string) => {
    if (!fine) errors.push(error)
  }
  const portOf = (name: 'PORT' | 'API_PORT' | 'CONSOLE_PORT'): number => {
    const text = env[name] || STACK_VARIABLES[name].fallback
    check(
      /^\d+$/.test(text) && Number(text) <= 65_535,
      `${name} must be a whole number from 0 to 65535, not «${text}»`,
    )
    return Number(text)
  }
  const consoleTrustProxy = (): false | string[] => {
    try {
      return consoleProxies(env)
    } catch (error) {
      errors.push(reasonOf(error))
      return false
    }
  }
  const settings: StackSettings = {
    port: portOf('PORT'),
    apiPort: portOf('API_PORT'),
    consolePort: portOf('CONSOLE_PORT'),
    consoleTrustProxy: consoleTrustProxy(),
    dataDir: dataFolder(env),
    databaseUrl: env.DATABASE_URL || undefined,
    supplierApiOrigin: env.SUPPLIER_API_ORIGIN || undefined,
    rolloutsDatabaseUrl: env.ROLLOUTS_DATABASE_URL || undefined,
  }
  const { port, apiPort, databaseUrl, supplierApiOrigin, rolloutsDatabaseUrl } = settings
  check(port !== apiPort || port === 0, `PORT and API_PORT must differ, and both are ${port}`)
  for (const [name, url] of Object.entries({
    DATABASE_URL: databaseUrl,
    ROLLOUTS_DATABASE_URL: rolloutsDatabaseUrl,
  }))
    check(
      !url || /^postgres(ql)?:\/\/\S+$/.test(url),
      `${name} must be an address like postgres://user:password@host:5432/database`,
    )
  check(
    !databaseUrl || !supplierApiOrigin,
    'DATABASE_URL has no use beside SUPPLIER_API_ORIGIN: give one of them',
  )
  errors.push(...edgeErrors(env), ...scheduleErrors(env))
  if (errors.length > 0) {
    throw new StackError(
      `The shop cannot start with these settings:\n${errors.map((error) => `  - ${error}`).join('\n')}`,
    )
  }
  return Object.freeze(settings)
}

/** Errors of the settings that only the edge reads. */
function edgeErrors(env: Environment): string[] {
  try {
    readEdgeSettings({ SUPPLIER_API_ORIGIN: 'http://127.0.0.1', ...dropEmpty(env), PORT: '0' })
    return []
  } catch (error) {
    return reasonOf(error)
      .split('\n')
      .slice(1)
      .map((line) => line.trim())
  }
}

/** Errors of the settings that only the schedule of the rollouts reads. */
function scheduleErrors(env: Environment): readonly string[] {
  try {
    readScheduleSettings(env)
    return []
  } catch (error) {
    return error instanceof RolloutError ? error.reasons : [reasonOf(error)]
  }
}

const dropEmpty = (env: Environment): Environment =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value))
