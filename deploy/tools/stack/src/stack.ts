import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { demonstration } from '@prilavok/demo-shops/demonstration'
import { createEdge } from '@prilavok/edge/create-edge'
import { readSettings as readEdgeSettings } from '@prilavok/edge/settings'
import { noteShopAddress } from '@prilavok/rollouts/cli/shop-address'
import { edgeSecret } from '@prilavok/rollouts/decision/secret'
import { releasesFolder } from '@prilavok/rollouts/location'
import type { Registry } from '@prilavok/rollouts/model/registry'
import { createRegistry } from '@prilavok/rollouts/registry/create-registry'
import { readScheduleSettings } from '@prilavok/rollouts/schedule/settings'
import { startSchedule } from '@prilavok/rollouts/schedule/start-schedule'
import { createApi } from '@prilavok/supplier-api/server'
import { ratesOf, servicesOf } from '@prilavok/supplier-api/settings'
import { startTracing } from '@prilavok/tracing/start-tracing'
import { type Logger, pino } from 'pino'
import { assertPortFree } from './assert-port-free'
import { lockDataDir } from './data-lock'
import { Disposables } from './disposables'
import { type OpenDatabase, openDatabase } from './open-database'
import { credentialsFile, type PreparedData, prepareData } from './prepare-data'
import { publishBuilds } from './publish-builds'
import { type Shop, shopsOfCredentials } from './shop-list'
import { reasonOf } from './stack-error'
import type { StackOptions } from './stack-options'
import { startConsole } from './start-console'

export interface Stack {
  /** `http://localhost:8080`; each shop answers at its own domain on this port. */
  origin: string
  port: number
  shops: (Shop & { url: string })[]
  /** Whether the shops are the demonstration shops, with their accounts. */
  demonstration: boolean
  apiOrigin: string
  /** Missing with a supplier's own API. */
  databaseUrl: string | undefined
  /** Releases and rules; every edge and console of these shops connects here. */
  registry: Registry
  rolloutsDatabaseUrl: string
  releasesFolder: string
  logFile: string
  /** Address of the operators' console, if there is one. */
  consoleOrigin?: string | undefined
  /** Stops everything that was started here, in order. May be called twice. */
  stop(): Promise<void>
}

interface Backend extends PreparedData {
  apiOrigin: string
  databaseUrl?: string
  rolloutsDatabaseUrl: string
}

const API_HOST = '127.0.0.1'

/**
 * Starts a whole shop in this process: database, supplier API, releases, edge.
 * @throws StackError and the errors of its parts; nothing is left running then
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { disposables = new Disposables() } = options
  const interrupt = () => void disposables.close().catch(() => undefined)
  options.signal?.addEventListener('abort', interrupt, { once: true })
  try {
    return await start(options, disposables)
  } catch (error) {
    await disposables.close().catch(() => undefined)
    throw error
  } finally {
    options.signal?.removeEventListener('abort', interrupt)
  }
}

async function start(options: StackOptions, disposables: Disposables): Promise<Stack> {
  const {
    port,
    dataDir,
    env = {},
    signal = new AbortController().signal,
    publish = publishBuilds,
    onProgress = () => undefined,
  } = options
  await disposables.add(await lockDataDir(dataDir))
  if (options.temporary) await disposables.add(() => rm(dataDir, { recursive: true, force: true }))
  await assertPortFree('PORT', port, env.HOST || 'localhost')

  const backend = await prepare(options, disposables, signal)
  const folder = releasesFolder({ ...env, DATA_DIR: dataDir })
  const { rolloutsDatabase = async (url: string) => url } = options
  const rolloutsDatabaseUrl = await rolloutsDatabase(backend.rolloutsDatabaseUrl)
  const registry = await createRegistry({ databaseUrl: rolloutsDatabaseUrl, releasesDir: folder })
  await disposables.add(registry.close)
  for (const release of await publish(registry)) onProgress(`Published ${release}`)
  signal.throwIfAborted()

  const schedule = startSchedule({
    registry,
    databaseUrl: rolloutsDatabaseUrl,
    log: await openScheduleLog(dataDir, disposables),
    ...readScheduleSettings(env),
  })
  await disposables.add(schedule.close)

  const logFile = join(dataDir, 'edge.log')
  const log = createWriteStream(logFile, { mode: 0o600 })
  await disposables.add(() => new Promise((ended) => log.end(ended)))
  const settings = readEdgeSettings({
    API_DOCS: backend.demonstration ? 'on' : 'off',
    // Whoever tries the demonstration has one address for all of its buyers.
    ...(backend.demonstration && {
      BEACON_FAILURES_PER_ADDRESS: '1000',
      BEACON_SUBJECTS_PER_ADDRESS: '1000000',
    }),
    ...shopAddress(port),
    ...env,
    PORT: String(port),
    DATA_DIR: dataDir,
    SUPPLIER_API_ORIGIN: backend.apiOrigin,
    ROLLOUTS_DATABASE_URL: rolloutsDatabaseUrl,
  })
  const edge = createEdge(settings, log, undefined, await startTracing('prilavok-edge', env))
  await disposables.add(() => edge.close())
  const openPort = Number(new URL(await edge.listen()).port)
  const pagesAt = env.SHOP_ADDRESS || `http://{domain}:${openPort}`
  noteShopAddress(dataDir, pagesAt)
  const { shops, demonstration } = backend
  const consoleOrigin =
    options.consolePort === undefined
      ? undefined
      : await startConsole(
          {
            port: options.consolePort,
            trustProxy: options.consoleTrustProxy ?? false,
            dataDir,
            releasesFolder: folder,
            rolloutsDatabaseUrl,
            secret: edgeSecret(settings.secret, settings.secretFile),
            shopAddress: pagesAt,
            shops,
            demonstration,
            appBuilt: options.buildConsole?.(signal),
          },
          disposables,
        )
  if (backend.finish) await fillShops(backend.finish, onProgress, disposables)
  return {
    origin: `http://localhost:${openPort}`,
    port: openPort,
    shops: backend.shops.map((shop) => ({ ...shop, url: `http://${shop.domain}:${openPort}` })),
    demonstration: backend.demonstration,
    apiOrigin: backend.apiOrigin,
    databaseUrl: backend.databaseUrl,
    registry,
    rolloutsDatabaseUrl,
    releasesFolder: folder,
    logFile,
    consoleOrigin,
    stop: () => disposables.close(),
  }
}

/** Fills the other shops of the demonstration while the first one is open. The shop's end interrupts it. */
async function fillShops(
  finish: (signal: AbortSignal) => Promise<void>,
  onProgress: (line: string) => void,
  disposables: Disposables,
): Promise<void> {
  const stopped = new AbortController()
  const filling = finish(stopped.signal).catch((error: unknown) => {
    if (!stopped.signal.aborted)
      onProgress(`Some shops stay closed, start again to go on filling them: ${reasonOf(error)}`)
  })
  await disposables.add(() => {
    stopped.abort()
    return filling
  })
}

/** What the schedule of the rollouts did, a line each. */
async function openScheduleLog(dataDir: string, disposables: Disposables): Promise<Logger> {
  const file = createWriteStream(join(dataDir, 'rollouts.log'), { mode: 0o600, flags: 'a' })
  await disposables.add(() => new Promise((ended) => file.end(ended)))
  return pino({ name: 'rollouts' }, file)
}

/** The backend and the builds, side by side. The failure of one ends the other; both have ended when this returns or throws. */
async function prepare(
  options: StackOptions,
  disposables: Disposables,
  interrupted: AbortSignal,
): Promise<Backend> {
  const failed = new AbortController()
  failed.signal.addEventListener('abort', () => void disposables.close().catch(() => undefined))
  const signal = AbortSignal.any([interrupted, failed.signal])
  const fail = (error: unknown) => failed.abort(error)
  const building = options.build?.(signal).catch(fail)
  const backend = await startBackend(options, disposables, signal).catch(fail)
  await building
  signal.throwIfAborted()
  if (!backend) throw failed.signal.reason
  return backend
}

/** What e-mails and search engines are told of where the shops are, when their port is known beforehand. */
const shopAddress = (port: number) => (port === 0 ? {} : { SHOP_ADDRESS: `http://{domain}:${port}` })

/** The embedded database of the data folder, or another one. It ends when the shop stops. */
async function addDatabase(
  { dataDir, temporary }: StackOptions,
  disposables: Disposables,
  url: string | undefined,
): Promise<OpenDatabase> {
  const database = await openDatabase(dataDir, url)
  await disposables.add(
    () => (temporary ? database.destroy() : database.stop()),
    () => database.kill(),
  )
  return database
}

async function startBackend(
  options: StackOptions,
  disposables: Disposables,
  signal: AbortSignal,
): Promise<Backend> {
  const { apiPort, dataDir, supplierApiOrigin, rolloutsDatabaseUrl, env = {} } = options
  const { onProgress = () => undefined } = options
  if (supplierApiOrigin) {
    const shops = await shopsOfCredentials(env.SHOP_CREDENTIALS || credentialsFile(dataDir))
    const { url } = await addDatabase(options, disposables, rolloutsDatabaseUrl)
    return { apiOrigin: supplierApiOrigin, shops, demonstration: false, rolloutsDatabaseUrl: url }
  }
  await assertPortFree('API_PORT', apiPort, API_HOST)
  const database = await addDatabase(options, disposables, options.databaseUrl)
  signal.throwIfAborted()
  const data = await prepareData(database, {
    dataDir,
    size: options.demonstrationSize ?? 'full',
    firstShopOnly: options.firstShopOnly ?? false,
    onProgress,
  })
  signal.throwIfAborted()
  const log = createWriteStream(join(dataDir, 'api.log'), { mode: 0o600 })
  await disposables.add(() => new Promise((ended) => log.end(ended)))
  const api = await createApi({
    databaseUrl: database.url,
    logLevel: 'info',
    logStream: log,
    services: servicesOf({ ...shopAddress(options.port), ...env }, join(dataDir, 'api')),
    rates: ratesOf(env),
    demonstration: data.demonstration ? demonstration : undefined,
    tracing: await startTracing('prilavok-supplier-api', env),
  })
  await disposables.add(() => api.close())
  const apiOrigin = await api.listen({ port: apiPort, host: API_HOST })
  return {
    ...data,
    apiOrigin,
    databaseUrl: database.url,
    rolloutsDatabaseUrl: rolloutsDatabaseUrl ?? database.url,
  }
}
