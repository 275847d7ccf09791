import type {
  BasketMethodResponse,
  BasketProduct,
  BasketType,
  OrderBasketResponse,
} from '@prilavok/shared-kernel/contract'
import { pluralize } from '@prilavok/shared-kernel/format'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { isYes } from '@prilavok/shared-kernel/shop'
import { basketKeys } from '../../api/basket-keys'
import { clearBasket, removeProducts } from '../../api/remove-products'
import { replaceProducts } from '../../api/replace-products'
import { basketTexts, POSITIONS } from '../../basket-texts'
import { rowsOf, withoutProducts, withQuantity } from '../../model/edit-basket'
import { createQuantityQueue, type Wanted } from '../../model/quantity-queue'
import { attempt } from './attempt'

export interface EditsState {
  /** Products whose count waits or is being sent. */
  pending: ReadonlySet<number>
  /** Why a change was refused, or made otherwise than asked, by product. */
  refusals: ReadonlyMap<number, string>
  /** The first of the rows that «Отменить» brings back. */
  restored?: { productId: number }
}
export const NO_EDITS: EditsState = { pending: new Set(), refusals: new Map() }

export interface BasketEdits {
  setQuantity(productId: number, quantity: number): void
  /** Removes rows at once; a notice offers to put them back. */
  remove(productIds: readonly number[]): void
  clear(): void
  flush(): void
  busy(): boolean
}

const quantitiesOf = (rows: readonly BasketProduct[]) =>
  Object.fromEntries(rows.map(({ ID, QUANTITY }) => [ID, QUANTITY]))
const removedText = (rows: readonly BasketProduct[]) =>
  rows.length === 1
    ? basketTexts.productRemoved
    : `${basketTexts.removed} ${rows.length} ${pluralize(rows.length, POSITIONS)}`

/** Changes of one basket: shown at once, sent in turn, taken back with a reason when they are refused (BAS-014). */
export function createBasketEdits(
  kernel: Kernel,
  basket: BasketType,
  onChange: (state: EditsState) => void,
): BasketEdits {
  const { query, notices } = kernel
  const queryKey = basketKeys.orderBaskets(basket)
  /** Counts that the server knows, of the products that are being changed. */
  const known = new Map<number, number>()
  const state: EditsState = { ...NO_EDITS }
  const report = (changes: Partial<EditsState>) => onChange({ ...Object.assign(state, changes) })

  const edit = (change: (old: OrderBasketResponse) => OrderBasketResponse) =>
    query.setQueriesData<OrderBasketResponse>({ queryKey }, (old) => old && change(old))
  const shown = () =>
    query.getQueriesData<OrderBasketResponse>({ queryKey, type: 'active' }).find(([, data]) => data)?.[1]
  const rowsNow = () => {
    const data = shown()
    return data ? rowsOf(data) : []
  }
  const fail = (text: string) => notices.show({ kind: 'error', text })

  const takeBack = (sent: Wanted, reasonOf: (productId: number) => string | undefined) => {
    const refusals = new Map(state.refusals)
    for (const id of sent.keys()) {
      const reason = reasonOf(id)
      const before = known.get(id)
      if (reason === undefined || queue.waits(id)) continue
      refusals.set(id, reason)
      if (before !== undefined) edit((old) => withQuantity(old, id, before))
    }
    report({ refusals })
  }
  const send = async (sent: Wanted) => {
    const outcome = await attempt(() => replaceProducts(kernel, basket, Object.fromEntries(sent)))
    if (outcome.failure !== undefined) {
      const { failure, remarks } = outcome
      takeBack(sent, (id) => remarks.get(id) ?? (remarks.size === 0 ? failure : undefined))
      fail(failure)
    } else if (outcome.remarks.size > 0)
      report({ refusals: new Map([...state.refusals, ...outcome.remarks]) })
    for (const [id, quantity] of sent) {
      if (!queue.waits(id)) known.delete(id)
      else if (outcome.failure === undefined) known.set(id, quantity)
    }
  }
  const queue = createQuantityQueue({
    send,
    onPending: (pending) => report({ pending }),
    onIdle: () => void query.invalidateQueries({ queryKey: basketKeys.rows }),
  })

  const restore = (rows: readonly BasketProduct[]) =>
    queue.instead([], async () => {
      const { failure } = await attempt(() => replaceProducts(kernel, basket, quantitiesOf(rows)))
      const [first] = rows
      if (failure !== undefined) fail(failure)
      else if (first) report({ restored: { productId: first.ID } })
    })
  const removeRows = (
    rows: readonly BasketProduct[],
    request: (ids: number[]) => Promise<BasketMethodResponse>,
    text: string,
  ) => {
    if (rows.length === 0) return
    const ids = rows.map(({ ID }) => ID)
    const before = shown()
    void query.cancelQueries({ queryKey })
    edit((old) => withoutProducts(old, new Set(ids)))
    queue.instead(ids, async () => {
      const { failure } = await attempt(() => request(ids))
      if (failure === undefined)
        notices.show({ text, action: { label: basketTexts.undo, run: () => restore(rows) } })
      else {
        if (before) edit(() => before)
        fail(failure)
      }
    })
  }

  return {
    setQuantity(productId, quantity) {
      const row = rowsNow().find(({ ID }) => ID === productId)
      if (!row) return
      if (!known.has(productId)) known.set(productId, row.QUANTITY)
      const refusals = new Map(state.refusals)
      refusals.delete(productId)
      report({ refusals })
      void query.cancelQueries({ queryKey })
      edit((old) => withQuantity(old, productId, quantity))
      queue.set(productId, quantity)
    },
    remove(productIds) {
      const rows = rowsNow().filter(({ ID, GIFT }) => productIds.includes(ID) && !isYes(GIFT))
      removeRows(rows, (ids) => removeProducts(kernel, basket, ids), removedText(rows))
    },
    clear() {
      const rows = rowsNow().filter(({ GIFT }) => !isYes(GIFT))
      removeRows(rows, (ids) => clearBasket(kernel, basket, ids), basketTexts.basketCleared)
    },
    flush: queue.flush,
    busy: queue.busy,
  }
}
