import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { dataFolder, releasesFolder } from '@prilavok/rollouts/location'
import { EdgeError, reasonOf } from './errors'

type Environment = Readonly<Record<string, string | undefined>>

/** How one edge runs. Times in milliseconds. */
export interface EdgeSettings {
  port: number
  host: string
  /** Where `/v1…/v4` go, unless a shop's credentials name another place. */
  supplierApiOrigin: string
  releasesDir: string
  credentialsFile: string
  /** Every page leads to /repair (AMB-46). */
  maintenance: boolean
  /** `client`: the browser renders every page; `npm run dev` needs it. */
  render: 'server' | 'client'
  renderWorkers: number
  /** From the request to the last piece of the page; then the browser renders it. */
  renderDeadline: number
  /** How long a page waits for its data before it is rendered without. */
  dataDeadline: number
  /** A worker that gives no heartbeat this long is stopped. */
  stallLimit: number
  /** Heap of one worker, megabytes. */
  workerMemory: number
  /** How long shop data count as fresh. */
  shopTtl: number
  /** How long the supplier API may take to answer a forwarded request. */
  apiTimeout: number
  /** Server statuses that open the server error modal (AMB-05). */
  errorStatuses: number[]
  /** Proxies whose X-Forwarded-Proto, -Host and -For are believed, as fastify's `trustProxy` takes them. */
  trustProxy: false | string[]
  logLevel: string
}

function wholeNumber(text: string, least: number, most: number): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new Error(`must be a whole number from ${least} to ${most}`)
  return value
}

function origin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search)
    throw new Error('must be an origin like http://127.0.0.1:8090')
  return url.origin
}

function onOff(text: string): boolean {
  if (text !== 'on' && text !== 'off') throw new Error('must be on or off')
  return text === 'on'
}

/** Proxies beside the edge. Only what these add is believed: a browser may send X-Forwarded-For, too. */
const PRIVATE_NETWORKS = ['loopback', 'linklocal', 'uniquelocal']

function proxies(text: string): false | string[] {
  if (text === 'off') return false
  if (text === 'on') return PRIVATE_NETWORKS
  const networks = text.split(',').map((network) => network.trim())
  if (!networks.every(isNetwork)) throw new Error('must be on, off, or addresses and networks')
  return networks
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 6 ? 128 : 32))
}

function oneOf<T extends string>(text: string, allowed: readonly T[]): T {
  const found = allowed.find((one) => one === text)
  if (!found) throw new Error(`must be one of ${allowed.join(', ')}`)
  return found
}

const RENDERERS = ['server', 'client'] as const
const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

/** Environment variables of the edge: default, meaning, and how each is read. README lists them from here. */
export const EDGE_VARIABLES = {
  PORT: { fallback: '8080', about: 'port of the edge' },
  HOST: { fallback: 'localhost', about: 'address to listen on; 0.0.0.0 for all' },
  SUPPLIER_API_ORIGIN: { fallback: '', about: 'origin of the supplier API, required' },
  SHOP_CREDENTIALS: {
    fallback: '',
    about: 'file with the client id and secret of each domain; DATA_DIR/shop-credentials.json',
  },
  MAINTENANCE: { fallback: 'off', about: 'on: every page leads to /repair' },
  RENDER: { fallback: 'server', about: 'client: the browser renders every page' },
  RENDER_WORKERS: { fallback: '1', about: 'threads that render pages' },
  RENDER_DEADLINE: { fallback: '5000', about: 'ms after which the browser renders the page' },
  DATA_DEADLINE: { fallback: '1000', about: 'ms that a page waits for its data' },
  STALL_LIMIT: { fallback: '1000', about: 'ms without a heartbeat after which a worker is replaced' },
  WORKER_MEMORY: { fallback: '256', about: 'heap of a worker in MB' },
  SHOP_TTL: { fallback: '30000', about: 'ms for which shop data are fresh' },
  API_TIMEOUT: { fallback: '35000', about: 'ms that the supplier API may take' },
  ERROR_STATUSES: { fallback: '408,500,502,503,504', about: 'statuses that open the server error modal' },
  TRUST_PROXY: {
    fallback: 'off',
    about:
      'whose X-Forwarded-* are believed: on: proxies of private networks; else addresses and networks, 203.0.113.4,198.51.100.0/24',
  },
  LOG_LEVEL: { fallback: 'info', about: LEVELS.join(', ') },
} as const

type Variable = keyof typeof EDGE_VARIABLES

/** Reads and checks the settings. @throws EdgeError SETTINGS_INVALID with all violations at once */
export function readSettings(env: Environment): EdgeSettings {
  const violations: string[] = []
  const read = <T>(name: Variable, parse: (text: string) => T, onError: T): T => {
    try {
      return parse(env[name] || EDGE_VARIABLES[name].fallback)
    } catch (error) {
      violations.push(
        `  ${name} ${reasonOf(error)}, not «${env[name] ?? ''}» (${EDGE_VARIABLES[name].about})`,
      )
      return onError
    }
  }
  const number = (name: Variable, least: number, most: number) =>
    read(name, (text) => wholeNumber(text, least, most), 0)
  const settings: EdgeSettings = {
    port: number('PORT', 0, 65_535),
    host: read('HOST', String, ''),
    supplierApiOrigin: read('SUPPLIER_API_ORIGIN', origin, ''),
    releasesDir: releasesFolder(env),
    credentialsFile: env.SHOP_CREDENTIALS
      ? resolve(env.SHOP_CREDENTIALS)
      : join(dataFolder(env), 'shop-credentials.json'),
    maintenance: read('MAINTENANCE', onOff, false),
    render: read('RENDER', (text) => oneOf(text, RENDERERS), 'server'),
    renderWorkers: number('RENDER_WORKERS', 1, 64),
    renderDeadline: number('RENDER_DEADLINE', 100, 60_000),
    dataDeadline: number('DATA_DEADLINE', 0, 30_000),
    stallLimit: number('STALL_LIMIT', 100, 60_000),
    workerMemory: number('WORKER_MEMORY', 32, 8192),
    shopTtl: number('SHOP_TTL', 0, 3_600_000),
    apiTimeout: number('API_TIMEOUT', 100, 300_000),
    errorStatuses: read(
      'ERROR_STATUSES',
      (text) => text.split(',').map((s) => wholeNumber(s.trim(), 400, 599)),
      [],
    ),
    trustProxy: read('TRUST_PROXY', proxies, false),
    logLevel: read('LOG_LEVEL', (text) => oneOf(text, LEVELS), 'info'),
  }
  if (violations.length > 0) throw new EdgeError('SETTINGS_INVALID', violations.join('\n'))
  return Object.freeze(settings)
}
