import type { PageLink, PageLists, PageListType } from '@prilavok/shared-kernel/contract'
import { reasonOf } from '../errors'
import type { Log } from '../log'
import { askWithToken, type EdgeTokens } from './edge-tokens'
import type { SupplierApi } from './supplier-api'

/** Content pages of the shops, for the links of the layout. */
export interface PageListsOfShops {
  /** What is known; a shop that is new is waited for a moment. undefined: not known, the browser asks. Never rejects. */
  get(domain: string): Promise<PageLists | undefined>
}

interface Entry {
  lists?: PageLists
  checkedAt: number
  pending?: Promise<PageLists | undefined>
}

/** How soon lists that did not come are asked for again. */
const RETRY_MS = 10_000
/** A page waits so long for the first lists of its shop; it is whole without them. */
const MAX_WAIT_MS = 300
const NOT_FOUND = 404

const orNothingAfter = <Value>(work: Promise<Value>, milliseconds: number): Promise<Value | undefined> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), milliseconds)
    work.then((value) => {
      clearTimeout(timer)
      resolve(value)
    })
  })

/**
 * Reads the lists of a shop once and keeps them, as the shop's data are: no page asks for them. Old lists are given at once while
 * new ones are fetched; when the API does not answer, the last ones go on.
 * @param options.ttl milliseconds for which lists are fresh
 */
export function createPageLists(options: {
  api: Pick<SupplierApi, 'pageList'>
  tokens: EdgeTokens
  ttl: number
  log: Pick<Log, 'warn'>
}): PageListsOfShops {
  const { api, tokens, ttl, log } = options
  const entries = new Map<string, Entry>()

  /** @throws when the list did not come. A back end without such a list has no pages. */
  const load = async (domain: string, type: PageListType): Promise<PageLink[]> => {
    const reply = await askWithToken(tokens, domain, (token) => api.pageList(domain, type, token))
    if (reply.pages) return reply.pages
    if (reply.status === NOT_FOUND) return []
    throw new Error(`the list ${type} answered ${reply.status}`)
  }
  const refresh = async (domain: string, entry: Entry): Promise<PageLists | undefined> => {
    try {
      const [front_up, front_down] = await Promise.all([load(domain, 'front_up'), load(domain, 'front_down')])
      entry.lists = { front_up, front_down }
    } catch (error) {
      log.warn({ domain, reason: reasonOf(error) }, 'no lists of content pages')
    }
    entry.checkedAt = Date.now()
    entry.pending = undefined
    return entry.lists
  }

  return {
    async get(domain) {
      const entry: Entry = entries.get(domain) ?? { checkedAt: Number.NEGATIVE_INFINITY }
      entries.set(domain, entry)
      const age = Date.now() - entry.checkedAt
      if (!entry.pending && age < (entry.lists ? ttl : Math.min(ttl, RETRY_MS))) return entry.lists
      entry.pending ??= refresh(domain, entry)
      return entry.lists ?? orNothingAfter(entry.pending, MAX_WAIT_MS)
    },
  }
}
