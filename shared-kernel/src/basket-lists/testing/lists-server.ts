import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { type ApiAnswer, type ApiCall, type TestApi, testApi } from '@prilavok/shared-kernel/testing'
import { waitFor } from '@testing-library/react'

/** A basket behind the network boundary: that of whichever type is asked for. */
interface ListsServer {
  /** Count by product. */
  held: Record<number, number>
  /** Status of what it holds, where that cannot be read. */
  heldStatus: number | undefined
  /** Why changes are not made at all. */
  rejection: string | undefined
  /** What changes end as instead of what is asked for, and why, by product. */
  otherwise: { held: Record<number, number>; reasons: Record<number, string> } | undefined
  /** No change reaches the server. */
  offline: boolean
  /** Reading and changing wait for it. */
  gate: Promise<unknown> | undefined
}

const initial = (): ListsServer => ({
  held: {},
  heldStatus: undefined,
  rejection: undefined,
  otherwise: undefined,
  offline: false,
  gate: undefined,
})

const countsIn = (body: URLSearchParams): [number, number][] =>
  [...body].flatMap(([name, value]) => {
    const id = /^products\[(\d+)\]$/.exec(name)?.[1]
    return id ? [[Number(id), Number(value)]] : []
  })

function make(data: ListsServer, { path, body }: ApiCall): void {
  const { held, rejection, otherwise } = data
  if (rejection !== undefined) return
  if (otherwise) data.held = { ...held, ...otherwise.held }
  else
    for (const [id, count] of countsIn(body))
      held[id] = body.get('delete') === 'Y' ? 0 : path.endsWith('/add/') ? (held[id] ?? 0) + count : count
}

function change(data: ListsServer, call: ApiCall): ApiAnswer {
  make(data, call)
  const { rejection, otherwise } = data
  const asked = countsIn(call.body).map(([id]): [number, string] => [id, rejection ?? ''])
  const reasons = rejection === undefined ? Object.entries(otherwise?.reasons ?? {}) : asked
  const answer = {
    METHOD_SUCCESS: { SUCCESS: rejection === undefined ? 'Y' : 'N' },
    CNT: 1,
    SUM: 10,
    CHECK: reasons.map(([id, TEXT]) => ({ PRODUCT_ID: Number(id), TEXT })),
  }
  return call.path.startsWith('/v4') ? { response: answer } : answer
}

const rowsOf = ({ held }: ListsServer) =>
  Object.entries(held)
    .filter(([, count]) => count > 0)
    .map(([id, QUANTITY]) => ({ ID: Number(id), NAME: `Товар ${id}`, QUANTITY }))

export const listsServer = (): TestApi<ListsServer> =>
  testApi(initial, async (call, data) => {
    if (call.query.get('action') === 'count') return { CNT: 1, SUM: 10, LOYALTY: { CNT: 0, SUM: 0 } }
    if (call.method !== 'GET' && data.offline) return 0
    const answer = call.method === 'GET' ? undefined : change(data, call)
    await data.gate
    if (answer) return answer
    if (call.path === '/v2/basket/catalog/') return { ITEMS: rowsOf(data) }
    return isOfHeld(call) ? (data.heldStatus ?? { response: { PRODUCTS: rowsOf(data) } }) : undefined
  })

/** The call which asks what a basket holds. */
const isOfHeld = ({ path }: ApiCall) => /^\/v4\/api\/client\/basket\/(main|loyalty)\/get\/$/.test(path)

/** Calls that change the basket, without their keys. */
export const changesOf = ({ called }: Pick<TestApi<ListsServer>, 'called'>) =>
  called('POST').map((call) => call.replace(/&idempotency_key=\w{32}/, ''))

export const noticesOf = ({ notices }: Kernel) => notices.current().map(({ kind, text }) => ({ kind, text }))

/** Until no change of the main basket is on its way. */
export const over = (kernel: Kernel) =>
  waitFor(() => expect(kernel.basket.changes.current().main.size).toBe(0))
