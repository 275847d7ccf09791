import type { Plan, Shop } from '@prilavok/shared-kernel/contract'
import { EdgeError, reasonOf } from '../errors'
import { loggableTarget } from '../log'
import {
  createSharedRendering,
  isForNobody,
  NOT_SHARED,
  type RenderedPage,
  type SharedOrder,
  type SharedPage,
  type SharedRenderingOptions,
} from './shared-rendering'

export interface SharedPages {
  /**
   * The page as it was rendered within the last seconds, or as it is being rendered: once for all who ask meanwhile.
   * @param gone aborts when this visitor waits no more; the rendering is given up when nobody does
   * @returns undefined for a page that may not be shared
   * @throws EdgeError as `RenderPool.render`
   */
  get(order: SharedOrder, gone: AbortSignal): Promise<SharedPage | undefined>
  /** Counts what is kept beside a page, as long as it is kept, to the memory of all. @param bytes added */
  grow(order: SharedOrder, page: SharedPage, bytes: number): void
  /** The page, when it need not be waited for. */
  ready(order: SharedOrder): SharedPage | undefined
}

interface SharedOptions extends SharedRenderingOptions {
  /** Milliseconds for which a page is fresh; 0 shares nothing. */
  ttl: number
  /** Bytes of all pages together. */
  memory: number
}

interface Entry {
  shop: Shop
  plan: Plan
  page: Promise<RenderedPage>
  rendered?: RenderedPage
  until: number
  bytes: number
  /** Visitors who wait for it. */
  waiting: number
  giveUp: AbortController
}

/** A page that may not be shared is not tried again so soon. */
const UNFIT_MS = 60_000
const MAX_TARGET = 512
/** A token in the address is a session, too (AMB-78). */
const TOKEN = /[?&]access_token\b/i

const keyOf = ({ domain, plan, target }: SharedOrder) => JSON.stringify([domain, plan.id, target])

/** Keeps the pages of visitors who have nothing of their own for some seconds: one rendering serves all of them. */
export function createSharedPages(options: SharedOptions): SharedPages {
  const { ttl, memory, log, now = Date.now } = options
  const render = createSharedRendering(options)
  const entries = new Map<string, Entry>()
  const unfitUntil = new Map<string, number>()
  let bytes = 0

  const remove = (key: string, entry: Entry) => {
    if (entries.get(key) !== entry) return
    entries.delete(key)
    bytes -= entry.bytes
  }
  const evictBeyond = (limit: number) => {
    for (const [key, entry] of entries) {
      if (bytes <= limit) return
      remove(key, entry)
    }
  }

  const begin = (key: string, order: SharedOrder): Entry => {
    const giveUp = new AbortController()
    const page = render(order, giveUp.signal)
    const entry: Entry = {
      shop: order.shop,
      plan: order.plan,
      page,
      until: Number.POSITIVE_INFINITY,
      bytes: 0,
      waiting: 0,
      giveUp,
    }
    entries.set(key, entry)
    page.then(
      (rendered) => {
        if (isForNobody(rendered)) {
          unfitUntil.set(key, now() + UNFIT_MS)
          log.error({ target: loggableTarget(order.target) }, NOT_SHARED[rendered.unfit])
        }
        if (rendered.unfit) return remove(key, entry)
        entry.rendered = rendered
        entry.until = now() + ttl
        entry.bytes = rendered.bytes
        if (entries.get(key) === entry) bytes += entry.bytes
        evictBeyond(memory)
      },
      () => remove(key, entry),
    )
    return entry
  }
  const waitFor = async (key: string, entry: Entry, gone: AbortSignal): Promise<RenderedPage> => {
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

  /** The entry of a page, when it fits the shop's data and the plan with its fallbacks, and is fresh; one that is neither goes. */
  const freshEntry = (key: string, { shop, plan }: SharedOrder): Entry | undefined => {
    const known = entries.get(key)
    const fits = known && known.shop === shop && known.plan === plan && known.until > now()
    if (known && !fits) remove(key, known)
    if (known && fits) moveToEnd(key, known)
    return fits ? known : undefined
  }

  return {
    grow(order, page, added) {
      const entry = entries.get(keyOf(order))
      if (entry?.rendered !== page) return
      entry.bytes += added
      bytes += added
      evictBeyond(memory)
    },
    ready: (order) => freshEntry(keyOf(order), order)?.rendered,
    async get(order, gone) {
      if (gone.aborted) throw new EdgeError('RENDER_ABORTED', 'before it began')
      const key = keyOf(order)
      const { target } = order
      if (ttl === 0 || target.length > MAX_TARGET || TOKEN.test(target) || isUnfit(key)) return undefined
      try {
        const page = await waitFor(key, freshEntry(key, order) ?? begin(key, order), gone)
        return isForNobody(page) ? undefined : page
      } catch (error) {
        if (error instanceof EdgeError && !error.code.startsWith('API_')) throw error
        log.warn({ reason: reasonOf(error) }, 'no shared page')
        return undefined
      }
    },
  }
}
