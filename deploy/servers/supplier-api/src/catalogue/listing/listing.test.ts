import type {
  BasketMergedResponse,
  BrandsAnswer,
  FiltersAnswer,
  Mark,
  ProductListAnswer,
  ProductsAnswer,
  SavedCountAnswer,
  SectionAnswer,
  SectionsAnswer,
  V4Answer,
} from '@prilavok/shared-kernel/contract'
import { sql } from 'kysely'
import { setProduct, someProducts } from '../../checkout/basket/testing/products-and-calls'
import { BLUE, startTestApi, type TestApi } from '../../testing/start-test-api'
import { EVERYTHING } from '../scope/scope'
import { type Page, pageIds } from './list-page'
import type { ListQuery } from './list-query'
import { MAX_FAVOURITES } from './saved-limits'
import { findPlace } from './section-range'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

describe('sections and lists', () => {
  let visitor: string
  beforeAll(async () => {
    visitor = await api.visitor()
  })

  const list = async (query: string, path = 'catalog/list', token = visitor) =>
    (await api.get(token, `/v3/api/${path}/?${query}`)).json<ProductListAnswer>()

  test('[API-025] the tree of sections is flat, parents before children, with counts of all below', async () => {
    const answer = await api.get(
      visitor,
      '/v3/api/catalog/sections/?depth=4&new=Y&mode=cache&datereq=21.11.2026',
    )
    const { ITEMS } = answer.json<SectionsAnswer>()
    const seen = new Set<number | null>([null])
    for (const section of ITEMS) {
      expect(seen.has(section.IBLOCK_SECTION_ID)).toBe(true)
      seen.add(section.ID)
    }
    expect(Math.max(...ITEMS.map((section) => section.DEPTH_LEVEL))).toBe(4)
    const total = ITEMS.filter((section) => section.DEPTH_LEVEL === 1).reduce((sum, { CNT }) => sum + CNT, 0)
    expect(total).toBe(300)
    expect(ITEMS.map((section) => section.CNT)).toEqual(expect.arrayContaining([0, 1]))
  })

  test('[API-026] main sections are those of depth 1', async () => {
    const { ITEMS } = (await api.get(visitor, '/v3/api/catalog/sectionsmain/')).json<SectionsAnswer>()
    expect(ITEMS).toHaveLength(13)
    expect(new Set(ITEMS.map((section) => section.DEPTH_LEVEL))).toEqual(new Set([1]))
  })

  test('[API-027] one section with its ancestors and children; an unknown one is null', async () => {
    const answer = (await api.get(visitor, '/v3/api/catalog/section/103/')).json<SectionAnswer>()
    expect(answer.ITEM).toMatchObject({ ID: 103, DEPTH_LEVEL: 3 })
    expect(answer.PATH.map((section) => section.ID)).toEqual([101, 102])
    expect(answer.CHILDREN.length).toBeGreaterThan(0)
    const unknown = await api.get(visitor, '/v3/api/catalog/section/987654321987/')
    expect(unknown.json()).toEqual({ ITEM: null, PATH: [], CHILDREN: [] })
  })

  test('a section lists the products of all sections below it', async () => {
    const whole = await list('filter[SECTION_ID]=101&limit=1000')
    const { CHILDREN } = (await api.get(visitor, '/v3/api/catalog/section/101/')).json<SectionAnswer>()
    const parts = await Promise.all(CHILDREN.map(({ ID }) => list(`filter[SECTION_ID]=${ID}&limit=1000`)))
    const ids = parts.flatMap((part) => part.ITEMS.map((item) => item.ID))
    expect(whole.NAV.CNT).toBe(ids.length)
    expect(whole.ITEMS.map((item) => item.ID).sort()).toEqual(ids.sort())
    expect(await list('filter[SECTION_ID]=999999')).toEqual({
      ITEMS: [],
      NAV: { CNT: 0, LIMIT: 36, OFFSET: 0 },
    })
  })

  test('pages follow each other without gaps or repetitions in every order', async () => {
    for (const sort of ['POPULARITY', 'NAME', 'PRICE', 'REMAIN']) {
      for (const order of ['ASC', 'DESC']) {
        const pages = await Promise.all(
          [0, 100, 200].map((offset) => list(`sort=${sort}&order=${order}&limit=100&offset=${offset}`)),
        )
        expect(pages.map((page) => page.ITEMS.length)).toEqual([100, 100, 100])
        expect(new Set(pages.flatMap((page) => page.ITEMS.map((item) => item.ID))).size).toBe(300)
        expect(pages[0]?.NAV).toEqual({ CNT: 300, LIMIT: 100, OFFSET: 0 })
      }
    }
  })

  test('the order is the one asked for; products without a price stand last', async () => {
    await api.pool.query(
      'update products set base_price = 0, base_old_price = null where shop_id = 1 and id in (1021, 1022)',
    )
    for (const order of ['ASC', 'DESC']) {
      const prices = (await list(`sort=PRICE&order=${order}&limit=300`)).ITEMS.map((item) => item.PRICE)
      const known = prices.filter((price) => price > 0)
      expect(prices.slice(known.length).every((price) => price === 0)).toBe(true)
      expect(prices.length - known.length).toBeGreaterThanOrEqual(2)
      expect(known).toEqual([...known].sort((a, b) => (order === 'ASC' ? a - b : b - a)))
    }
    const dear = await list('sort=PRICE&order=DESC&limit=20')
    expect(await list('sort=PRICE&order=desc&limit=20')).toEqual(dear)
    expect(await list('sort=PRICE&order=asc&limit=20')).not.toEqual(dear)
    const remains = (await list('sort=REMAIN&order=DESC&limit=50')).ITEMS.map((item) => item.REMAIN)
    expect(remains).toEqual([...remains].sort((a, b) => b - a))
  })

  test('[API-030] section, query, order, page, filters and visitor are taken by the lists of catalogue and search alike', async () => {
    const asked = `q=${encodeURIComponent('бумага')}&filters=base:stock&sort=PRICE&order=ASC&user_code=visitor`
    const whole = await list(`${asked}&filter[SECTION_ID]=101&limit=1000`)
    expect(whole.NAV.CNT).toBeGreaterThan(3)
    const prices = whole.ITEMS.map(({ PRICE }) => PRICE).filter((price) => price > 0)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    expect(whole.ITEMS.every(({ REMAIN }) => REMAIN > 0)).toBe(true)
    for (const path of ['catalog/list', 'catalog/search/list']) {
      const page = await list(`${asked}&filter[SECTION_ID]=101&limit=2&offset=1`, path)
      expect(page).toEqual({
        ITEMS: whole.ITEMS.slice(1, 3),
        NAV: { CNT: whole.NAV.CNT, LIMIT: 2, OFFSET: 1 },
      })
    }
  })

  test('names are sorted as the alphabet goes, without a look at case, ё and quotes', async () => {
    const names = ['«Ёлка» искусственная', 'ежедневник', 'Ёмкость', 'Альбом', 'яркий ластик', 'Ножницы']
    for (const [index, name] of names.entries())
      await api.pool.query('update products set name = $1 where shop_id = 1 and id = $2', [
        name,
        1101 + index,
      ])
    const sorted = (await list('sort=NAME&order=ASC&limit=300')).ITEMS.map(({ NAME }) => NAME)
    expect(sorted.filter((name) => names.includes(name))).toEqual([
      ...['Альбом', 'ежедневник', '«Ёлка» искусственная', 'Ёмкость', 'Ножницы', 'яркий ластик'],
    ])
    expect((await list('sort=NAME&order=DESC&limit=300')).ITEMS.map(({ NAME }) => NAME)).toEqual(
      sorted.toReversed(),
    )
  })

  test('[API-036] [API-038] a favourite is flipped, counted and listed for its visitor alone', async () => {
    const visitor = await api.visitor()
    const post = () => api.post(visitor, '/v3/api/catalog/favorite/', { product_id: 1030 })
    expect((await post()).json()).toEqual({ SUCCESS: 'Y', FAVORITE: 'Y', CNT: 1 })
    expect((await api.get(visitor, '/v3/api/catalog/favorite?action=count')).json()).toEqual({ CNT: 1 })
    const listed = await list('', 'catalog/favorite/list', visitor)
    expect(listed.ITEMS).toEqual([expect.objectContaining({ ID: 1030, FAVORITE: 'Y' })])
    expect(await list('', 'catalog/favorite', visitor)).toEqual(listed)
    expect((await list('', 'catalog/favorite/list')).ITEMS).toEqual([])
    expect((await post()).json()).toEqual({ SUCCESS: 'Y', FAVORITE: 'N', CNT: 0 })
    expect((await api.post(visitor, '/v3/api/catalog/favorite/', { product_id: 5 })).statusCode).toBe(404)
  })

  test('[API-037] [API-038] viewed products are noted, counted and listed, the latest first', async () => {
    const visitor = await api.visitor()
    for (const id of [1031, 1032, 1031])
      await api.post(visitor, '/v3/api/catalog/viewed/', { product_id: id })
    expect((await api.get(visitor, '/v3/api/catalog/viewed/?action=count')).json()).toEqual({ CNT: 2 })
    const listed = await list('', 'catalog/viewed/list', visitor)
    expect(listed.ITEMS.map((item) => item.ID)).toEqual([1031, 1032])
  })
})

describe('the ways to a page', () => {
  const SORTS = ['POPULARITY', 'NAME', 'PRICE', 'REMAIN'] as const

  const ORDERS = ['ASC', 'DESC'] as const

  const FILTERS = [[], [sql<boolean>`l.in_stock`], [sql<boolean>`l.price > 20000`, sql<boolean>`l.is_new`]]

  /** Counts that make one of the ways look short, beside the true ones. */
  async function waysOf(sectionId: number | undefined, query: Page['query'], chosen: Page['chosen']) {
    const place = await findPlace(api.db, 1, sectionId)
    if (!place) throw new Error('no such section')
    const { spread } = place
    const page = { shopId: 1, scope: EVERYTHING, query, place, chosen }
    const far = new Map([...spread.keys()].map((ord) => [ord, 1e9]))
    return {
      sorted: await pageIds(api.db, { ...page, spread, count: query.offset + 1 }),
      merged: await pageIds(api.db, { ...page, spread, count: 1e9 }),
      // Sections that seem so full that merging them looks long; within a section they are merged all the same.
      walked: await pageIds(api.db, { ...page, spread: far, count: 1e9 }),
    }
  }

  test.each(SORTS.flatMap((sort) => ORDERS.map((order) => ({ sort, order }))))(
    '$sort $order: whichever way a page is found, it holds the same products in the same order',
    async ({ sort, order }) => {
      for (const sectionId of [undefined, 101, 103]) {
        for (const chosen of FILTERS) {
          for (const offset of [0, 20]) {
            const query: Pick<ListQuery, 'limit' | 'offset' | 'sort' | 'order'> = {
              sort,
              order,
              offset,
              limit: 20,
            }
            const { sorted, merged, walked } = await waysOf(sectionId, query, chosen)
            expect(merged).toEqual(sorted)
            expect(walked).toEqual(sorted)
          }
        }
      }
    },
  )
})

describe('carousels and marks', () => {
  let visitor = ''
  beforeAll(async () => {
    visitor = await api.visitor()
  })

  const carousel = async (path: string, token = visitor) =>
    (await api.get(token, `/v3/api/catalog/marks/${path}`)).json<ProductsAnswer>().ITEMS

  test('[API-039] carousels by kind and by mark: as many as asked, what can be bought, the most popular first', async () => {
    const ids = await someProducts(api, 4)
    const [first = 0, second = 0, sold = 0, unpriced = 0] = ids
    const marked = { marks: ['special_price'], is_new: true, is_hot: true, is_sale: true }
    await setProduct(api, first, { ...marked, popularity: 2_000_000 })
    await setProduct(api, second, { ...marked, popularity: 1_000_000 })
    await setProduct(api, sold, { ...marked, popularity: 3_000_000, remain: 0 })
    await setProduct(api, unpriced, { ...marked, popularity: 3_000_000, price: 0 })
    for (const path of [
      'new/carousel/',
      'hot/carousel/',
      'sale/carousel/',
      'special_price/carousel/',
      'carousel/',
    ]) {
      const items = await carousel(`${path}?limit=12`)
      expect([path, items.slice(0, 2).map((item) => item.ID)]).toEqual([path, [first, second]])
      expect(items.map((item) => item.ID)).not.toContain(sold)
      expect(items.length).toBeLessThanOrEqual(12)
    }
    expect(await carousel('new/carousel/?limit=1')).toHaveLength(1)
    await api.pool.query(
      'update products set is_new = true, assortment = true, remain = 5 where shop_id = 1 and price > 0',
    )
    expect(await carousel('new/carousel/')).toHaveLength(12)
    expect((await carousel('special_price/carousel/?limit=5'))[0]?.MARKS).toMatchObject([
      { CODE: 'special_price', PREDEFINED: 'Y' },
    ])
    expect(await carousel('no-such-mark/carousel/')).toEqual([])
    expect((await carousel('new/carousel/', await api.visitor(BLUE))).map((item) => item.ID)).not.toEqual([
      first,
    ])
  })

  test('[API-040] the marks of the shop with their titles and colours, the built-in ones among them', async () => {
    const answer = await api.get(visitor, '/v3/api/catalog/marks/?mode=cache&datereq=21.11.2026')
    const marks = answer.json<{ ITEMS: Mark[] }>().ITEMS
    expect(marks).toContainEqual({
      CODE: 'special_price',
      TITLE: 'Спеццена',
      COLOR: expect.stringMatching(/^#[0-9A-F]{6}$/),
      PREDEFINED: 'Y',
    })
    const builtIn = marks.filter((mark) => mark.PREDEFINED === 'Y').map((mark) => mark.CODE)
    expect(builtIn.sort()).toEqual(['delivery-exclude', 'gift_sum', 'special_price'])
  })
})

describe('favourites and viewed products', () => {
  const list = async (token: string, path: string, query = '') =>
    (await api.get(token, `/v3/api/catalog/${path}/?${query}`)).json<ProductListAnswer>()

  const idsOf = ({ ITEMS }: ProductListAnswer) => ITEMS.map(({ ID }) => ID)

  const paper = `q=${encodeURIComponent('бумага')}`

  /** A visitor who keeps that many products, made for this, the last one since today. */
  async function visitorWith(table: 'favourites' | 'viewed', count: number): Promise<string> {
    const visitor = await api.visitor()
    await api.db.transaction().execute(async (trx) => {
      await sql`set local prilavok.bulk_load = 'on'`.execute(trx)
      await sql`
      insert into products (shop_id, id, code1c, name, section_id, section_ord, price, remain)
      select 1, 100000 + n, lpad(n::text, 6, '0'), 'Товар ' || n, section_id, section_ord, 1000, 5
      from (select section_id, section_ord from products where shop_id = 1 order by id limit 1) as one,
        generate_series(1, ${count}::integer) as n on conflict do nothing`.execute(trx)
      await sql`
      insert into ${sql.table(table)} (shop_id, buyer_id, product_id, ${sql.ref(table === 'viewed' ? 'seen_at' : 'created_at')})
      select 1, (select max(buyer_id) from access_tokens where shop_id = 1), 100000 + n,
        now() - interval '1 day' + n * interval '1 second'
      from generate_series(1, ${count}::integer) as n`.execute(trx)
    })
    return visitor
  }

  test('favourites and viewed products come the latest first, page by page, and the other way round', async () => {
    const visitor = await api.visitor()
    const ids = [1033, 1031, 1035, 1032, 1034]
    for (const path of ['favorite', 'viewed']) {
      for (const id of ids) await api.post(visitor, `/v3/api/catalog/${path}/`, { product_id: id })
      expect(idsOf(await list(visitor, path))).toEqual(ids.toReversed())
      expect(idsOf(await list(visitor, `${path}/list`, 'order=ASC'))).toEqual(ids)
      const second = await list(visitor, `${path}/list`, 'limit=2&offset=2')
      expect(second).toMatchObject({ NAV: { CNT: 5, LIMIT: 2, OFFSET: 2 } })
      expect(idsOf(second)).toEqual([1035, 1031])
    }
  })

  test('a query narrows every list and its filters', async () => {
    const visitor = await api.visitor()
    const found = idsOf(await list(visitor, 'search/list', `${paper}&limit=1000`))
    const other = idsOf(await list(visitor, 'list', 'limit=1000')).filter((id) => !found.includes(id))
    const [one = 0, two = 0] = found
    for (const id of [one, two, ...other.slice(0, 3)]) {
      await api.post(visitor, '/v3/api/catalog/favorite/', { product_id: id })
      await api.post(visitor, '/v3/api/catalog/viewed/', { product_id: id })
    }
    for (const path of ['favorite/list', 'viewed/list', 'favorite', 'viewed'])
      expect(idsOf(await list(visitor, path, paper)).sort()).toEqual([one, two].sort())

    const { ITEMS } = (await api.get(visitor, '/v3/api/catalog/brands/')).json<BrandsAnswer>()
    let inBrands = 0
    for (const { ID } of ITEMS) {
      const own = idsOf(await list(visitor, `brands/${ID}/list`, 'limit=1000'))
      const narrowed = await list(visitor, `brands/${ID}/list`, `${paper}&limit=1000`)
      expect(idsOf(narrowed).sort()).toEqual(own.filter((id) => found.includes(id)).sort())
      const filters = await api.get(visitor, `/v3/api/catalog/brands/${ID}/property/?${paper}`)
      expect(filters.json<FiltersAnswer>().NAV.CNT).toBe(narrowed.NAV.CNT)
      inBrands += narrowed.NAV.CNT
    }
    expect(inBrands).toBe(found.length)
  })

  test('a product that the shop does not have is not noted; to forget it is no fault', async () => {
    const visitor = await api.visitor()
    const path = '/v3/api/catalog/viewed/'
    expect((await api.post(visitor, path, { product_id: 999_999 })).statusCode).toBe(404)
    await api.post(visitor, path, { product_id: 1031 })
    const forget = (id: number) => api.post(visitor, path, { product_id: id, delete: 'Y' })
    expect((await forget(999_999)).json()).toEqual({ SUCCESS: 'Y', CNT: 1 })
    expect((await forget(1031)).json()).toEqual({ SUCCESS: 'Y', CNT: 0 })
  })

  test('a list of favourites has an end; what is in it stays and can be taken out', async () => {
    const visitor = await visitorWith('favourites', 5000)
    const path = '/v3/api/catalog/favorite/'
    const rejected = await api.post(visitor, path, { product_id: 1031 })
    expect(rejected.statusCode).toBe(400)
    expect(rejected.json()).toMatchObject({
      errors: { product_id: 'В\u00a0избранном может быть не\u00a0больше 5000\u00a0товаров' },
    })
    expect((await api.get(visitor, `${path}?action=count`)).json()).toEqual({ CNT: 5000 })
    const again = await api.post(visitor, path, { product_id: 100_001, favorite: 'Y' })
    expect(again.json()).toEqual({ SUCCESS: 'Y', FAVORITE: 'Y', CNT: 5000 })
    expect((await api.post(visitor, path, { product_id: 100_001 })).json()).toMatchObject({ CNT: 4999 })
    expect((await api.post(visitor, path, { product_id: 1031 })).json()).toMatchObject({ CNT: 5000 })
    const many = await api.post(visitor, `${path}many/`, {
      ...{ 'product_ids[0]': 1030, 'product_ids[1]': 1031 },
      favorite: 'Y',
    })
    expect(many.json()).toMatchObject({ errors: { product_ids: expect.stringContaining('5000') } })
    expect((await api.get(visitor, `${path}?action=count`)).json()).toEqual({ CNT: 5000 })
  })

  test('several products become favourites with one call, which says what it changed, and go by it', async () => {
    const visitor = await api.visitor()
    const path = '/v3/api/catalog/favorite/'
    const many = async (ids: number[], favorite: 'Y' | 'N') => {
      const named = Object.fromEntries(ids.map((id, at) => [`product_ids[${at}]`, id]))
      return (await api.post(visitor, `${path}many/`, { ...named, favorite })).json()
    }
    await api.post(visitor, path, { product_id: 1030 })
    const added = await many([1030, 1031, 5], 'Y')
    expect(added).toEqual({ SUCCESS: 'Y', FAVORITE: 'Y', CNT: 2, CHANGED: [1031] })
    expect(await many([1031], 'Y')).toMatchObject({ CNT: 2, CHANGED: [] })
    expect(await many([1031, 5], 'N')).toEqual({ SUCCESS: 'Y', FAVORITE: 'N', CNT: 1, CHANGED: [1031] })
    expect((await api.get(visitor, path)).json().ITEMS).toMatchObject([{ ID: 1030 }])
  })
})

describe('what a visitor brings along', () => {
  let customer: string
  let first: number
  let second: number
  beforeAll(async () => {
    customer = (await api.login('client@example.com')).access_token
    ;[first = 0, second = 0] = await someProducts(api, 2)
  })

  beforeEach(async () => {
    await api.pool.query('delete from favourites')
    await api.pool.query('delete from viewed')
  })

  const path = (what: 'favorite' | 'viewed') => `/v3/api/catalog/${what}/`

  const count = async (token: string, what: 'favorite' | 'viewed') =>
    (await api.get(token, `${path(what)}?action=count`)).json<SavedCountAnswer>().CNT

  const merge = async (visitor: string) => {
    const answer = await api.post(customer, '/v4/api/client/basket/main/merge/', { user_code: visitor })
    return answer.json<V4Answer<BasketMergedResponse>>().response.MERGED
  }

  test('a login brings favourites and viewed products of the visitor along, each once', async () => {
    const visitor = await api.visitor()
    for (const what of ['favorite', 'viewed'] as const) {
      await api.post(customer, path(what), { product_id: first })
      for (const product_id of [first, second]) await api.post(visitor, path(what), { product_id })
    }
    expect(await merge(visitor)).toEqual({ BASKET: 0, FAVORITE: 1, VIEWED: 1 })
    for (const what of ['favorite', 'viewed'] as const)
      expect([await count(customer, what), await count(visitor, what)]).toEqual([2, 0])
    expect(await merge(visitor)).toEqual({ BASKET: 0, FAVORITE: 0, VIEWED: 0 })
  })

  test('favourites that find no place stay with the visitor; nobody else’s are touched', async () => {
    const [visitor, stranger] = [await api.visitor(), await api.visitor()]
    for (const token of [visitor, stranger]) await api.post(token, path('favorite'), { product_id: first })
    await api.pool.query(
      `insert into products (shop_id, id, code1c, name, section_id, section_ord, price, remain)
     select shop_id, 900000 + n, (900000 + n)::text, 'Товар', section_id, section_ord, 100, 9
     from products, generate_series(1, $2) n where shop_id = 1 and id = $1
     on conflict do nothing`,
      [first, MAX_FAVOURITES + 300],
    )
    await api.pool.query(
      `insert into favourites (shop_id, buyer_id, product_id)
     select 1, c.buyer_id, p.id from clients c, products p
     where c.shop_id = 1 and c.email = 'client@example.com' and p.shop_id = 1 and p.id > 900000 limit $1`,
      [MAX_FAVOURITES],
    )
    expect(await count(customer, 'favorite')).toBe(MAX_FAVOURITES)
    expect(await merge(visitor)).toMatchObject({ FAVORITE: 0 })
    expect(await Promise.all([visitor, stranger].map((token) => count(token, 'favorite')))).toEqual([1, 1])
  })
})
