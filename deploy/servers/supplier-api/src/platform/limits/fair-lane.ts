import type { FastifyRequest } from 'fastify'
import { apiErrors } from '../errors'
import { addressOf } from './count-call'

/** Whose work it is: nobody waits for another shop's, and of one shop nobody for all of somebody else's. */
export interface Asker {
  shopId: number
  /** Network address of the browser, else the buyer. */
  who: string
}

export const askerOf = (request: FastifyRequest): Asker => ({
  shopId: request.session.shopId,
  who: addressOf(request) ?? `buyer ${request.session.buyerId}`,
})

/** Tasks, in this process. */
interface LaneLimits {
  atOnce: number
  /** Of one shop. When it is less than all, there is always a turn for another one. */
  ofShopAtOnce: number
  /** That run or wait, of one address. @default any number */
  ofAsker?: number
  /** That run or wait, of one shop. @default any number */
  ofShop?: number
}

interface Shop {
  running: number
  waiting: Map<string, (() => void)[]>
}

/** Of who is told to come again: what waits before is done by then. */
const AGAIN_SECONDS = 10

/** Puts what a map has under a key behind everything else. */
function putLast<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): void {
  map.delete(key)
  map.set(key, value)
}

/**
 * Runs tasks by turns: one of each shop, and of a shop one of each address.
 * @returns runs a task and passes its result or its error on
 */
export function fairLane({ atOnce, ofShopAtOnce, ofAsker = Infinity, ofShop = Infinity }: LaneLimits) {
  const shops = new Map<number, Shop>()
  const present = new Map<string, number>()
  let running = 0
  const countOf = (name: string): number => present.get(name) ?? 0
  const count = (name: string, more: 1 | -1): void => {
    if (countOf(name) + more === 0) present.delete(name)
    else present.set(name, countOf(name) + more)
  }

  function startNext(): void {
    for (const [shopId, shop] of shops) {
      const [first] = shop.waiting
      if (running >= atOnce || !first || shop.running >= ofShopAtOnce) continue
      const [who, starts] = first
      const start = starts.shift()
      if (starts.length > 0) putLast(shop.waiting, who, starts)
      else shop.waiting.delete(who)
      putLast(shops, shopId, shop)
      running += 1
      shop.running += 1
      start?.()
    }
  }

  async function inTurn<T>({ shopId, who }: Asker, task: () => Promise<T>): Promise<T> {
    const shop = shops.get(shopId) ?? { running: 0, waiting: new Map() }
    shops.set(shopId, shop)
    await new Promise<void>((start) => {
      shop.waiting.set(who, [...(shop.waiting.get(who) ?? []), start])
      startNext()
    })
    try {
      return await task()
    } finally {
      running -= 1
      shop.running -= 1
      if (shop.running === 0 && shop.waiting.size === 0) shops.delete(shopId)
      else putLast(shops, shopId, shop)
      startNext()
    }
  }

  /**
   * @throws too_often (429) when too much of the address waits already
   * @throws overloaded (503) when too much of the shop waits already
   */
  return async function run<T>(asker: Asker, task: () => Promise<T>): Promise<T> {
    const [shop, own] = [`${asker.shopId}`, `${asker.shopId} ${asker.who}`]
    if (countOf(own) >= ofAsker) throw apiErrors.tooOften(AGAIN_SECONDS)
    if (countOf(shop) >= ofShop) throw apiErrors.overloaded(AGAIN_SECONDS)
    for (const name of [shop, own]) count(name, 1)
    try {
      return await inTurn(asker, task)
    } finally {
      for (const name of [shop, own]) count(name, -1)
    }
  }
}
