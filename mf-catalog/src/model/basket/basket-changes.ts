import type { Product } from '@prilavok/shared-kernel/contract'
import { errorText, isApiError } from '@prilavok/shared-kernel/errors'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { sendQuantity } from '../../api/send-quantity'
import { texts } from '../../texts'
import { readBasket, setKnownBasket } from './known-basket'
import { patchProducts } from './patch-products'

/** A change of one product's count that is not settled. Immutable: a new object for each new state. */
export type RowChange =
  | { state: 'waiting' | 'sending'; wanted: number }
  | { state: 'refused'; reason: string }

/** Changes of the main basket that a page makes: optimistic, merged, sent one by one, the last one wins. */
export interface BasketChanges {
  /** The unsettled change of a product. */
  of(productId: number): RowChange | undefined
  /** Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void
  /**
   * Sets the count of a product; 0 removes it. Sent 400 ms after the last change, or at once.
   * @param product its BASKET is what the server holds, unless a change of it is under way
   */
  set(product: Pick<Product, 'ID' | 'BASKET'>, quantity: number, when?: 'soon' | 'now'): void
  /** Sends what waits. */
  flush(): void
  /** Says whether the rows are on the screen: without them refusals are told by notices. */
  setSeen(seen: boolean): void
}

/** Kit §7, quantity stepper. */
const PAUSE_MS = 400

interface Row {
  /** What the server is known to hold. */
  before: number
  wanted: number
  due: boolean
  timer?: ReturnType<typeof setTimeout>
}

export function createBasketChanges(kernel: Kernel): BasketChanges {
  const rows = new Map<number, Row>()
  const shown = new Map<number, RowChange>()
  const listeners = new Set<() => void>()
  const page = { sending: false, seen: true }

  const show = (id: number, change: RowChange | undefined) => {
    if (change) shown.set(id, change)
    else shown.delete(id)
    for (const listener of listeners) listener()
  }
  const settle = (id: number, count: number, reason?: string) => {
    rows.delete(id)
    patchProducts(kernel.query, (product) => (product.ID === id ? count : product.BASKET))
    show(id, reason ? { state: 'refused', reason } : undefined)
    if (reason && !page.seen) kernel.notices.show({ kind: 'error', text: reason })
  }

  const send = async (id: number, row: Row) => {
    const { before, wanted } = row
    row.due = false
    show(id, { state: 'sending', wanted })
    const current = () => rows.get(id) === row && row.wanted === wanted
    try {
      const { METHOD_SUCCESS, CHECK, CNT, SUM } = await sendQuantity(kernel, {
        productId: id,
        before,
        wanted,
      })
      const remark = CHECK.find(({ PRODUCT_ID }) => PRODUCT_ID === id)?.TEXT
      const done = METHOD_SUCCESS.SUCCESS === 'Y'
      row.before = done ? wanted : before
      setKnownBasket(kernel, { CNT, SUM })
      if (current()) settle(id, row.before, remark ?? (done ? undefined : texts.basket.failed))
      if (done && remark) await readBasket(kernel)
      kernel.bus.emit('basket:changed', { basket: 'main', CNT, SUM })
    } catch (error) {
      if (current()) settle(id, before, errorText(error))
      // Without an answer nobody knows whether the change was made.
      if (isApiError(error) && !error.answered) await readBasket(kernel)
    }
  }

  const pump = async () => {
    if (page.sending) return
    page.sending = true
    for (let next = nextDue(); next; next = nextDue()) {
      const [id, row] = next
      if (row.wanted === row.before) settle(id, row.before)
      else await send(id, row)
    }
    page.sending = false
  }
  const nextDue = () => [...rows].find(([, row]) => row.due)

  const makeDue = (row: Row) => {
    clearTimeout(row.timer)
    row.due = true
    void pump()
  }

  return {
    of: (id) => shown.get(id),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set(product, quantity, when = 'soon') {
      const row = rows.get(product.ID) ?? { before: product.BASKET, wanted: quantity, due: false }
      rows.set(product.ID, row)
      row.wanted = quantity
      row.due = false
      clearTimeout(row.timer)
      show(product.ID, { state: 'waiting', wanted: quantity })
      if (when === 'now') makeDue(row)
      else row.timer = setTimeout(makeDue, PAUSE_MS, row)
    },
    flush() {
      for (const row of rows.values()) if (!row.due) makeDue(row)
    },
    setSeen(seen) {
      page.seen = seen
    },
  }
}
