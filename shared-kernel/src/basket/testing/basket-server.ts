import { type ApiCall, type TestApi, testApi } from '@prilavok/shared-kernel/testing'

/** A main basket behind the network boundary, where every piece costs 10. */
export interface BasketServer {
  /** Count by product. */
  held: Map<number, number>
  /** Keys of additions that were made. */
  keys: Set<string>
  /** Why changes are rejected; undefined: they are made. */
  rejection: string | undefined
  /** No answer reaches the page: `before` the change is made, or `after` it. */
  noAnswer: 'before' | 'after' | undefined
  /** What the page gets instead of the answer: 0 nothing, or an error of that status. */
  instead: number | Response
  /** Status of the counts, where they cannot be read. */
  countStatus: number | undefined
  /** Answers of changes wait for it. */
  gate: Promise<unknown> | undefined
}

const countsIn = (body: URLSearchParams, field: RegExp): [number, number][] =>
  [...body].flatMap(([name, value]) => {
    const id = name.match(field)?.[1]
    return id ? [[Number(id), Number(value)]] : []
  })
const quantities = (body: URLSearchParams) => countsIn(body, /^products\[(\d+)\]$/)

/** Counts that are others than the call says it expects. */
function overwritten({ held, keys }: BasketServer, { body }: ApiCall) {
  const expected = new Map(countsIn(body, /^expected\[(\d+)\]$/))
  if (expected.size === 0 || keys.has(body.get('idempotency_key') ?? '')) return []
  const ids = body.get('products') === 'all' ? [...expected.keys(), ...held.keys()] : [...expected.keys()]
  return [...new Set(ids)].flatMap((id) => {
    const QUANTITY = held.get(id) ?? 0
    return QUANTITY === (expected.get(id) ?? 0) ? [] : [{ PRODUCT_ID: id, QUANTITY }]
  })
}

function change({ held, keys }: BasketServer, { path, body }: ApiCall): void {
  if (body.get('products') === 'all') held.clear()
  const adds = path.endsWith('/add/')
  const key = body.get('idempotency_key')
  if (adds && key && keys.has(key)) return
  if (key) keys.add(key)
  for (const [id, count] of quantities(body)) {
    const next = body.get('delete') === 'Y' ? 0 : adds ? (held.get(id) ?? 0) + count : count
    if (next > 0) held.set(id, next)
    else held.delete(id)
  }
}

const counts = ({ held }: BasketServer) => ({
  CNT: held.size,
  SUM: [...held.values()].reduce((sum, count) => sum + count * 10, 0),
  ROWS_HASH: [...held].sort(([one], [other]) => one - other).join(),
})

export const basketServer = (): TestApi<BasketServer> =>
  testApi(
    (): BasketServer => ({
      held: new Map(),
      keys: new Set(),
      rejection: undefined,
      noAnswer: undefined,
      instead: 0,
      countStatus: undefined,
      gate: undefined,
    }),
    async (call, server) => {
      if (call.query.get('action') === 'count' && server.countStatus) return server.countStatus
      if (call.query.get('action') === 'count') return { ...counts(server), LOYALTY: { CNT: 0, SUM: 0 } }
      if (call.method === 'GET')
        return { ITEMS: [...server.held].map(([ID, QUANTITY]) => ({ ID, QUANTITY })) }
      if (server.noAnswer === 'before') return server.instead
      const OVERWRITTEN = overwritten(server, call)
      if (server.rejection === undefined) change(server, call)
      const answer = { ...counts(server), CHECK: quantities(call.body).map(([PRODUCT_ID]) => PRODUCT_ID) }
      await server.gate
      if (server.noAnswer === 'after') return server.instead
      const response = {
        ...answer,
        ...(OVERWRITTEN.length > 0 && { OVERWRITTEN }),
        METHOD_SUCCESS: { SUCCESS: server.rejection === undefined ? 'Y' : 'N' },
        CHECK:
          server.rejection === undefined
            ? []
            : answer.CHECK.map((id) => ({ PRODUCT_ID: id, TEXT: server.rejection })),
      }
      return call.path.startsWith('/v4') ? { response } : response
    },
  )

/** Counts of the server's basket, by product. */
export const heldCounts = (data: BasketServer) => ({
  held: () => Object.fromEntries(data.held),
  put: (counts: Record<number, number>) => {
    data.held = new Map(Object.entries(counts).map(([id, count]) => [Number(id), count]))
  },
})
