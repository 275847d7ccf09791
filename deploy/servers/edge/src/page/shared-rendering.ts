import { randomBytes } from 'node:crypto'
import type {
  Boot,
  DocumentHead,
  MapTiles,
  PageLists,
  Plan,
  PlannedRoute,
  Shop,
} from '@prilavok/shared-kernel/contract'
import type { Log } from '../log'
import { releaseKey } from '../render/messages'
import type { RenderPool } from '../render/pool'
import type { EdgeTokens } from '../supplier/edge-tokens'

/** What a page that is the same for many depends on, and nothing else. */
export interface SharedOrder {
  domain: string
  shop: Shop
  plan: Plan
  route: PlannedRoute | undefined
  /** Path and query. */
  target: string
  apiOrigin: string
  mapTiles?: MapTiles | undefined
  serviceWorker?: Boot['serviceWorker']
  pageLists?: PageLists | undefined
}

/** A page rendered for everybody who has nothing of his own. */
export interface SharedPage {
  head: DocumentHead | undefined
  /** The page with the nonce of one answer. */
  html(nonce: string): string
}

export interface RenderedPage extends SharedPage {
  bytes: number
  /** It holds something of the session that it was rendered with, or that session is no good, or it lacks a piece. */
  unfit: 'personal' | 'rejected' | 'incomplete' | undefined
}

export interface SharedRenderingOptions {
  pool: Pick<RenderPool, 'render'>
  /** The edge's own anonymous tokens: they never reach a browser. */
  tokens: EdgeTokens
  /** Milliseconds. */
  dataDeadline: number
  log: Pick<Log, 'error' | 'warn'>
  now?: () => number
}

const HOUR_MS = 3_600_000
const BYTES_PER_SIGN = 2

/** Why a page is shown to nobody but the one whom it is rendered for. */
export const NOT_SHARED = {
  personal: 'a page shows the session that it was rendered with: not shared',
  rejected: 'the API rejects the session that a page is rendered with: not shared',
} as const

export const isForNobody = (page: RenderedPage): page is RenderedPage & { unfit: keyof typeof NOT_SHARED } =>
  page.unfit !== undefined && page.unfit in NOT_SHARED

/** Session of the edge itself, as the cookies of a browser would say it. */
const cookiesOf = (token: string, now: number) => ({
  access_token: token,
  expires_in: String(HOUR_MS / 1000),
  expires: String(now + HOUR_MS),
})

/**
 * Pages of visitors without login, basket and choices depend on shop, plan and path alone. They are rendered without any of a
 * visitor's data: the order has no cookies and no headers, the token is one of the edge's own, and what the API says to that
 * token may not stand in the page. The nonce is a placeholder that each answer replaces.
 * The function that is returned throws EdgeError as `RenderPool.render` and `EdgeTokens.get`.
 */
export function createSharedRendering(
  options: SharedRenderingOptions,
): (order: SharedOrder, signal: AbortSignal) => Promise<RenderedPage> {
  const { pool, tokens, dataDeadline, log, now = Date.now } = options
  const placeholder = `nonce${randomBytes(12).toString('hex')}`

  const renderWith = async (
    token: string,
    order: SharedOrder,
    signal: AbortSignal,
  ): Promise<RenderedPage> => {
    const { shop, plan, route, target, apiOrigin } = order
    const part = route?.part ?? 'shell'
    let head: DocumentHead | undefined
    let html = ''
    let incomplete = false
    let rejected = false
    const sink = {
      head: (given: DocumentHead) => {
        head = given
      },
      write: (piece: string) => {
        html += piece
      },
      problem: (text: unknown) => {
        incomplete = true
        log.warn({ part, problem: text }, 'a page lacks a piece')
      },
      sessionRejected: () => {
        rejected = true
      },
    }
    const job = {
      url: target,
      plan,
      shop,
      apiOrigin,
      cookies: cookiesOf(token, now()),
      nonce: placeholder,
      dataDeadline,
      ...(order.mapTiles && { mapTiles: order.mapTiles }),
      ...(order.pageLists && { pageLists: order.pageLists }),
      shared: true,
    } as const
    await pool.render({ job, sink, signal, owner: releaseKey(part, plan.parts[part]?.version ?? '') })
    const personal = html.includes(token) || JSON.stringify(head ?? '').includes(token)
    const pieces = html.split(placeholder)
    return {
      head,
      html: (nonce) => pieces.join(nonce),
      bytes: html.length * BYTES_PER_SIGN,
      unfit: personal ? 'personal' : rejected ? 'rejected' : incomplete ? 'incomplete' : undefined,
    }
  }
  /** The API may have ended the edge's session before its time: then once more, with another one. */
  return async (order, signal) => {
    const token = await tokens.get(order.domain)
    const rendered = await renderWith(token, order, signal)
    if (rendered.unfit !== 'rejected') return rendered
    tokens.evict(order.domain, token)
    return renderWith(await tokens.get(order.domain), order, signal)
  }
}
