import type { Shop } from '@prilavok/shared-kernel/contract'
import { LOGGED_IN, testCustomer } from '@prilavok/shared-kernel/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../testing/basket-api'
import { renderPage, renderSlot } from '../testing/render-page'
import { testAddress, testRow, testRows } from '../testing/test-rows'

const { data: state } = basketApi()

const ZONES = [
  { ID: 1, NAME: 'Город', DESCRIPTION: '', MIN_SUM: 5000, DELIVERY_PRICE: 390 },
  { ID: 2, NAME: 'Область', DESCRIPTION: '', MIN_SUM: 20000, DELIVERY_PRICE: 900 },
]
const THRESHOLDS = { MIN_SUM: 10000, MIN_ORDER_SUM: 3000 }

/** The same shop as the API's answers about a basket tell it. */
const termsOf = (minSum: number, deliveryZones = ZONES) => ({
  deliveryZones,
  minSum,
  orderMinSum: THRESHOLDS.MIN_ORDER_SUM,
})

const textOf = (element: Element) => (element.textContent ?? '').replace(/\s/g, ' ')

/** A link to the order form, or the form's own button, which can be pressed. A place without either offers nothing. */
function isOffered(place: HTMLElement) {
  const link = within(place).queryByRole('link', { name: /^Оформить/ })
  if (link) return link.getAttribute('href') === '/basket/ordering'
  const send = within(place).queryByRole('button', { name: 'Отправить заказ' })
  return send !== null && !send.hasAttribute('disabled')
}

/** What a place says of the way to the next threshold, and whether an order may be begun there. */
const told = (place: HTMLElement) => ({
  way: /((До минимального заказа осталось|До бесплатной доставки) [\d ,]+₽|Доставка бесплатно)( · (Город|Область)|, (сумма зависит от зоны|но не во всех зонах))?/.exec(
    textOf(place),
  )?.[0],
  offered: isOffered(place),
})

type Options = Parameters<typeof renderPage>[1]

async function inListBar(sum: string, options: Options) {
  renderSlot('page.orderBar', {}, options)
  const bar = await screen.findByRole('region', { name: 'Заказ' })
  await waitFor(() => expect(textOf(bar)).toContain(sum))
  const { way } = told(bar)
  cleanup()
  return way
}

async function inMiniBasket(sum: string, options: Options) {
  renderSlot('header.basket', {}, options)
  const link = await screen.findByRole('link', { name: /^Корзина: / })
  expect(textOf(link)).toContain(sum)
  await userEvent.hover(link)
  const popover = await screen.findByRole('region', { name: 'Корзина' })
  expect(textOf(popover)).toContain(sum)
  const said = told(popover)
  cleanup()
  return said
}

async function onPage(path: string, name: string, sum: string, options: Options) {
  renderPage(path, options)
  const aside = await screen.findByRole('complementary', { name })
  expect(textOf(aside)).toContain(sum)
  const said = {
    ...told(aside),
    delivery: within(aside).getByText(/^Доставка( \(|$)/, { selector: 'dt' }).nextElementSibling?.textContent,
  }
  cleanup()
  return said
}

const excluded = { CODE: 'delivery-exclude', TITLE: '', COLOR: '', PREDEFINED: 'Y' as const }
const BASKETS = {
  'below the minimum order': () => testRows(2),
  'at the minimum order': () => testRows(3),
  'below free delivery': () => testRows(4),
  'at free delivery': () => testRows(20),
  'with products that do not count for delivery': () =>
    testRows(12).map((row, index) => (index < 9 ? { ...row, MARKS: [excluded] } : row)),
  'with a gift': () => [...testRows(6), testRow({ ID: 99, NAME: 'Кружка', GIFT: 'Y', PRICE: 0, SUM: 0 })],
}

/** Prices of each type, free delivery of the shop, which knows no zones, or of a chosen zone. */
const SHOPS = [
  { priceType: 26, zone: '', freeFrom: 10000 },
  { priceType: 27, zone: '1', freeFrom: 5000 },
  { priceType: 28, zone: '2', freeFrom: 20000 },
]

const PAID_DELIVERY = 490
/** Prices of one kopeck more than a whole sum: only a shop that shows kopecks has them. */
const withKopecks = (count: number) => () =>
  testRows(count).map((row) => ({ ...row, PRICE: 1000.01, QUANTITY: 1, SUM: 1000.01 }))
const [, , KOPECKS] = SHOPS

/** Each basket in one shop, of a visitor or of a customer. */
const CASES = [
  ...Object.entries(BASKETS).flatMap(([name, rows], index) => {
    const shop = SHOPS[index % SHOPS.length]
    return shop ? [{ name, rows, who: index % 2 ? 'a customer' : 'a visitor', ...shop }] : []
  }),
  ...(KOPECKS ? [{ name: 'of rows with kopecks', rows: withKopecks(4), who: 'a customer', ...KOPECKS }] : []),
]

test.each(CASES)(
  '[BAS-044] [BAS-046] a basket $name, prices of type $priceType, is told alike in list bar, header, mini basket, basket and order form to $who',
  async ({ rows, who, priceType, zone, freeFrom }) => {
    const isCustomer = who === 'a customer'
    state.rows.main = rows()
    const zones = zone ? ZONES : []
    const sumOf = (some: typeof state.rows.main) => some.reduce((sum, { SUM }) => sum + SUM, 0)
    const sum = sumOf(state.rows.main)
    const counted = sumOf(state.rows.main.filter(({ MARKS }) => MARKS.length === 0))
    const isFree = counted >= freeFrom
    state.info = { ...termsOf(freeFrom, zones), paidDelivery: isFree ? 0 : PAID_DELIVERY }
    state.personal = isCustomer ? testCustomer() : { ID: null }
    const shop: Partial<Shop> = { ...THRESHOLDS, DELIVERY_ZONE: zones, PRICE_TYPE: priceType }
    const chosen = { deliveryType: '2', ...(zone && { deliveryZoneId: zone }) }
    const options: Options = { shop, cookies: isCustomer ? { ...LOGGED_IN, ...chosen } : chosen }
    const digits = { minimumFractionDigits: priceType - 26 }
    const money = (sum: number) => `${sum.toLocaleString('ru-RU', digits).replace(/\s/g, ' ')} ₽`
    const offered = sum >= THRESHOLDS.MIN_ORDER_SUM
    const chosenZone = ZONES.find(({ ID }) => String(ID) === zone)
    const place = chosenZone ? ` · ${chosenZone.NAME}` : ''
    const toFree =
      (isFree ? 'Доставка бесплатно' : `До бесплатной доставки ${money(freeFrom - counted)}`) + place
    const price = money(chosenZone?.DELIVERY_PRICE ?? PAID_DELIVERY).replaceAll(' ', '\u00a0')
    const delivery = isFree ? 'Бесплатно' : price
    const way = offered ? toFree : `До минимального заказа осталось ${money(THRESHOLDS.MIN_ORDER_SUM - sum)}`

    expect(await inListBar(money(sum), options)).toBe(way)
    expect(await inMiniBasket(money(sum), options)).toEqual({ way, offered })
    expect(await onPage('/basket', 'Заказ', money(sum), options)).toEqual({ way, offered, delivery })
    expect(await onPage('/basket/ordering', 'Ваш заказ', money(sum), options)).toEqual({
      ...{ way, offered, delivery },
    })
  },
)

test.each([
  [4, 'До бесплатной доставки 6 000,00 ₽, сумма зависит от зоны'],
  [12, 'Доставка бесплатно, но не во всех зонах'],
])(
  'while no zone is chosen, %d 000 ₽ are told alike everywhere, and nothing is promised for all zones that holds for some',
  async (count, way) => {
    state.rows.main = testRows(count)
    state.info = termsOf(10000)
    const sum = `${count} 000,00 ₽`
    for (const cookies of [{}, { deliveryType: '2' }] as Record<string, string>[]) {
      const options: Options = { shop: { ...THRESHOLDS, DELIVERY_ZONE: ZONES }, cookies }
      expect(await inListBar(sum, options)).toBe(way)
      expect(await inMiniBasket(sum, options)).toMatchObject({ way })
      renderPage('/basket', options)
      expect(told(await screen.findByRole('complementary', { name: 'Заказ' }))).toMatchObject({ way })
      cleanup()
    }
    const delivered: Options = {
      shop: { ...THRESHOLDS, DELIVERY_ZONE: ZONES },
      cookies: { deliveryType: '2' },
    }
    expect(await onPage('/basket/ordering', 'Ваш заказ', sum, delivered)).toMatchObject({
      way,
      delivery: 'зависит от\u00a0зоны',
    })
  },
)

test('the zone that the order form proposes for a delivery is that of every other place from then on', async () => {
  state.rows.main = testRows(4)
  state.info = termsOf(10000)
  state.personal = testCustomer()
  state.addresses = [testAddress(31, 'Тверь', 1)]
  const shop = { ...THRESHOLDS, DELIVERY_ZONE: ZONES }
  const way = 'До бесплатной доставки 1 000,00 ₽ · Город'
  const { cookies } = renderPage('/basket/ordering', { shop, cookies: { ...LOGGED_IN, deliveryType: '2' } })
  const aside = await screen.findByRole('complementary', { name: 'Ваш заказ' })
  expect(told(aside)).toMatchObject({ way })
  cleanup()
  expect(cookies.get('deliveryZoneId')).toBe('1')
  const chosen = { ...LOGGED_IN, deliveryType: '2', deliveryZoneId: '1' }
  expect(await inListBar('4 000,00 ₽', { shop, cookies: chosen })).toBe(way)
})

test('[BAS-043] [BAS-049] a zone that is chosen in the basket decides its sums at once, is remembered, and is that of every other place', async () => {
  state.rows.main = testRows(4)
  state.info = { ...termsOf(10000), minSum: 10000 }
  const shop = { ...THRESHOLDS, DELIVERY_ZONE: ZONES }
  const { cookies } = renderPage('/basket', { shop })
  const aside = await screen.findByRole('complementary', { name: 'Заказ' })
  const choice = within(aside).getByRole('combobox', { name: 'Получение' })
  expect(choice).toHaveDisplayValue('Доставка или самовывоз?')
  for (const [zone, way, price, hint] of [
    [
      'Область',
      'До бесплатной доставки 16 000,00 ₽ · Область',
      '900,00 ₽',
      'Бесплатно от 20 000 ₽, иначе 900 ₽',
    ],
    ['Город', 'До бесплатной доставки 1 000,00 ₽ · Город', '390,00 ₽', 'Бесплатно от 5 000 ₽, иначе 390 ₽'],
  ] as const) {
    await userEvent.selectOptions(choice, `Доставка: ${zone}`)
    await waitFor(() => expect(told(aside)).toMatchObject({ way }))
    expect(textOf(aside)).toContain(`Доставка (${zone})${price}`)
    expect(choice).toHaveDisplayValue(`Доставка: ${zone}`)
    expect(
      (choice.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => textOf(document.getElementById(id) ?? document.body)),
    ).toContain(hint)
  }
  cleanup()
  const chosen = Object.fromEntries(
    ['deliveryType', 'deliveryZoneId', 'deliveryZoneName'].map((name) => [name, cookies.get(name) ?? '']),
  )
  expect(chosen).toEqual({ deliveryType: '2', deliveryZoneId: '1', deliveryZoneName: 'Город' })
  const way = 'До бесплатной доставки 1 000,00 ₽ · Город'
  const options: Options = { shop, cookies: chosen }
  expect(await inListBar('4 000,00 ₽', options)).toBe(way)
  expect(await inMiniBasket('4 000,00 ₽', options)).toMatchObject({ way })
  expect(await onPage('/basket/ordering', 'Ваш заказ', '4 000,00 ₽', options)).toMatchObject({ way })
  expect(await onPage('/basket', 'Заказ', '4 000,00 ₽', options)).toMatchObject({ way })
})

test('who has chosen a pick-up in the basket is told of no delivery anywhere, and can go back to one', async () => {
  state.rows.main = testRows(4)
  state.info = termsOf(10000)
  const shop = { ...THRESHOLDS, DELIVERY_ZONE: ZONES }
  const { cookies } = renderPage('/basket', { shop, cookies: { deliveryType: '2', deliveryZoneId: '1' } })
  const aside = await screen.findByRole('complementary', { name: 'Заказ' })
  const choice = within(aside).getByRole('combobox', { name: 'Получение' })
  expect(choice).toHaveDisplayValue('Доставка: Город')
  await userEvent.selectOptions(choice, 'Самовывоз')
  await waitFor(() => expect(textOf(aside)).toContain('СамовывозБесплатно'))
  expect(told(aside)).toEqual({ way: undefined, offered: true })
  expect(choice).toHaveDisplayValue('Самовывоз')
  expect(cookies.get('deliveryType')).toBe('1')
  await userEvent.selectOptions(choice, 'Доставка: Область')
  await waitFor(() => expect(told(aside).way).toBe('До бесплатной доставки 16 000,00 ₽ · Область'))
  await userEvent.selectOptions(choice, 'Самовывоз')
  cleanup()
  const options: Options = { shop, cookies: { deliveryType: '1', deliveryZoneId: '2' } }
  expect(await inListBar('4 000,00 ₽', options)).toBeUndefined()
  expect(await inMiniBasket('4 000,00 ₽', options)).toEqual({ way: undefined, offered: true })
})

test.each([
  ['who buys in a shop that delivers nothing', ZONES, { selfDeliveryOnly: 'Y' as const }],
  [
    'who buys where all zones are alike',
    ZONES.map((zone) => ({ ...zone, MIN_SUM: 1, DELIVERY_PRICE: 2 })),
    {},
  ],
])('%s is not asked how the order is received', async (_who, zones, info) => {
  state.rows.main = testRows(4)
  state.info = { ...termsOf(10000, zones), ...info }
  renderPage('/basket', { shop: { ...THRESHOLDS, DELIVERY_ZONE: zones } })
  const aside = await screen.findByRole('complementary', { name: 'Заказ' })
  expect(within(aside).queryByRole('combobox', { name: 'Получение' })).toBeNull()
})
