import type { ContentAnswer, ContentBlock, InfoAnswer, PromoAnswer } from '@prilavok/shared-kernel/contract'
import { BLUE, RED, startTestApi, type TestApi } from '../testing/start-test-api'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

describe('banners', () => {
  let visitor = ''
  beforeAll(async () => {
    visitor = await api.visitor()
  })

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
})

describe('pages', () => {
  let visitor = ''
  beforeAll(async () => {
    visitor = await api.visitor()
  })

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

  test('the pages of a shop speak of that shop alone', async () => {
    const [green, blue, red] = [visitor, await api.visitor(BLUE), await api.visitor(RED)]
    expect(textOf((await page('about_company', green)).ITEMS)).toContain('Канцопт Зелёный')
    expect(textOf((await page('about_company', blue)).ITEMS)).toContain('Офис-Синий')
    expect(textOf((await page('about_company', blue)).ITEMS)).not.toContain('Канцопт')
    expect((await page('delivery', green)).TITLE).toBe('Доставка')
    expect((await page('delivery', red)).TITLE).toBe('Получение заказа')
  })
})

describe('maintenance', () => {
  const REPAIR = 'demo-repair.localhost'
  const CLOSED = {
    CODE: 'maintenance',
    meta: { errorDetail: 'Ведутся технические работы. Пожалуйста, попробуйте позже' },
  }

  const switchTo = (maintenance: boolean) =>
    api.db.updateTable('shops').set({ maintenance }).where('link', '=', 'demo-repair').execute()

  test('a shop in maintenance gives no token, neither to visitors nor to clients', async () => {
    const grants: Record<string, string>[] = [
      { grant_type: 'client_credentials' },
      { grant_type: 'password', username: 'client@example.com', password: 'prilavok-demo' },
      { grant_type: 'refresh_token', refresh_token: 'any' },
    ]
    for (const grant of grants) {
      const answer = await api.token(REPAIR, grant)
      expect([answer.statusCode, answer.json()]).toEqual([503, CLOSED])
    }
  })

  test('it answers 503 to every call of sessions that were open before, and goes on with them afterwards', async () => {
    await switchTo(false)
    const visitor = await api.visitor(REPAIR)
    const client = (await api.login('client@example.com', REPAIR)).access_token
    await switchTo(true)
    for (const token of [visitor, client]) {
      for (const path of [
        'client/shop/',
        'personal/info/',
        'catalog/sections/',
        'client/order/',
        'utils/check/',
      ]) {
        const answer = await api.get(token, `/v3/api/${path}`)
        expect([path, answer.statusCode, answer.json()]).toEqual([path, 503, CLOSED])
      }
      expect((await api.post(token, '/v4/api/client/basket/main/add/', {})).statusCode).toBe(503)
    }
    await switchTo(false)
    expect((await api.get(client, '/v3/api/client/shop/')).statusCode).toBe(200)
    await switchTo(true)
  })

  test('the other shops are open, and a wrong secret is told nothing of the maintenance', async () => {
    expect((await api.get(await api.visitor(), '/v3/api/client/shop/')).statusCode).toBe(200)
    const wrong = await api.token(REPAIR, { grant_type: 'client_credentials', client_secret: 'wrong' })
    expect(wrong.statusCode).toBe(400)
  })
})
