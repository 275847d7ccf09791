import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type Source, scoreOf } from './fits'

interface Index {
  aliases: Set<string>
  /** By `_id`; without a source: deleted, of which the version is remembered. */
  documents: Map<string, { version: number; source: Source | null; routing: string }>
}

/** What is answered instead of the right thing, to calls of this path alone. */
export interface Fault {
  status: number
  /** null: nothing at all. */
  body: string | null
  path?: RegExp
}

export interface OpenSearchServer {
  url: string
  indexes: Map<string, Index>
  /** Bodies of the searches that were asked for, with the shop that they were routed to. */
  searches: { shop: string; body: SearchBody }[]
  /** Every call, as `POST /products/_search`, with its header of authorization. */
  calls: { call: string; authorization: string | undefined }[]
  fail(fault: Fault | null): void
  /** What was deleted or is there, by id. */
  documentsOf(alias: string): Map<string, Source>
  close(): Promise<void>
}

interface SearchBody {
  query: { bool: { filter: { term?: { shop: number } }[] } & Record<string, unknown> }
  size: number
  from?: number
  sort?: Record<string, 'asc' | 'desc'>[]
  aggs?: {
    bands: {
      filters: { filters: Record<string, unknown>[] }
      aggs: { sections: { terms: { field: string } } }
    }
  }
}

const REACH = 100_000
const SHARDS = { total: 1, successful: 1, skipped: 0, failed: 0 }

/**
 * A server that keeps what it is sent and answers searches as OpenSearch 2 documents its formats: no OpenSearch, which the tests have
 * none of. What it is not asked in the documented way it rejects.
 */
export async function startOpenSearchServer(): Promise<OpenSearchServer> {
  const indexes: OpenSearchServer['indexes'] = new Map()
  const searches: OpenSearchServer['searches'] = []
  const calls: OpenSearchServer['calls'] = []
  let fault: Fault | null = null

  const byName = (name: string): Index => {
    const found = [...indexes].find(([own, { aliases }]) => own === name || aliases.has(name))
    if (!found) throw new NotFound(name)
    return found[1]
  }

  function search(name: string, params: URLSearchParams, body: SearchBody) {
    const shop = params.get('routing') ?? ''
    searches.push({ shop, body })
    if ((body.from ?? 0) + body.size > REACH) throw new Error('Result window is too large')
    const hits = [...byName(name).documents.values()].flatMap(({ source, routing }): Hit[] => {
      // One shard for each routing.
      const score = source && routing === shop ? scoreOf(body.query, source) : null
      return source && score !== null ? [{ source, score }] : []
    })
    const order = (body.sort ?? []).flatMap((part) => Object.entries(part))
    const numberOf = ({ source, score }: Hit, field: string) =>
      field === '_score' ? score : Number(source[field])
    hits.sort((a, b) =>
      order.reduce(
        (sum, [field, way]) => sum || (numberOf(a, field) - numberOf(b, field)) * (way === 'asc' ? 1 : -1),
        0,
      ),
    )
    const page = hits.slice(body.from ?? 0, (body.from ?? 0) + body.size)
    return {
      took: 1,
      timed_out: false,
      _shards: SHARDS,
      hits: {
        max_score: null,
        hits: page.map((hit) => ({
          _index: name,
          _id: `${hit.source.shop}:${hit.source.product}`,
          _score: hit.score,
          fields: { product: [hit.source.product] },
          sort: order.map(([field]) => numberOf(hit, field)),
        })),
      },
      ...(body.aggs && { aggregations: { bands: { buckets: bucketsOf(body.aggs.bands, hits) } } }),
    }
  }

  function bulk(name: string, body: string) {
    const { documents } = byName(name)
    const items: object[] = []
    for (let lines = body.trimEnd().split('\n'); lines.length > 0; ) {
      const [first = '', second = '', ...rest] = lines
      const action = JSON.parse(first) as Action
      const [kind, about, source] = action.delete
        ? (['delete', action.delete, null] as const)
        : (['index', action.index, JSON.parse(second) as Source] as const)
      lines = source ? rest : lines.slice(1)
      items.push({ [kind]: { _index: name, _id: about?._id, status: write(documents, about, source) } })
    }
    return { took: 1, errors: false, items }
  }

  function changeAliases({ actions }: { actions: Record<string, { index: string; alias?: string }>[] }) {
    for (const [kind, { index, alias = '' }] of actions.flatMap((action) => Object.entries(action))) {
      if (kind === 'add') byName(index).aliases.add(alias)
      else if (kind === 'remove_index') indexes.delete(index)
      else throw new Error(`unknown action ${kind}`)
    }
    return { acknowledged: true }
  }

  function answer(method: string, url: URL, body: string): unknown {
    const [, name = '', call = ''] = decodeURIComponent(url.pathname).split('/')
    const json = () => JSON.parse(body) as never
    switch (`${method} ${call || name}`) {
      case 'GET _alias':
        return Object.fromEntries(
          [...indexes]
            .filter(([own]) => own.startsWith(name.replace('*', '')))
            .map(([own, { aliases }]) => [
              own,
              { aliases: Object.fromEntries([...aliases].map((alias) => [alias, {}])) },
            ]),
        )
      case 'POST _search':
        return search(name, url.searchParams, json())
      case 'POST _bulk':
        return bulk(name, body)
      case 'POST _refresh':
        return { _shards: SHARDS }
      case 'POST _aliases':
        return changeAliases(json())
      case `PUT ${name}`:
        indexes.set(name, { aliases: new Set(), documents: new Map() })
        return { acknowledged: true, shards_acknowledged: true, index: name }
      default:
        throw new NotFound(url.pathname)
    }
  }

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request)
    const url = new URL(request.url ?? '', 'http://localhost')
    calls.push({
      call: `${request.method} ${decodeURIComponent(url.pathname)}`,
      authorization: request.headers.authorization,
    })
    const isFaulty = fault !== null && (fault.path ?? /^/).test(url.pathname)
    if (fault && isFaulty && fault.body === null) return
    const send = (status: number, content: string) =>
      response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(content)
    if (fault && isFaulty) return send(fault.status, fault.body ?? '')
    try {
      send(200, JSON.stringify(answer(request.method ?? '', url, body)))
    } catch (cause) {
      const status = cause instanceof NotFound ? 404 : 400
      send(status, JSON.stringify({ error: { reason: String(cause) }, status }))
    }
  }

  const server = createServer(serve)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    indexes,
    searches,
    calls,
    fail: (next) => {
      fault = next
    },
    documentsOf: (alias) =>
      new Map(
        [...byName(alias).documents].flatMap(([id, { source }]): [string, Source][] =>
          source ? [[id, source]] : [],
        ),
      ),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

class NotFound extends Error {}

interface Hit {
  source: Source
  score: number
}

interface About {
  _id: string
  routing: string
  version: number
  version_type: string
}
type Action = { index?: About; delete?: About }

/** @returns the status of one line of a bulk */
function write(documents: Index['documents'], about: About | undefined, source: Source | null): number {
  if (about?.version_type !== 'external') throw new Error('a write without a version')
  const known = documents.get(about._id)
  if (known && known.version >= about.version) return 409
  documents.set(about._id, { version: about.version, source, routing: about.routing })
  if (source) return known?.source ? 200 : 201
  return known?.source ? 200 : 404
}

function bucketsOf({ filters, aggs }: NonNullable<SearchBody['aggs']>['bands'], hits: readonly Hit[]) {
  return filters.filters.map((filter) => {
    const fitting = hits.filter(({ source }) => scoreOf(filter, source) !== null)
    const counts = new Map<unknown, number>()
    for (const { source } of fitting) {
      const key = source[aggs.sections.terms.field]
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    return {
      doc_count: fitting.length,
      sections: {
        doc_count_error_upper_bound: 0,
        sum_other_doc_count: 0,
        buckets: [...counts].map(([key, doc_count]) => ({ key, doc_count })),
      },
    }
  })
}
