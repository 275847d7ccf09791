import { expect, test } from '@playwright/test'
import { ShopClient } from '../src/shop-client'
import { BLUE, GREEN } from '../src/shops'

interface ListedProduct {
  ID: number
  NAME: string
  REMAIN: number
  UP_MULTIPLICITY: { MIN: number }
}

/** A visitor with one product in the basket. `take`: which of the products in stock, so that two visitors differ. */
async function visitorWithBasket(shop: typeof GREEN, take: number) {
  const client = new ShopClient(shop)
  await client.page('/login')
  const { ITEMS } = await client.get<{ ITEMS: ListedProduct[] }>('/v3/api/catalog/list/?limit=100')
  const product = ITEMS.filter(({ REMAIN }) => REMAIN > 50)[take]
  if (!product) throw new Error('too few products in stock')
  const { response } = await client.post<{ response: { CNT: number; SUM: number } }>(
    '/v4/api/client/basket/main/add/',
    { [`products[${product.ID}]`]: String(product.UP_MULTIPLICITY.MIN) },
  )
  expect(response.CNT).toBe(1)
  const sum = response.SUM.toLocaleString('ru-RU', {
    minimumFractionDigits: shop.fractionDigits,
    maximumFractionDigits: shop.fractionDigits,
  })
  return { shop, client, product, sum: `${sum}\u00a0₽` }
}

test('[SHELL-001, EDGE-005] forty interleaved requests: two suppliers never see each other’s name, price or basket', async () => {
  const visitors = await Promise.all([visitorWithBasket(GREEN, 0), visitorWithBasket(BLUE, 5)])
  expect(visitors[0].sum).not.toBe(visitors[1].sum)
  expect(visitors[0].product.NAME).not.toBe(visitors[1].product.NAME)

  const paths = ['/basket', '/', `/search?q=${encodeURIComponent('бумага')}`]
  await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const [own, other] = index % 2 ? visitors : [visitors[1], visitors[0]]
      const path = paths[index % 3] ?? '/'
      const html = await own.client.page(path)
      expect(html).toContain(own.shop.name)
      expect(html).toContain(own.sum)
      expect(html).not.toContain(other.shop.name)
      expect(html).not.toContain(other.shop.domain)
      expect(html).not.toContain(other.sum)
      if (path === '/basket') {
        expect(html).toContain(own.product.NAME)
        expect(html).not.toContain(other.product.NAME)
      }
      // Titles of offers are the supplier's own words, not prices of the shop.
      const prices = html.replace(/заказ от\u00a0[\d\u00a0]+₽/g, '')
      const fractions = [...prices.matchAll(/\d(,\d+)?\u00a0₽/g)].map(
        ([, fraction = ',']) => fraction.length - 1,
      )
      expect(new Set(fractions)).toEqual(new Set([own.shop.fractionDigits]))
    }),
  )
})
