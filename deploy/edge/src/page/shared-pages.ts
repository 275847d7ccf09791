import { randomBytes } from 'node:crypto'
import type { DocumentHead, Plan, PlannedRoute, Shop } from '@prilavok/shared-kernel/contract'
import { EdgeError, reasonOf } from '../errors'
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
}

/** A page rendered for everybody who has nothing of his own. */
export interface SharedPage {
  head: DocumentHead | undefined
  /** The page with the nonce of one answer. */
  html(nonce: string): string
}

export interface SharedPages {
  /**
   * The page as it was rendered within the last seconds, or as it is being rendered: once for all who ask meanwhile.
   * @param gone aborts when this visitor waits no more; the rendering is given up when nobody does
   * @returns undefined for a page that may not be shared
   * @throws EdgeError as `RenderPool.render`
   */
  get(order: SharedOrder, gone: AbortSignal): Promise<SharedPage | undefined>
}

interface SharedOptions {
  pool: Pick<RenderPool, 'render'>
  /** The edge's own anonymous tokens: they never reach a browser. */
  tokens: EdgeTokens
  /** Milliseconds for which a page is fresh; 0 shares nothing. */
  ttl: number
  /** Bytes of all pages together. */
  memory: number
  /** Milliseconds. */
  dataDeadline: number
  log: Pick<Log, 'error' | 'warn'>
  now?: () => number
}

interface Entry {
  shop: Shop
  page: Promise<Rendered>
  until: number
  bytes: number
  /** Visitors who wait for it. */
  waiting: number
  giveUp: AbortController
}
interface Rendered extends SharedPage {
  bytes: number
  /** It holds something of the session that it was rendered with, or lacks a piece. */
  unfit: 'personal' | 'incomplete' | undefined
}

/** A page that may not be shared is not tried again so soon. */
const UNFIT_MS = 60_000
const MAX_TARGET = 512
/** A token in the address is a session, too (AMB-78). */
const TOKEN = /[?&]access_token\b/i
const HOUR_MS = 3_600_000
const BYTES_PER_SIGN = 2

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
 */
export function createSharedPages(options: SharedOptions): SharedPages {
  const { pool, tokens, ttl, memory, dataDeadline, log, now = Date.now } = options
  const placeholder = `nonce${randomBytes(12).toString('hex')}`
  const entries = new Map<string, Entry>()
  const unfitUntil = new Map<string, number>()
  let bytes = 0

  const remove = (key: string, entry: Entry) => {
    if (entries.get(key) !== entry) return
    entries.delete(key)
    bytes -= entry.bytes
  }
  const keepWithin = (limit: number) => {
    for (const [key, entry] of entries) {
      if (bytes <= limit) return
      remove(key, entry)
    }
  }

  const render = async (order: SharedOrder, signal: AbortSignal): Promise<Rendered> => {
    const { domain, shop, plan, route, target, apiOrigin } = order
    const token = await tokens.get(domain)
    const part = route?.part ?? 'shell'
    let head: DocumentHead | undefined
    let html = ''
    let incomplete = false
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
    }
    const job = {
      url: target,
      plan,
      shop,
      apiOrigin,
      cookies: cookiesOf(token, now()),
      nonce: placeholder,
      dataDeadline,
      shared: true,
    } as const
    await pool.render({ job, sink, signal, owner: releaseKey(part, plan.parts[part]?.version ?? '') })
    const personal = html.includes(token) || JSON.stringify(head ?? '').includes(token)
    const pieces = html.split(placeholder)
    return {
      head,
      html: (nonce) => pieces.join(nonce),
      bytes: html.length * BYTES_PER_SIGN,
      unfit: personal ? 'personal' : incomplete ? 'incomplete' : undefined,
    }
  }

  const begin = (key: string, order: SharedOrder): Entry => {
    const giveUp = new AbortController()
    const page = render(order, giveUp.signal)
    const entry: Entry = {
      shop: order.shop,
      page,
      until: Number.POSITIVE_INFINITY,
      bytes: 0,
      waiting: 0,
      giveUp,
    }
    entries.set(key, entry)
    page.then(
      (rendered) => {
        if (rendered.unfit === 'personal') {
          unfitUntil.set(key, now() + UNFIT_MS)
          log.error(
            { target: order.target },
            'a page shows the session that it was rendered with: not shared',
          )
        }
        if (rendered.unfit) return remove(key, entry)
        entry.until = now() + ttl
        entry.bytes = rendered.bytes
        if (entries.get(key) === entry) bytes += entry.bytes
        keepWithin(memory)
      },
      () => remove(key, entry),
    )
    return entry
  }
  const waitFor = async (key: string, entry: Entry, gone: AbortSignal): Promise<Rendered> => {
    const leave = () => {
      entry.waiting--
      if (entry.waiting > 0 || entry.until !== Number.POSITIVE_INFINITY) return
      remove(key, entry)
      entry.giveUp.abort(new Error('nobody waits for the page'))
    }
    entry.waiting++
    gone.addEventListener('abort', leave, { once: true })
    try {
      return await entry.page
    } finally {
      gone.removeEventListener('abort', leave)
      if (!gone.aborted) entry.waiting--
    }
  }
  /** What is asked for least stands first, and goes first. */
  const moveToEnd = (key: string, entry: Entry) => {
    entries.delete(key)
    entries.set(key, entry)
  }
  const isUnfit = (key: string) => {
    const until = unfitUntil.get(key)
    if (until !== undefined && until <= now()) unfitUntil.delete(key)
    return unfitUntil.has(key)
  }

  return {
    async get(order, gone) {
      if (gone.aborted) throw new EdgeError('RENDER_ABORTED', 'before it began')
      const key = JSON.stringify([order.domain, order.plan.id, order.target])
      const { target } = order
      if (ttl === 0 || target.length > MAX_TARGET || TOKEN.test(target) || isUnfit(key)) return undefined
      const known = entries.get(key)
      const fits = known && known.shop === order.shop && known.until > now()
      if (known && !fits) remove(key, known)
      if (known && fits) moveToEnd(key, known)
      try {
        const page = await waitFor(key, fits ? known : begin(key, order), gone)
        return page.unfit === 'personal' ? undefined : page
      } catch (error) {
        if (error instanceof EdgeError && !error.code.startsWith('API_')) throw error
        log.warn({ reason: reasonOf(error) }, 'no shared page')
        return undefined
      }
    },
  }
}
