import { SERVICE_WORKER_PATH, type Shop, splitUrl } from '@prilavok/shared-kernel/contract'
import { isLoggedIn, parseCookies } from '@prilavok/shared-kernel/contract/cookies'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isEdgeError, reasonOf } from '../errors'
import { claimGroups } from '../forward/claimant'
import { renewTarget } from '../forward/renew-route'
import { domainOfHost } from '../host/domain-of-host'
import { chooseEncoding, type Encoding } from '../http/accept-encoding'
import { goneSignal } from '../http/gone-signal'
import { makeNonce } from '../http/security-headers'
import type { ServiceWorkers } from '../offline/service-workers'
import { planOfVisit } from '../registry/plan-of-visit'
import type { Plans } from '../registry/plans'
import type { DocumentShells } from '../render/document-shells'
import type { RenderPool } from '../render/pool'
import type { PageSession, PageSessions } from '../session/page-session'
import type { Untouched } from '../session/untouched'
import type { Visit, Visits } from '../session/visits'
import type { EdgeSettings } from '../settings'
import type { PageListsOfShops } from '../supplier/page-lists'
import type { Shops } from '../supplier/shops'
import type { SupplierApi } from '../supplier/supplier-api'
import { type FoundPage, findPage } from './find-page'
import { createHtmlStream } from './html-stream'
import { originsOf } from './other-origins'
import type { PackedPages } from './packed-pages'
import { pageHeaders, RETRY_SECONDS } from './page-headers'
import type { PageRecord } from './page-log'
import { addressOf, renderPage } from './render-page'
import { sendStatic } from './send-static'
import type { SharedPages } from './shared-pages'
import { bootOverride, visitCookies } from './visit-answer'

export interface PageTools {
  settings: EdgeSettings
  api: SupplierApi
  shops: Shops
  pageLists: PageListsOfShops
  plans: Plans
  visits: Visits
  /** What edges sign with. */
  secret: string
  sessions: PageSessions
  pool: RenderPool
  documentShells: DocumentShells
  sharedPages: SharedPages
  packedPages: PackedPages
  untouched: Untouched
  serviceWorkers: ServiceWorkers
}

/** @property shed why the browser renders the page and gets its session itself */
type OpenedSession = PageSession & { shed?: string }
type Found = Extract<FoundPage, { kind: 'page' }>

/** What a browser asks for when it wants a picture or a script, not a page. */
const NO_PAGE = /^(image|script|style|font|audio|video|track|manifest|object|embed)$/
const contentHeaders = (encoding: Encoding | undefined, personal: boolean) => ({
  'cache-control': personal ? 'private, no-store' : 'private, no-cache',
  ...(encoding && { 'content-encoding': encoding }),
})

/** Answers GET and HEAD of every path that nothing else answers: the pages of the shop. */
export function addPageRoutes(app: FastifyInstance, tools: PageTools): void {
  const { settings, api, shops, plans, visits, sessions, documentShells } = tools
  const { sharedPages, packedPages, untouched, serviceWorkers } = tools

  const pageListsFor = (domain: string, { needsApi }: Found) =>
    needsApi ? tools.pageLists.get(domain) : undefined

  const sessionOf = async (
    request: FastifyRequest,
    domain: string,
    gone: AbortSignal,
  ): Promise<OpenedSession | undefined> => {
    const cookies = parseCookies(request.headers.cookie)
    const secure = request.protocol === 'https'
    try {
      const groups = claimGroups(request, domain)
      const opened = await sessions.open({ domain, cookies, secure, groups, gone })
      return opened.renew === 'later' ? { ...opened, shed: 'the session is not renewed yet' } : opened
    } catch (error) {
      const reason = reasonOf(error)
      if (gone.aborted) return { cookies, setCookies: [], shed: reason }
      request.log.warn({ domain, reason }, 'no session')
      // The browser gets a token by itself, when the rush is over.
      if (isEdgeError(error, 'OVERLOADED')) return { cookies, setCookies: [], shed: reason }
      return undefined
    }
  }

  /** Everything that the answer sets: session, subject, saved versions, and the mark of a new browser. */
  const handOver = (
    request: FastifyRequest,
    reply: FastifyReply,
    { shop, planned, needsApi }: Found,
    { session, visit }: { session: OpenedSession; visit: Visit },
  ) => {
    const secure = request.protocol === 'https'
    const isNewSession = session.setCookies.length > 0 && session.renew === undefined
    const mark = isNewSession && untouched.welcome(parseCookies(request.headers.cookie), secure)
    const setCookies = [
      ...session.setCookies,
      ...(needsApi ? visitCookies({ visit, planned, shop, secret: tools.secret, secure }) : []),
      ...(mark ? [mark] : []),
    ]
    if (setCookies.length > 0) reply.header('set-cookie', setCookies)
  }

  const answerPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { domain, found, visit, gone }: { domain: string; found: Found; visit: Visit; gone: AbortSignal },
  ) => {
    const { shop, planned, route, status } = found
    const { plan } = planned
    const nonce = makeNonce()
    const unopened: OpenedSession = { cookies: parseCookies(request.headers.cookie), setCookies: [] }
    const listed = pageListsFor(domain, found)
    const opened = found.needsApi ? await sessionOf(request, domain, gone) : unopened
    const session = opened ?? unopened
    handOver(request, reply, found, { session, visit })
    if (session.renew === 'now')
      return reply.header('cache-control', 'no-store').redirect(renewTarget(request.url), 303)
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const personal = isLoggedIn(session.cookies) || isLoggedIn(unopened.cookies)
    pageHeaders(reply, nonce, originsOf({ api, settings, domain, shop }))
      .headers(contentHeaders(encoding, personal))
      .code(opened ? status : 503)
    if (!opened) reply.header('retry-after', RETRY_SECONDS)

    const apiOrigin = api.originOf(domain)
    const { mapTiles } = settings
    const serviceWorker = (await serviceWorkers.fileOf(plan)) && SERVICE_WORKER_PATH
    const pageLists = await listed
    const shared = {
      domain,
      shop,
      plan,
      route,
      target: request.url,
      apiOrigin,
      mapTiles,
      serviceWorker,
      pageLists,
    }
    const order = untouched.isUntouched(unopened.cookies) && !planned.isOverride ? shared : undefined
    const isOpen = opened && session.shed === undefined
    const packed = order && isOpen && encoding === 'br' && (await packedPages.of(order))
    if (packed) {
      request.page = { plan: plan.id, route: route?.id, by: 'shared' }
      if (packed.missing) reply.code(404)
      return reply.send(packed.of(nonce))
    }
    const out = createHtmlStream(encoding)
    const page = {
      target: request.url,
      shop,
      plan,
      route,
      cookies: session.cookies,
      nonce,
      at: Date.now(),
      documentShell: await documentShells.of(shop, plan, nonce),
      apiOrigin,
      errorStatuses: settings.errorStatuses,
      telemetry: settings.telemetry,
      mapTiles,
      serviceWorker,
      pageLists,
      address: addressOf(shop, settings.shopAddress),
      override: bootOverride(visit, planned),
      span: request.span,
      ...(order && { shared: () => sharedPages.get(order, gone) }),
      ...(session.shed !== undefined && { shed: session.shed }),
      ...(!opened && { problem: 'no-connection' as const }),
    }
    const rendering = renderPage(page, { ...settings, pool: tools.pool, log: request.log }, out, gone, () =>
      reply.code(404),
    )
    rendering.then((outcome) => {
      const record: PageRecord = { plan: plan.id, route: route?.id, ...outcome }
      request.page = record
    })
    return reply.send(out.body)
  }

  /** With what it names that no rule does. */
  const openVisit = async (
    request: FastifyRequest,
    domain: string,
    shop: Shop | undefined,
  ): Promise<Visit> => {
    const visit = await (request.method === 'HEAD' || !shop
      ? visits.known(request, shop?.DOMAIN_NAME ?? '')
      : visits.open(request, domain, shop.DOMAIN_NAME))
    const { saved, override } = visit
    if (saved ?? override) await plans.load({ ...saved, ...override?.releases })
    return visit
  }

  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const gone = goneSignal(reply)
    const path = splitUrl(request.url).pathname
    const domain = domainOfHost(request.host, api.knows)
    const state = await shops.get(domain)
    const visit = await openVisit(request, domain, state.shop)
    const planOf = (shop: Shop) => planOfVisit(plans, shop, path, visit)
    const found = findPage({ path, state, planOf, maintenance: settings.maintenance })
    if (found.kind === 'redirect') return reply.header('cache-control', 'no-store').redirect(found.to, 302)
    if (found.kind === 'static') return sendStatic(reply, found.status, found.page)
    if (found.status === 404 && NO_PAGE.test(String(request.headers['sec-fetch-dest'])))
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('Not found')
    if (request.method === 'HEAD')
      return pageHeaders(reply, makeNonce(), originsOf({ api, settings, domain, shop: found.shop }))
        .code(found.status)
        .header('cache-control', 'private, no-cache')
        .send('')
    return answerPage(request, reply, { domain, found, visit, gone })
  }

  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: handle })
  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return handle(request, reply)
    reply.header('allow', 'GET, HEAD')
    // A form that a browser without scripts has sent: somebody reads the answer.
    if (request.headers.accept?.includes('text/html')) return sendStatic(reply, 405, 'noScripts')
    return reply.code(405).type('text/plain; charset=utf-8').send('Method not allowed')
  })
}
