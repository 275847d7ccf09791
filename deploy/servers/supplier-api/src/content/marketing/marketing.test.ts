import type { PromoAnswer } from '@prilavok/shared-kernel/contract'
import { BLUE, startTestApi, type TestApi } from '../../testing/start-test-api'

let api: TestApi
let visitor = ''
beforeAll(async () => {
  api = await startTestApi(20, 0.5)
  visitor = await api.visitor()
}, 60_000)
afterAll(() => api.close())

const promo = async (query = '', token = visitor) =>
  (await api.get(token, `/v3/api/marketing/promo/?${query}`)).json<PromoAnswer>().ITEMS

test('[API-060] banners for all five placements, with pictures that are there', async () => {
  const items = await promo()
  expect(Object.keys(items)).toEqual([
    'MAIN',
    'MAIN_RIGHT',
    'CATALOG_SECTION_1',
    'CATALOG_SECTION_2',
    'CATALOG_SECTION_3',
  ])
  for (const banners of Object.values(items)) expect(banners.length).toBeGreaterThan(0)
  expect(items.MAIN[0]).toEqual({
    BANNER_ID: expect.any(Number),
    TITLE: expect.any(String),
    ALIGN: 'left',
    PICTURE: expect.stringMatching(/^\/upload\/banners\/demo-green-.*\.svg$/),
    LINK: expect.stringMatching(/^\//),
  })
  for (const { PICTURE } of Object.values(items).flat()) {
    const answer = await api.app.inject(PICTURE ?? '')
    expect([PICTURE, answer.statusCode, answer.headers['content-type']]).toEqual([
      ...[PICTURE, 200, expect.stringContaining('image/svg+xml')],
    ])
    expect(answer.body).not.toContain('undefined')
  }
})

test('[API-060] a call with changed=Y answers what has changed since; an empty placement is an empty list', async () => {
  const { MAIN } = await promo()
  await api.db
    .updateTable('banners')
    .set({ active_to: new Date(), active_from: new Date(0) })
    .where('shop_id', '=', 1)
    .where('placement', '=', 'MAIN_RIGHT')
    .execute()
  expect(await promo('changed=Y')).toMatchObject({ MAIN, MAIN_RIGHT: [] })
  expect((await promo()).MAIN_RIGHT).toEqual([])
})

test('[API-060] banners stand in the order of the shop; those to come are not shown yet', async () => {
  const before = (await promo('changed=Y')).MAIN.map(({ BANNER_ID }) => BANNER_ID)
  const [first = 0, second = 0] = before
  const change = (id: number, set: { sort?: number; active_from?: Date; active_to?: null }) =>
    api.db.updateTable('banners').set(set).where('shop_id', '=', 1).where('id', '=', id).execute()
  await change(first, { sort: 9000 })
  await change(second, { active_from: new Date(Date.now() + 86_400_000), active_to: null })
  const after = (await promo('changed=Y')).MAIN.map(({ BANNER_ID }) => BANNER_ID)
  expect(after).toEqual([...before.slice(2), first])
})

test('a shop shows its own banners', async () => {
  const blue = await promo('', await api.visitor(BLUE))
  expect(blue.MAIN[0]?.PICTURE).toContain('demo-blue')
})
