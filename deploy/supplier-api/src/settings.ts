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

/** Environment variables of the API: default and meaning. */
export const API_VARIABLES = {
  DATABASE_URL: { fallback: '', about: 'postgres://… of a database that the API may change, required' },
  API_PORT: { fallback: '8090', about: 'port of the supplier API; PORT when it is not given' },
  API_HOST: { fallback: '127.0.0.1', about: 'address to listen on; 0.0.0.0 for all' },
  API_DATA_DIR: {
    fallback: '.data/api',
    about: 'folder of what the embedded outside services keep: files, e-mails',
  },
  DATABASE_CONNECTIONS: { fallback: '10', about: 'connections to the database at once' },
  DATABASE_REPLICA_URL: {
    fallback: '',
    about: 'postgres://… of a replica: catalogue, search and content are read there, a moment behind',
  },
  RATE_OF_SESSION: {
    fallback: '100',
    about: 'requests a second that one session may make, on average of 10 s; 0: any number',
  },
  RATE_OF_ADDRESS: { fallback: '500', about: 'the same for one address of a browser' },
  METRICS_PORT: {
    fallback: '0',
    about:
      'port of /metrics, /healthz and /readyz alone; 0: they are answered at API_PORT, which the edge does not forward',
  },
  STOP_NOTICE_SECONDS: {
    fallback: '0',
    about: 'seconds between «not ready» and the end of new connections, for load balancers',
  },
  LOG_LEVEL: { fallback: 'info', about: LEVELS.join(', ') },
  FILES_FOLDER: { fallback: 'API_DATA_DIR/files', about: 'folder of uploaded and generated files' },
  S3_ENDPOINT: {
    fallback: '',
    about: 'https://… of an object store that speaks S3, instead of FILES_FOLDER',
  },
  S3_BUCKET: { fallback: '', about: 'bucket of the files' },
  S3_REGION: { fallback: 'us-east-1', about: 'region that requests are signed for' },
  S3_ACCESS_KEY: { fallback: '', about: 'key of the object store' },
  S3_SECRET_KEY: { fallback: '', about: 'secret of that key' },
  SMTP_URL: {
    fallback: '',
    about: 'smtp:// (STARTTLS) or smtps://user:password@host:port, instead of MAIL_FOLDER',
  },
  MAIL_FOLDER: {
    fallback: 'API_DATA_DIR/emails',
    about: 'folder of .eml files, while there is no mail server',
  },
  PAYMENT_ACQUIRER: {
    fallback: '',
    about:
      'who takes payments: yookassa, none, or sandbox, which serves the demonstration shops alone; empty: sandbox for these, else none',
  },
  YOOKASSA_ACCOUNTS: {
    fallback: '',
    about:
      'file {"<shop id>": {"shop_id", "secret_key", "receipts": true, "tax_system_code"}}, the last two optional: whether receipts of 54-FZ go with the payments, and tag 1055 of them; stays named while payments with YooKassa are under way; notifications go to /v3/payment/notice/<shop id>/',
  },
  YOOKASSA_URL: { fallback: 'https://api.yookassa.ru/v3', about: 'address of YooKassa' },
  YOOKASSA_PAGES: {
    fallback: 'https://yoomoney.ru',
    about: "origin of YooKassa's payment pages, for the security policy of the shops' pages",
  },
  MAIL_SENDER: { fallback: '', about: "address that all e-mails come from; each shop's own when empty" },
  SHOP_ADDRESS: {
    fallback: 'https://{domain}',
    about: 'address of the pages of a shop, for links of e-mails; {domain} is its domain',
  },
  COMPANY_LOOK_UP: { fallback: 'register', about: 'register (bundled, invented companies) or dadata' },
  DADATA_TOKEN: { fallback: '', about: 'API key of DaData, required for COMPANY_LOOK_UP=dadata' },
  DADATA_URL: {
    fallback: 'https://suggestions.dadata.ru/suggestions/api/4_1',
    about: 'address of the suggestions API',
  },
  DADATA_TIMEOUT_MS: { fallback: '3000', about: 'milliseconds that a question to DaData may take' },
  SEARCH_URL: {
    fallback: '',
    about: 'https://user:password@host:9200 of an OpenSearch 2 that finds goods; empty: PostgreSQL does',
  },
  SEARCH_INDEX: { fallback: 'prilavok-goods', about: 'name of its index, one for each database' },
  SEARCH_TIMEOUT_MS: {
    fallback: '1000',
    about: 'milliseconds after which PostgreSQL is asked instead of OpenSearch',
  },
} as const

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads and checks the environment.
 * @throws with all faults at once
 */
export const readSettings = (env: Environment): Settings =>
  Object.freeze(withoutFaults({ ...env, API_PORT: env.API_PORT || env.PORT }, readAll))

function readAll(read: ReadSetting): Settings {
  const databaseUrl = read.text('DATABASE_URL')
  if (!/^postgres(ql)?:\/\/\S+$/.test(databaseUrl)) {
    read.fault('DATABASE_URL must be an address like postgres://user:password@host:5432/database')
  }
  const settings: Settings = {
    databaseUrl,
    port: read.number('API_PORT', 8090, 0, 65_535),
    host: read.text('API_HOST') || API_VARIABLES.API_HOST.fallback,
    logLevel: read.choice('LOG_LEVEL', LEVELS, 'info'),
    connections: read.number('DATABASE_CONNECTIONS', 10, 1, 500),
    replicaUrl: read.address('DATABASE_REPLICA_URL', ['postgres:', 'postgresql:']),
    rates: readRates(read),
    metricsPort: read.number('METRICS_PORT', 0, 0, 65_535),
    stopNotice: read.number('STOP_NOTICE_SECONDS', 0, 0, 300) * 1000,
    services: readServiceSettings(read, read.text('API_DATA_DIR') || API_VARIABLES.API_DATA_DIR.fallback),
  }
  if (settings.metricsPort !== 0 && settings.metricsPort === settings.port)
    read.fault('METRICS_PORT must be another port than API_PORT, or 0')
  return settings
}

/**
 * The outside services alone, for an API that runs inside another process.
 * @throws with all faults at once
 */
export const servicesOf = (env: Environment, dataDir: string): ServiceSettings =>
  withoutFaults(env, (read) => readServiceSettings(read, dataDir))

/**
 * How often one may ask, for an API that runs inside another process.
 * @throws with all faults at once
 */
export const ratesOf = (env: Environment): Rates => withoutFaults(env, readRates)

function withoutFaults<Value>(env: Environment, readValue: (read: ReadSetting) => Value): Value {
  const faults: string[] = []
  const value = readValue(settingReader(env, faults))
  if (faults.length === 0) return value
  throw new Error(`The supplier API cannot start:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
}
