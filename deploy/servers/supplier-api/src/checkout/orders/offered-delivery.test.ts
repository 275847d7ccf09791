import { loadShop } from '../../content/shop/load-shop'
import type { Session } from '../../platform/session/session'
import { startTestApi, type TestApi } from '../../testing/start-test-api'
import { loadOrderTerms } from '../basket/order-terms'
import { chooseDelivery } from './choose-delivery'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

/** What the shop tells of itself, what it tells of a basket, and which answers to the offered choices are errors. */
async function offered(shopId: number) {
  const terms = await loadOrderTerms(api.db, { shopId, paysOnline: false, client: null } as Session)
  const shop = await loadShop(api.db, shopId, { serves: () => false, origins: [] })
  const zones = terms.zones.length > 0 ? terms.zones.map(({ id }) => String(id)) : ['']
  const points = terms.tradePoints.length > 0 ? terms.tradePoints.map(({ id }) => String(id)) : ['']
  const forms = [
    ...points.map((tradepoint_id) => ({ delivery_type: '1', tradepoint_id })),
    ...(shop.SELFDELIVERY_ONLY === 'Y'
      ? []
      : zones.map((delivery_zone) => ({ delivery_type: '2', delivery_zone }))),
  ]
  const answers = forms.map((form) => chooseDelivery(form, 'Тверь', terms, { sum: 100, free: false }))
  return { shop, terms, delivers: shop.SELFDELIVERY_ONLY === 'N', errors: answers.filter((a) => 'CODE' in a) }
}

test('[BAS-041] in every shop, under all settings, whatever the order form offers the server takes', async () => {
  const shops = await api.db.selectFrom('shops').select('id').execute()
  expect(shops.length).toBeGreaterThan(5)
  for (const { id } of shops)
    for (const gone of [null, 'delivery_zones', 'trade_points'] as const) {
      if (gone) await api.db.deleteFrom(gone).where('shop_id', '=', id).execute()
      for (const self of [true, false]) {
        await api.db.updateTable('shops').set({ selfdelivery_only: self }).where('id', '=', id).execute()
        const { shop, terms, delivers, errors } = await offered(id)
        expect({ id, errors }).toEqual({ id, errors: [] })
        expect({ id, delivers }).toEqual({ id, delivers: !self && terms.tradePoints.length > 0 })
        expect(terms.selfDeliveryOnly).toBe(!delivers)
        expect(shop.DELIVERY_ZONE.map(({ ID }) => ID)).toEqual(terms.zones.map((zone) => zone.id))
        if (!delivers) expect(terms.zones).toEqual([])
      }
    }
})
