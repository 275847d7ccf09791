import type { ProductListAnswer, SearchAnswer } from '@prilavok/shared-kernel/contract'
import type { TestApi } from '../../../testing/start-test-api'
import type { JudgedQueries, JudgedQuery } from './judged-query'

/** Products that are looked at: what is seen without scrolling. */
const SEEN = 3

/** Asks every query. @returns what is wrong with the answers, a line for each fault */
export async function judge(api: TestApi, visitor: string, judged: JudgedQueries) {
  const ask = async <Answer>(path: string, q: string) =>
    (await api.get(visitor, `${path}?q=${encodeURIComponent(q)}`)).json<Answer>()

  async function faultOf({ q, top, says }: JudgedQuery): Promise<string | null> {
    const { CNT, SUGGEST } = await ask<SearchAnswer>('/v1/search/catalog/', q)
    if (!top) return CNT === 0 && SUGGEST === null ? null : `${CNT} products, suggested ${SUGGEST}`
    if (SUGGEST !== (says ?? null)) return `${CNT} products, suggested ${SUGGEST}`
    if (says === undefined && CNT === 0) return `nothing, suggested ${SUGGEST}`
    const { ITEMS } = await ask<ProductListAnswer>('/v3/api/catalog/search/list/', says ?? q)
    const wrong = ITEMS.slice(0, SEEN).find(({ NAME }) => !top.test(NAME.replaceAll('\u00a0', ' ')))
    return ITEMS.length > 0 && !wrong ? null : `found ${wrong?.NAME ?? 'nothing'}`
  }

  const faults: string[] = []
  let asked = 0
  for (const [group, queries] of Object.entries(judged)) {
    for (const query of queries) {
      asked += 1
      const fault = await faultOf(query)
      if (fault) faults.push(`${group}: «${query.q}»: ${fault}`)
    }
  }
  return { asked, faults }
}
