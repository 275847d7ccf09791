import type { Writable } from 'node:stream'
import { edgeSecret } from '@prilavok/rollouts/decision/secret'
import type { RegistryFollower } from '@prilavok/rollouts/model/registry-state'
import { createFollower } from '@prilavok/rollouts/registry/create-follower'
import type { Tracing } from '@prilavok/tracing/span'
import { traceRequests } from '@prilavok/tracing/trace-requests'
import type { FastifyInstance } from 'fastify'
import { createBodyStorage } from './body/body-storage'
import { createBodies } from './body/receive-body'
import { EdgeError } from './errors'
import { createApiConnection } from './forward/api-connection'
import { addForwardRoutes } from './forward/forward-routes'
import { addRenewRoute } from './forward/renew-route'
import { addRevokeRoute } from './forward/revoke-route'
import { addTokenRoute } from './forward/token-route'
import { parseCredentials } from './host/credentials'
import type { EarlyRequests } from './http/early-requests'
import { rejectOtherOrigins } from './http/other-origin'
import { addSecurityHeaders } from './http/security-headers'
import { createServer } from './http/server'
import { createFairShare } from './load/fair-share'
import { type Log, loggableTarget } from './log'
import { addOfflineRoutes } from './offline/offline-routes'
import { createServiceWorkers } from './offline/service-workers'
import { createPackedPages } from './page/packed-pages'
import { addPageRoutes } from './page/page-routes'
import { createSharedPages } from './page/shared-pages'
import { addWebAppRoutes } from './page/web-app-routes'
import { createPartFiles } from './parts/part-files'
import { addPartRoutes } from './parts/part-routes'
import { createPlanNews } from './registry/plan-news'
import { createPlans } from './registry/plans'
import { watchFile } from './registry/watched-file'
import { createDocumentShells } from './render/document-shells'
import { createRenderPool } from './render/pool'
import { addSearchEngineRoutes } from './search-engines/search-engine-routes'
import { createCompanies } from './session/companies'
import { addOverrideRoutes } from './session/override-routes'
import { createPageSessions } from './session/page-session'
import { createUntouched } from './session/untouched'
import { createVisits } from './session/visits'
import type { EdgeSettings } from './settings'
import { EDGE_VARIABLES } from './settings/variables'
import { addHealthRoutes } from './status/health-routes'
import { addPageHealth } from './status/page-health'
import { createSenders } from './status/senders'
import { openSumsKeeper } from './status/sums-keeper'
import { createEdgeTokens } from './supplier/edge-tokens'
import { createLateRevocations } from './supplier/late-revocations'
import { createPageLists } from './supplier/page-lists'
import { createShops } from './supplier/shops'
import { createSupplierApi } from './supplier/supplier-api'
import { createTokenOwners } from './supplier/token-owners'
import { createTokenRefresher } from './supplier/token-refresher'

const MEGABYTE = 1_048_576
/** Tokens for pages that are asked for at once: more would only wait at the API, where no shop has its turn. */
const PAGE_TOKENS = 8
/** So much of a body is kept in memory; larger ones go to files. */
const BODY_IN_MEMORY = 256 * 1024

export interface Edge {
  /** Resolves to the address. @throws EdgeError PORT_TAKEN, PORT_FORBIDDEN */
  listen(): Promise<string>
  /** Answers what has begun, then ends. */
  close(): Promise<void>
}

async function listen(app: FastifyInstance, { port, host }: EdgeSettings): Promise<string> {
  try {
    return await app.listen({ port, host })
  } catch (error) {
    const code = (error as { code?: string }).code
    if (code === 'EADDRINUSE') throw new EdgeError('PORT_TAKEN', String(port))
    if (code === 'EACCES') throw new EdgeError('PORT_FORBIDDEN', String(port))
    throw error
  }
}

/** A page's span is named by its route, and says who rendered which plan. Browsers do not decide whose trace a request belongs to. */
function traceEdge(app: FastifyInstance, tracing: Tracing, { trustProxy }: EdgeSettings): void {
  traceRequests(app, tracing, {
    continues: trustProxy !== false,
    loggableTarget,
    told: ({ page }) =>
      page && {
        name: `page ${page.route ?? 'not-found'}`,
        attributes: { 'prilavok.plan': page.plan, 'prilavok.rendered.by': page.by },
      },
  })
}

/** @throws EdgeError SETTINGS_INVALID */
function followRegistry(
  { rolloutsDatabaseUrl: databaseUrl, registryStateFile: snapshotFile }: EdgeSettings,
  log: Log,
): RegistryFollower {
  const missing = `  ROLLOUTS_DATABASE_URL must be given, or DATABASE_URL (${EDGE_VARIABLES.ROLLOUTS_DATABASE_URL.about})`
  if (!databaseUrl) throw new EdgeError('SETTINGS_INVALID', missing)
  return createFollower({ databaseUrl, snapshotFile, log })
}

/**
 * The server between browsers and the supplier API: pages, files of releases, forwarded calls.
 * @param logTo where the log goes. @default standard output
 * @throws EdgeError SETTINGS_INVALID without a registry
 * @param given the registry to follow; it ends with the edge. @default the one of the settings
 * @param tracing ends with the edge. @default nothing is traced
 */
export function createEdge(
  settings: EdgeSettings,
  logTo?: Writable,
  given?: RegistryFollower,
  tracing?: Tracing,
): Edge {
  const early: EarlyRequests = new Map()
  const app = createServer(settings, logTo, early)
  const { log } = app
  if (tracing) traceEdge(app, tracing, settings)
  const { releasesDir } = settings
  const secret = edgeSecret(settings.secret, settings.secretFile)
  const follower = given ?? followRegistry(settings, log)

  const credentials = watchFile({ path: settings.credentialsFile, load: parseCredentials, log })
  const plans = createPlans({
    follower,
    releasesDir,
    log,
    onChange: () => pool.warm(plans.shells()),
  })
  const api = createSupplierApi({
    defaultOrigin: settings.supplierApiOrigin,
    credentials: credentials.current,
  })
  const refresher = createTokenRefresher(api)
  const late = createLateRevocations(api)
  const tokens = createEdgeTokens(api)
  const shops = createShops({ api, tokens, ttl: settings.shopTtl, log })
  const pageLists = createPageLists({ api, tokens, ttl: settings.shopTtl, log })
  const untouched = createUntouched()
  const storage = createBodyStorage({
    memory: settings.bodyMemory * MEGABYTE,
    disk: settings.bodyDisk * MEGABYTE,
    inMemory: BODY_IN_MEMORY,
  })
  const bodies = createBodies(storage, {
    timeout: settings.bodyTimeout,
    minimumRate: settings.uploadMinRate,
  })
  const share = createFairShare({
    places: settings.apiConnections,
    perGroup: settings.apiConnectionsPer,
    queue: settings.apiQueue,
    deadline: settings.apiQueueDeadline,
  })
  const owners = createTokenOwners({ api, shops, share })
  const tokenShare = createFairShare({
    places: PAGE_TOKENS,
    perGroup: [PAGE_TOKENS - 1],
    queue: settings.renderQueue,
    deadline: settings.renderQueueDeadline,
  })
  const connection = createApiConnection(share, settings.apiConnections)
  const pool = createRenderPool({
    size: settings.renderWorkers,
    releasesDir,
    stallLimit: settings.stallLimit,
    renderDeadline: settings.renderDeadline,
    queue: settings.renderQueue,
    queueDeadline: settings.renderQueueDeadline,
    memory: settings.workerMemory,
    log,
  })

  const visits = createVisits({ companies: createCompanies({ api, share }), secret })
  const sessions = createPageSessions(api, refresher, owners, tokenShare)

  addSecurityHeaders(app)
  rejectOtherOrigins(app)
  addHealthRoutes(
    app,
    {
      rules: () => plans.shells().stable.length > 0,
      credentials: () => credentials.current() !== undefined,
      renderer: pool.isReady,
    },
    follower.status,
  )
  const health = addPageHealth(app, {
    settings,
    early,
    keeper: openSumsKeeper(settings.rolloutsDatabaseUrl),
    current: follower.current,
    registry: follower.status,
    senderOf: createSenders({ api, shops, visits, plans }),
    news: createPlanNews({ api, shops, plans, visits }),
  })
  const partFiles = createPartFiles(releasesDir)
  const serviceWorkers = createServiceWorkers(partFiles, settings.serviceWorker)
  addPartRoutes(app, partFiles)
  addTokenRoute(app, { api, refresher, owners, untouched, bodies, share, late })
  addRevokeRoute(app, { api, refresher, share, late })
  addRenewRoute(app, api, sessions)
  addForwardRoutes(app, {
    owners,
    untouched,
    api,
    connection,
    bodies,
    timeout: settings.apiTimeout,
    docs: settings.apiDocs,
  })
  const documentShells = createDocumentShells(pool, log)
  const sharedPages = createSharedPages({
    pool,
    tokens,
    ttl: settings.sharedPagesTtl,
    memory: settings.sharedPagesMemory * MEGABYTE,
    dataDeadline: settings.dataDeadline,
    log,
  })
  addOverrideRoutes(app, { api, shops, secret })
  addWebAppRoutes(app, { api, shops, plans, documentShells })
  addSearchEngineRoutes(app, { settings, api, tokens, shops, plans })
  addOfflineRoutes(app, { settings, api, shops, plans, documentShells, serviceWorkers })
  addPageRoutes(app, {
    settings,
    api,
    shops,
    pageLists,
    plans,
    visits,
    secret,
    pool,
    sessions,
    documentShells,
    packedPages: createPackedPages({ sharedPages, documentShells, settings, log }),
    untouched,
    sharedPages,
    serviceWorkers,
  })
  app.addHook('onClose', async () => {
    credentials.close()
    await plans.close()
    connection.close()
    storage.close()
    late.close()
    pool.close()
  })

  return {
    async listen() {
      await Promise.all([credentials.refresh(), plans.refresh()])
      try {
        await health.listen()
        return await listen(app, settings)
      } catch (error) {
        await app.close()
        throw error
      }
    },
    close: () => app.close(),
  }
}
