import {
  type Boot,
  type DocumentHead,
  type DocumentShell,
  type MapTiles,
  type PageLists,
  type Plan,
  type PlannedRoute,
  type RenderJob,
  SERVICE_WORKER_PATH,
  type Shop,
} from '@prilavok/shared-kernel/contract'
import { type Span, within } from '@prilavok/tracing/span'
import { isEdgeError, reasonOf } from '../errors'
import type { Log } from '../log'
import { type ReleaseKey, releaseKey } from '../render/messages'
import type { RenderPool } from '../render/pool'
import type { EdgeSettings } from '../settings'
import { DOCUMENT_END, documentBoot, documentHead, documentStart, EMPTY_ROOT, shopHead } from './document'
import type { HtmlStream } from './html-stream'
import { preloadsOf } from './preloads'
import type { SharedPage } from './shared-rendering'

/** One page, decided in everything but its content. */
export interface PageToRender {
  /** Path and query. */
  target: string
  shop: Shop
  plan: Plan
  /** undefined: the not-found page. */
  route: PlannedRoute | undefined
  cookies: Record<string, string>
  nonce: string
  /** When the document is made, milliseconds since 1970. */
  at: number
  documentShell: DocumentShell
  apiOrigin: string
  errorStatuses: number[]
  /** Whether and how many pages report how they went. */
  telemetry?: Boot['telemetry']
  mapTiles?: MapTiles
  serviceWorker?: Boot['serviceWorker']
  pageLists?: PageLists
  /** Of the shop's pages: `https://shop.example`. */
  address: string
  /** The page as it is rendered for everybody, for a visitor who has nothing of his own. */
  shared?: () => Promise<SharedPage | undefined>
  /** There is too much to do: why the browser renders this page. */
  shed?: string
  /** The browser renders this page: why. */
  problem?: Boot['problem']
  /** A developer's own choice of versions. */
  override?: Boot['override'] | undefined
  /** Of the request for the page, where it is traced. */
  span?: Span | undefined
}

interface Tools {
  pool: RenderPool
  render: EdgeSettings['render']
  /** Milliseconds. */
  dataDeadline: number
  log: Log
}

/** Who rendered the page, for the log. */
export type RenderOutcome =
  | { by: 'server' }
  | { by: 'shared' }
  | { by: 'client'; reason: string }
  | { by: 'aborted'; reason: string }

/** The release that owns the page; the shell owns the not-found page. */
function owner({ plan, route }: PageToRender): ReleaseKey {
  const part = route?.part ?? 'shell'
  return releaseKey(part, plan.parts[part]?.version ?? '')
}

/** A release that this page cannot do without and that stopped workers lately. */
function brokenRelease(page: PageToRender, pool: RenderPool): ReleaseKey | undefined {
  return [releaseKey('shell', page.plan.parts.shell.version), owner(page)].find(pool.isBroken)
}

const renderJob = (page: PageToRender, dataDeadline: number, traceparent?: string): RenderJob => ({
  url: page.target,
  plan: page.plan,
  shop: page.shop,
  ...(page.mapTiles && { mapTiles: page.mapTiles }),
  ...(page.pageLists && { pageLists: page.pageLists }),
  apiOrigin: page.apiOrigin,
  cookies: page.cookies,
  nonce: page.nonce,
  dataDeadline,
  ...(traceparent && { traceparent }),
})

type Booted = Pick<
  PageToRender,
  | 'plan'
  | 'shop'
  | 'route'
  | 'nonce'
  | 'at'
  | 'errorStatuses'
  | 'telemetry'
  | 'mapTiles'
  | 'serviceWorker'
  | 'problem'
  | 'override'
>

function bootOf(page: Booted, rendered: Boot['rendered']): string {
  const { plan, shop, nonce, at, errorStatuses, mapTiles, serviceWorker, problem, telemetry, override } = page
  return documentBoot(
    {
      plan,
      shop,
      rendered,
      at,
      nonce,
      errorStatuses,
      mapTiles,
      serviceWorker,
      ...(problem && { problem }),
      ...(telemetry && { telemetry }),
      ...(override && { override }),
    },
    preloadsOf(plan, page.route),
  )
}

/** The document that a browser opens any page with when the server does not answer; nothing in it belongs to a user. */
export function savedDocument(
  page: Pick<PageToRender, 'plan' | 'shop' | 'nonce' | 'errorStatuses' | 'mapTiles' | 'documentShell'> & {
    shopAddress: string
  },
): string {
  const { plan, shop, nonce, errorStatuses, mapTiles, documentShell, shopAddress } = page
  return (
    documentStart(documentShell) +
    documentHead(shopHead(shop), shop, addressOf(shop, shopAddress)) +
    EMPTY_ROOT +
    documentBoot(
      {
        plan,
        shop,
        rendered: 'client',
        nonce,
        errorStatuses,
        mapTiles,
        serviceWorker: SERVICE_WORKER_PATH,
        isSavedCopy: true,
      },
      [],
    ) +
    DOCUMENT_END
  )
}

/** Address of a shop's pages, whatever host was asked. @param template `https://{domain}` */
export const addressOf = ({ DOMAIN_NAME }: Shop, template: string): string =>
  template.replace('{domain}', DOMAIN_NAME)

/** The whole document of a page that was rendered for all. */
export const sharedDocument = (
  page: Booted & Pick<PageToRender, 'documentShell' | 'address'>,
  shared: SharedPage,
) =>
  documentStart(page.documentShell) +
  documentHead(shared.head ?? shopHead(page.shop), page.shop, page.address) +
  shared.html(page.nonce) +
  bootOf(page, 'server') +
  DOCUMENT_END

/**
 * Writes the document: at once what is known, then the page as the worker renders it. The page of one thing waits until it is known
 * whether the thing exists, as its status goes before everything. When the worker fails before the first piece, the browser renders
 * the page; that is always a valid answer. Never throws.
 * @param gone aborted when nobody waits for the page any more
 * @param onMissing called before the first piece of a page whose thing does not exist
 */
export async function renderPage(
  page: PageToRender,
  tools: Tools,
  out: HtmlStream,
  gone: AbortSignal,
  onMissing: () => void,
): Promise<RenderOutcome> {
  const { pool, log } = tools
  const { shop, nonce, problem } = page
  const boot = (rendered: Boot['rendered']) => bootOf(page, rendered)
  let head: DocumentHead | undefined
  let begun = false
  let started = false

  const start = () => {
    if (started) return
    started = true
    if (head?.missing) onMissing()
    out.write(documentStart(page.documentShell))
  }
  const restOfHead = () => documentHead(head ?? shopHead(shop), shop, page.address)

  const byClient = (reason: string): RenderOutcome => {
    start()
    out.end(restOfHead() + EMPTY_ROOT + boot('client') + DOCUMENT_END)
    return { by: 'client', reason }
  }
  const write = (html: string) => {
    if (begun) return out.write(html)
    begun = true
    start()
    out.write(restOfHead() + html + boot('server'))
  }
  const byServer = async (): Promise<RenderOutcome> => {
    const shared = await page.shared?.()
    if (shared) {
      head = shared.head
      write(shared.html(nonce))
      out.end(DOCUMENT_END)
      return { by: 'shared' }
    }
    const sink = {
      head: (said: DocumentHead) => {
        head = said
        start()
      },
      write,
      problem: (text: unknown) => log.warn({ release: owner(page), problem: text }, 'a page lacks a piece'),
    }
    const attributes = { 'prilavok.release': owner(page) }
    await within(page.span?.begin('render', { attributes }), (span) => {
      const job = renderJob(page, tools.dataDeadline, span?.traceparent)
      return pool.render({ job, sink, signal: gone, owner: owner(page) })
    })
    if (!begun) return byClient('the worker wrote nothing')
    out.end(DOCUMENT_END)
    return { by: 'server' }
  }

  if (gone.aborted) {
    out.end('')
    return { by: 'aborted', reason: reasonOf(gone.reason) }
  }
  if (!page.route?.path.includes(':')) start()
  if (problem) return byClient(problem)
  if (page.shed !== undefined) return byClient(page.shed)
  if (tools.render === 'client') return byClient('RENDER=client')
  const broken = brokenRelease(page, pool)
  if (broken) return byClient(`${broken} is kept away from the workers`)
  try {
    return await byServer()
  } catch (error) {
    const reason = reasonOf(error)
    if (gone.aborted) {
      out.end('')
      return { by: 'aborted', reason }
    }
    if (isEdgeError(error, 'OVERLOADED')) log.warn({ reason }, 'the browser renders the page')
    else log.error({ release: owner(page), reason, begun }, 'the browser renders the page')
    if (!begun) return byClient(reason)
    out.end(DOCUMENT_END)
    return { by: 'server' }
  }
}
