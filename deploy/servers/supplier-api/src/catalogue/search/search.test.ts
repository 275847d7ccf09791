import { readFile } from 'node:fs/promises'
import { DEMO_FOLDER } from '@prilavok/demo-shops/taxonomy'
import type { ProductListAnswer, SearchAnswer, SuggestsAnswer } from '@prilavok/shared-kernel/contract'
import { startTestApi, type TestApi } from '../../testing/start-test-api'

interface Samples {
  wrong_layout_tests: { typed: string; meant: string }[]
  typo_tests: [meant: string, typed: string][]
  translit_tests: [typed: string, meant: string][]
  synonym_groups: string[][]
  zero_result_tests: string[]
}

let api: TestApi
let visitor: string
let samples: Samples
beforeAll(async () => {
  api = await startTestApi(1500)
  visitor = await api.visitor()
  samples = (JSON.parse(await readFile(`${DEMO_FOLDER}taxonomy.json`, 'utf8')) as { search: Samples }).search
}, 60_000)
afterAll(() => api.close())

const search = async (query: string) =>
  (await api.get(visitor, `/v1/search/catalog/?q=${encodeURIComponent(query)}`)).json<SearchAnswer>()

test('[API-042] a query in the wrong keyboard layout is suggested as it was meant', async () => {
  for (const { typed, meant } of samples.wrong_layout_tests) {
    expect([typed, (await search(typed)).SUGGEST]).toEqual([typed, meant])
  }
})

test('[API-042] a typing error finds the products or is corrected', async () => {
  for (const [meant, typed] of samples.typo_tests) {
    const answer = await search(typed)
    const right = answer.CNT > 0 ? (await search(meant)).CNT > 0 : answer.SUGGEST === meant
    expect([typed, answer.SUGGEST, right]).toEqual([typed, answer.SUGGEST, true])
  }
})

test('[API-042] Russian words in Latin letters are suggested in Russian', async () => {
  for (const [typed, meant] of samples.translit_tests) {
    expect([typed, (await search(typed)).SUGGEST]).toEqual([typed, meant])
  }
})

test('[API-042] synonyms find products, and what nobody sells finds nothing and suggests nothing', async () => {
  for (const term of samples.synonym_groups.flat())
    expect([term, (await search(term)).CNT > 0]).toEqual([term, true])
  for (const term of samples.zero_result_tests) {
    expect(await search(term)).toEqual({ SUGGEST: null, SECTIONS: [], CNT: 0 })
  }
})

test('where nothing is found the sections whose names have a word of the query are offered', async () => {
  const answer = await search('фейерверк и таблички')
  expect(answer.CNT).toBe(0)
  expect(answer.SECTIONS.map(({ NAME }) => NAME)).toEqual(['Бейджи и таблички'])
  expect(answer.SECTIONS[0]?.CNT).toBeGreaterThan(0)
})

test('scraps of letters between other signs are not taken for a wrong layout', async () => {
  for (const query of ['<b>x', 'b>x', '<i>', 'x;y', '{b} c'])
    expect([query, (await search(query)).SUGGEST]).toEqual([query, null])
  const { typed, meant } = samples.wrong_layout_tests[0] as Samples['wrong_layout_tests'][number]
  expect((await search(`<${typed}>`)).SUGGEST).toBe(meant)
})

test('spelling variants of one thing find the same products', async () => {
  const variants = ['бумага А4', 'БУМАГА а4', 'бумага A4', 'бумага\u00a0а4']
  const counts = await Promise.all(variants.map(async (query) => (await search(query)).CNT))
  expect(new Set(counts).size).toBe(1)
  expect(counts[0]).toBeGreaterThan(0)
})

test('signs of the query language do no harm', async () => {
  for (const query of ['ручка & !', "'", '\\', ':*', '%', '(', '<b>', ' ', '']) {
    const answer = await api.get(visitor, `/v1/search/catalog/?q=${encodeURIComponent(query)}`)
    expect([query, answer.statusCode]).toEqual([query, 200])
  }
})

test('the list of a search holds the matches, the best first, and a code finds its product', async () => {
  const found = await api.get(
    visitor,
    `/v3/api/catalog/search/list/?q=${encodeURIComponent('степлер')}&limit=5`,
  )
  const { ITEMS, NAV } = found.json<ProductListAnswer>()
  expect(NAV.CNT).toBe((await search('степлер')).CNT)
  expect(ITEMS[0]?.NAME.toLowerCase()).toContain('степлер')
  const byCode = await api.get(visitor, `/v3/api/catalog/search/list/?q=${ITEMS[0]?.UP_CODE_1C}`)
  expect(byCode.json<ProductListAnswer>().ITEMS.map((item) => item.ID)).toEqual([ITEMS[0]?.ID])
})

test('[API-043] suggestions begin like the query, even typed in the wrong layout', async () => {
  const suggest = async (query: string) => {
    const answer = await api.get(visitor, `/v3/api/catalog/search/suggests/?q=${encodeURIComponent(query)}`)
    return answer.json<SuggestsAnswer>().SUGGESTS.map(({ TITLE }) => TITLE.toLowerCase())
  }
  expect((await suggest('степ'))[0]).toMatch(/^степлер/)
  expect(await suggest('crjnx')).toContain('скотч')
  const titles = await suggest('бумага')
  expect(new Set(titles).size).toBe(titles.length)
})
