import type { ContentAnswer, ContentBlock, InfoAnswer } from '@prilavok/shared-kernel/contract'
import { BLUE, RED, startTestApi, type TestApi } from '../../testing/start-test-api'

let api: TestApi
let visitor = ''
beforeAll(async () => {
  api = await startTestApi(20, 0.5)
  visitor = await api.visitor()
}, 60_000)
afterAll(() => api.close())

const page = async (path: string, token = visitor) =>
  (await api.get(token, `/v1/content/${path}/`)).json<ContentAnswer>()
const info = async (path: string, token = visitor) =>
  (await api.get(token, `/v3/api/info/${path}`)).json<InfoAnswer>().ITEMS
const textOf = (blocks: readonly ContentBlock[]) => JSON.stringify(blocks)

test('[API-058] a content page is made of blocks of the editor', async () => {
  const about = await page('front_down/about_company')
  expect(about).toMatchObject({ CODE: 'about_company', TYPE: 'front_down', TITLE: 'О нас' })
  expect(about.ITEMS.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['header', 'paragraph', 'image', 'list']),
  )
  expect(about.ITEMS.find(({ type }) => type === 'image')?.data).toEqual({
    url: expect.stringMatching(/^\/upload\/illustrations\/[a-z0-9-]+\.svg$/),
    caption: expect.any(String),
    withBorder: expect.any(Boolean),
    withBackground: expect.any(Boolean),
    stretched: expect.any(Boolean),
  })
  expect(await page('about_company')).toEqual(about)
  expect(await page('anything/about_company')).toEqual(about)
})

test('[API-058] an unknown page, and one that is not published, are not there', async () => {
  const missing = await api.get(visitor, '/v1/content/front_up/nothing/')
  expect(missing.statusCode).toBe(404)
  await api.pool.query("update content_pages set published = false where shop_id = 1 and code = 'partners'")
  expect((await api.get(visitor, '/v1/content/front_down/partners/')).body).toBe(missing.body)
  expect((await info('front_down/')).map(({ CODE }) => CODE)).not.toContain('partners')
  expect(await info('partners/')).toEqual([])
  expect((await api.get(visitor, '/v1/content/%2e%2e%2f/')).statusCode).toBe(404)
})

test('[API-059] lists of pages for the footer, in order and without their texts', async () => {
  const buyer = await info('front_up/')
  expect(buyer.map(({ CODE }) => CODE)).toEqual([
    'how_to_make_order',
    'delivery',
    'payment',
    'return',
    'tradepoint',
    'loyalty_rules',
    'contact_info',
  ])
  expect(buyer[0]).toEqual({
    ID: expect.any(Number),
    CODE: 'how_to_make_order',
    TYPE: 'front_up',
    TITLE: 'Как сделать заказ',
    SORT: 10,
    BLOCKS: [],
  })
  expect((await info('front_down/')).map(({ CODE }) => CODE)).toEqual(
    expect.arrayContaining(['about_company', 'vacancies', 'privacy_policy']),
  )
})

test('[API-059] one text by its code, or one element of a list or of a text', async () => {
  const [pickUp] = await info('pickup_info/')
  const lists = [...(await info('front_up/')), ...(await info('front_down/'))]
  expect(new Set([...lists, pickUp].map((item) => item?.ID)).size).toBe(lists.length + 1)
  expect(pickUp).toMatchObject({ CODE: 'pickup_info', TITLE: 'Самовывоз' })
  expect(pickUp?.BLOCKS.length).toBeGreaterThan(1)
  const [guide] = await info('front_up/?element=how_to_make_order')
  expect(guide?.ID).toBe(lists.find(({ CODE }) => CODE === 'how_to_make_order')?.ID)
  expect(guide?.BLOCKS).toEqual((await page('front_up/how_to_make_order')).ITEMS)
  const [step] = await info('how_to_make_order/?element=forming_basket')
  expect(step?.BLOCKS[0]).toMatchObject({ type: 'header', id: 'forming_basket' })
  expect(step?.BLOCKS.filter(({ type }) => type === 'header')).toHaveLength(1)
  for (const nothing of ['front_up/?element=about_company', 'pickup_info/?element=none', 'none/'])
    expect(await info(nothing)).toEqual([])
})

test('the guide has the four steps of an order', async () => {
  const { ITEMS } = await page('how_to_make_order')
  const headers = ITEMS.filter(({ type }) => type === 'header')
  expect(headers.map(({ id }) => id)).toEqual([
    'authorization',
    'forming_order',
    'forming_basket',
    'placing_order',
  ])
})

test('the pages of a shop speak of that shop alone', async () => {
  const [green, blue, red] = [visitor, await api.visitor(BLUE), await api.visitor(RED)]
  expect(textOf((await page('about_company', green)).ITEMS)).toContain('Канцопт Зелёный')
  expect(textOf((await page('about_company', blue)).ITEMS)).toContain('Офис-Синий')
  expect(textOf((await page('about_company', blue)).ITEMS)).not.toContain('Канцопт')
  expect((await page('delivery', green)).TITLE).toBe('Доставка')
  expect((await page('delivery', red)).TITLE).toBe('Получение заказа')
})

test('headers have level 1, pictures exist, texts have no markup', async () => {
  const pages = await api.db.selectFrom('content_pages').select(['code', 'blocks']).execute()
  expect(pages.length).toBeGreaterThan(60)
  const pictures = new Set<string>()
  for (const { blocks } of pages)
    for (const block of blocks) {
      if (block.type === 'header') expect(block.data.level).toBe(1)
      if (block.type === 'image') pictures.add(block.data.url)
      expect(textOf([block])).not.toMatch(/<|undefined|null|NaN/)
    }
  for (const url of pictures) expect([url, (await api.app.inject(url)).statusCode]).toEqual([url, 200])
})
