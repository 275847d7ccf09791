import { type TSchema, Type } from '@sinclair/typebox'
import { partsOfBands } from '../engine/bands'
import type { SearchEngine } from '../engine/search-engine'
import { REACH } from '../find-page'
import type { ReadQuery } from '../query/read-query'
import { allOf } from '../query/tsquery'
import type { OpenSearch } from './open-search'
import { type Filter, toFilter } from './to-filter'

/** Milliseconds that a count is kept: the index follows the documents a minute behind, and tells nobody when. */
const CACHED_MS = 10_000
/** Sections of one shop; OpenSearch has 65,535 groups in an answer at most, all bands together. */
const SECTIONS = 10_000

/** What did not look at everything did not answer. */
const WHOLE = { timed_out: Type.Literal(false) }
const Section = Type.Object({ key: Type.Integer(), doc_count: Type.Integer() })
const CountAnswer = Type.Object({
  ...WHOLE,
  aggregations: Type.Object({
    bands: Type.Object({
      buckets: Type.Array(Type.Object({ sections: Type.Object({ buckets: Type.Array(Section) }) })),
    }),
  }),
})
const Hit = Type.Object({ fields: Type.Object({ product: Type.Tuple([Type.Integer()]) }) })
const PageAnswer = Type.Object({ ...WHOLE, hits: Type.Object({ hits: Type.Array(Hit) }) })

/** The same products in the same order as PostgreSQL, from documents that `indexTasks` copies. */
export function openSearchEngine({ alias, ask }: OpenSearch): SearchEngine {
  /** Every question names the shop: where its products lie, and that no others fit. */
  const search = <Answer extends TSchema>(
    shopId: number,
    { found }: ReadQuery,
    answer: Answer,
    { should = [], ...body }: { should?: readonly Filter[] } & Record<string, unknown>,
  ) =>
    ask({
      path: `/${alias}/_search?routing=${shopId}&allow_partial_search_results=false`,
      body: {
        ...body,
        query: { bool: { filter: [{ term: { shop: shopId } }, toFilter(found)], should } },
        track_total_hits: false,
        _source: false,
      },
      answer,
    })

  return {
    state: () => ` ${Math.floor(Date.now() / CACHED_MS)}`,
    async count(shopId, query) {
      const { aggregations } = await search(shopId, query, CountAnswer, {
        size: 0,
        aggs: {
          bands: {
            filters: { filters: partsOfBands(query).map((parts) => toFilter(allOf(parts))) },
            aggs: { sections: { terms: { field: 'section', size: SECTIONS } } },
          },
        },
      })
      return aggregations.bands.buckets.flatMap(({ sections }, band) =>
        sections.buckets.map(({ key, doc_count }) => ({ section_id: key, band, products: doc_count })),
      )
    },
    async page(shopId, { query }, { limit, offset }) {
      const { hits } = await search(shopId, query, PageAnswer, {
        from: offset,
        size: Math.min(limit, REACH - offset),
        docvalue_fields: ['product'],
        should: scoresOf(query),
        sort: [{ _score: 'desc' }, { ready: 'desc' }, { popularity: 'desc' }, { product: 'asc' }],
      })
      return hits.hits.map(({ fields }) => fields.product[0])
    },
  }
}

/**
 * Scores by band (`bandOf`): 14, 12, 10, 8, 6 and none, and one more where the name has all words. Of what fits the best counts;
 * each condition is asked for once or twice, as OpenSearch allows a query 1,024 of them.
 */
function scoresOf({ exact, firm, head, keyHead, named }: ReadQuery): Filter[] {
  const score = (condition: string, boost: number): Filter => ({
    constant_score: { filter: toFilter(condition), boost },
  })
  const best = (queries: Filter[]): Filter => ({ dis_max: { queries } })
  const both = (must: Filter, should: Filter): Filter => ({ bool: { must: [must], should: [should] } })
  const typed = both(score(exact, 4), score(firm, 2))
  return [best([both(score(head, 8), best([typed, score(named, 2)])), score(keyHead, 6)]), score(named, 1)]
}
