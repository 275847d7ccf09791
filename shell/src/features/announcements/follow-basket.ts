import type { BasketCounts, BasketType, Shop } from '@prilavok/shared-kernel/contract'
import { formatMoney, formatProducts } from '@prilavok/shared-kernel/format'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'

/** What belongs to one change comes within this time: the counts, and the notice of what was done. */
const TOGETHER_MS = 100

const BASKETS: readonly BasketType[] = ['main', 'loyalty']

/** «Корзина: 8 товаров, 28 476,60 ₽» (DESIGN §10), by the shop's precision. */
function totalsText({ PRICE_TYPE, CURRENCY }: Shop, basket: BasketType, { CNT, SUM }: BasketCounts): string {
  const name = basket === 'main' ? 'Корзина' : 'Бонусная корзина'
  const currency = basket === 'main' ? CURRENCY : 'BONUS'
  return `${name}: ${formatProducts(CNT)}, ${formatMoney(SUM, { priceType: PRICE_TYPE, currency })}`
}

/**
 * Says each change of a basket once: what was done, as its notice has it, and what the basket holds now. Quick changes are said
 * together when the last of them is made.
 * @param say puts a text into the live region
 * @returns the function that ends it
 */
export function followBasket(
  { bus, notices, basket, query, shop }: Pick<Kernel, 'bus' | 'notices' | 'basket' | 'query' | 'shop'>,
  say: (text: string) => void,
): () => void {
  /** Notices that have been said, with their text: one that is replaced by another content is said anew. */
  const saidNotices = new Map<number, string>()
  const saidTotals = new Map<BasketType, string>()
  const changed = new Map<BasketType, string>()
  const timer: { id?: ReturnType<typeof setTimeout> } = {}

  const unsaid = () =>
    notices.current().filter(({ id, saidBy, text }) => saidBy === 'basket' && saidNotices.get(id) !== text)
  const isBusy = () =>
    BASKETS.some((name) =>
      [...basket.changes.current()[name].values()].some(
        ({ state }) => state === 'waiting' || state === 'sending',
      ),
    )
  /** What the baskets held before the first change: a change that was not made leaves nothing to be said. */
  const noteBefore = () => {
    const counts = query.getQueryData<BasketCounts & { LOYALTY: BasketCounts }>(queryKeys.basketCounts)
    if (!counts) return
    if (!saidTotals.has('main')) saidTotals.set('main', totalsText(shop, 'main', counts))
    if (!saidTotals.has('loyalty')) saidTotals.set('loyalty', totalsText(shop, 'loyalty', counts.LOYALTY))
  }
  const tell = () => {
    if (isBusy()) return
    const done = unsaid()
    for (const { id, text } of done) saidNotices.set(id, text)
    const totals = [...changed].filter(([name, text]) => done.length > 0 || saidTotals.get(name) !== text)
    for (const [name, text] of changed) saidTotals.set(name, text)
    changed.clear()
    const texts = [...done.map(({ text }) => text), ...totals.map(([, text]) => text)]
    if (texts.length > 0) say(texts.join('. '))
  }
  const tellSoon = () => {
    if (changed.size === 0 && unsaid().length === 0) return
    clearTimeout(timer.id)
    timer.id = setTimeout(tell, TOGETHER_MS)
  }

  noteBefore()
  const ends = [
    bus.on('basket:changed', ({ basket: name, CNT, SUM }) => {
      changed.set(name, totalsText(shop, name, { CNT, SUM }))
      tellSoon()
    }),
    notices.subscribe(tellSoon),
    basket.changes.subscribe(() => {
      if (isBusy()) noteBefore()
      tellSoon()
    }),
  ]
  return () => {
    clearTimeout(timer.id)
    for (const end of ends) end()
  }
}
