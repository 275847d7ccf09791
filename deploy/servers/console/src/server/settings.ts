import { proxies, secretText } from '@prilavok/edge/settings/parsers'
import { shopAddress } from '@prilavok/rollouts/cli/shop-address'
import { secretFile } from '@prilavok/rollouts/decision/secret'
import { reasonOf } from '@prilavok/rollouts/errors'
import { dataFolder, releasesFolder } from '@prilavok/rollouts/location'

type Environment = Readonly<Record<string, string | undefined>>

/** Environment variables of the console: default and meaning. */
export const CONSOLE_VARIABLES = {
  CONSOLE_PORT: { fallback: '8095', about: "port of the operators' console" },
  CONSOLE_HOST: { fallback: '127.0.0.1', about: 'address that the console listens on; 0.0.0.0 for all' },
  CONSOLE_TRUST_PROXY: {
    fallback: 'off',
    about: "whose X-Forwarded-* the console believes, as the edge's TRUST_PROXY",
  },
} as const

/** How the console's own process runs. */
export interface ConsoleSettings {
  port: number
  host: string
  /** Proxies whose X-Forwarded-* are believed, as fastify's `trustProxy` takes them. */
  trustProxy: false | string[]
  databaseUrl: string
  dataDir: string
  releasesDir: string
  credentialsFile: string
  /** What edges sign with; empty: the one in `secretFile`. */
  secret: string
  secretFile: string
  /** Address of the pages of a shop. */
  addressOf(shop: string): string
}

/** @throws Error when the port is none */
export function consolePort(env: Environment): number {
  const text = env.CONSOLE_PORT || CONSOLE_VARIABLES.CONSOLE_PORT.fallback
  if (!/^\d+$/.test(text) || Number(text) > 65_535)
    throw new Error(`CONSOLE_PORT must be a whole number from 0 to 65535, not «${text}»`)
  return Number(text)
}

/** @throws Error when it names no proxies */
export function consoleProxies(env: Environment): false | string[] {
  try {
    return proxies(env.CONSOLE_TRUST_PROXY || CONSOLE_VARIABLES.CONSOLE_TRUST_PROXY.fallback)
  } catch (error) {
    throw new Error(`CONSOLE_TRUST_PROXY ${reasonOf(error)}, not «${env.CONSOLE_TRUST_PROXY}»`)
  }
}

/** @throws Error when it is too short */
function givenSecret({ EDGE_SECRET = '' }: Environment): string {
  try {
    return secretText(EDGE_SECRET)
  } catch (error) {
    throw new Error(`EDGE_SECRET ${reasonOf(error)}`)
  }
}

/** @throws Error saying what is missing or wrong */
export function readConsoleSettings(env: Environment): ConsoleSettings {
  const databaseUrl = env.ROLLOUTS_DATABASE_URL || env.DATABASE_URL
  if (!databaseUrl)
    throw new Error(
      'The console needs the database of the registry: give ROLLOUTS_DATABASE_URL=postgres://… (or DATABASE_URL).',
    )
  const dataDir = dataFolder(env)
  return {
    port: consolePort(env),
    host: env.CONSOLE_HOST || CONSOLE_VARIABLES.CONSOLE_HOST.fallback,
    trustProxy: consoleProxies(env),
    databaseUrl,
    dataDir,
    releasesDir: releasesFolder(env),
    credentialsFile: env.SHOP_CREDENTIALS || `${dataDir}/shop-credentials.json`,
    secret: givenSecret(env),
    secretFile: secretFile(env),
    addressOf: (shop) => shopAddress(env, shop),
  }
}
