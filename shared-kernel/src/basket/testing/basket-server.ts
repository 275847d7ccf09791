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
  /** Answers of changes wait for it. */
  gate: Promise<unknown> | undefined
}

const quantities = (body: URLSearchParams): [number, number][] =>
  [...body].flatMap(([name, value]) => {
    const id = name.match(/^products\[(\d+)\]$/)?.[1]
    return id ? [[Number(id), Number(value)]] : []
  })

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
})

export const basketServer = (): TestApi<BasketServer> =>
  testApi(
    (): BasketServer => ({
      held: new Map(),
      keys: new Set(),
      rejection: undefined,
      noAnswer: undefined,
      instead: 0,
      gate: undefined,
    }),
    async (call, server) => {
      if (call.query.get('action') === 'count') return { ...counts(server), LOYALTY: { CNT: 0, SUM: 0 } }
      if (call.method === 'GET')
        return { ITEMS: [...server.held].map(([ID, QUANTITY]) => ({ ID, QUANTITY })) }
      if (server.noAnswer === 'before') return server.instead
      if (server.rejection === undefined) change(server, call)
      const answer = { ...counts(server), CHECK: quantities(call.body).map(([PRODUCT_ID]) => PRODUCT_ID) }
      await server.gate
      if (server.noAnswer === 'after') return server.instead
      const response = {
        ...answer,
        METHOD_SUCCESS: { SUCCESS: server.rejection === undefined ? 'Y' : 'N' },
        CHECK:
          server.rejection === undefined
            ? []
            : answer.CHECK.map((id) => ({ PRODUCT_ID: id, TEXT: server.rejection })),
      }
      return call.path.startsWith('/v4') ? { response } : response
    },
  )
