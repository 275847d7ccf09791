import { deliversNothing } from '@prilavok/supplier-api/content/shop/delivers-nothing'
import { kopecks } from '@prilavok/supplier-api/platform/money'
import type pg from 'pg'
import { type Cell, copyRows } from './copy-rows'
import type { DemoShop, Taxonomy } from './taxonomy'

/** Gradient of some shops, so that both kinds of scheme are seen. */
const SCHEMES: Record<string, string> = { red: 'red_gradient', violet: 'violet_gradient' }

interface Place {
  city: string
  phone: string
  /** @default Moscow's */
  timeZone?: string
  point: { address: string; latitude: number; longitude: number }[]
}

/** Where the shops are, in the order of the taxonomy. */
const PLACES: Place[] = [
  {
    city: 'Москва',
    phone: '495',
    point: [
      { address: 'Москва, ул. Складочная, д. 1, стр. 5', latitude: 55.8013, longitude: 37.5937 },
      { address: 'Москва, Варшавское шоссе, д. 125, корп. 1', latitude: 55.6219, longitude: 37.6184 },
    ],
  },
  {
    city: 'Санкт-Петербург',
    phone: '812',
    point: [{ address: 'Санкт-Петербург, Московское шоссе, д. 25', latitude: 59.8241, longitude: 30.3418 }],
  },
  {
    city: 'Екатеринбург',
    phone: '343',
    timeZone: 'Asia/Yekaterinburg',
    point: [
      { address: 'Екатеринбург, ул. Завокзальная, д. 4', latitude: 56.8635, longitude: 60.5999 },
      { address: 'Екатеринбург, Сибирский тракт, д. 12', latitude: 56.8211, longitude: 60.6702 },
      { address: 'Екатеринбург, ул. Металлургов, д. 87', latitude: 56.8284, longitude: 60.5097 },
    ],
  },
  {
    city: 'Казань',
    phone: '843',
    point: [{ address: 'Казань, ул. Техническая, д. 23', latitude: 55.7622, longitude: 49.1347 }],
  },
  { city: 'Новосибирск', phone: '383', timeZone: 'Asia/Novosibirsk', point: [] },
  {
    city: 'Нижний Новгород',
    phone: '831',
    point: [
      { address: 'Нижний Новгород, ул. Деловая, д. 11', latitude: 56.3107, longitude: 44.0658 },
      { address: 'Нижний Новгород, пр. Ленина, д. 33', latitude: 56.2868, longitude: 43.9327 },
    ],
  },
  {
    city: 'Тула',
    phone: '4872',
    point: [{ address: 'Тула, ул. Рязанская, д. 38', latitude: 54.1702, longitude: 37.6446 }],
  },
]

const PAYMENTS = [
  ['CASH', 'Наличными при получении', 'Оплата водителю или на складе'],
  ['ONLINE_PAY', 'Онлайн-оплата', 'Банковской картой или по QR-коду сразу после оформления'],
  ['INVOICE', 'По счёту', 'Безналичный перевод от организации, отгрузка после поступления денег'],
] as const

const ZONE_TEXTS = [
  'Доставка на следующий рабочий день с 9:00 до 18:00',
  'Доставка в течение двух рабочих дней',
  'Доставка по графику рейсов, 2–4 рабочих дня',
  'До терминала транспортной компании бесплатно, далее по её тарифу',
]

/** The shop itself with its domains, payment types, delivery zones and trade points. */
export async function loadShopRow(
  client: pg.ClientBase,
  shopId: number,
  shop: DemoShop,
  taxonomy: Taxonomy,
): Promise<void> {
  const place: Place = PLACES[shopId - 1] ?? { city: 'Москва', phone: '495', point: [] }
  const name = slug(shop)
  const picksUpOnly = deliversNothing(shop.SELFDELIVERY_ONLY === 'Y', place.point)
  const row: Record<string, unknown> = {
    id: shopId,
    name: shop.NAME,
    logo: `/upload/logos/${name}.svg`,
    email: `sales@${name}.example`,
    phones: [`+7 (${place.phone}) 200-0${shopId}-0${shopId}`, `8 (800) 555-0${shopId}-7${shopId}`],
    registration: shop.REGISTRATION,
    show_loyalty_prices: shop.SHOW_LOYALTY_PRICES === 'Y',
    allow_physical: shop.ALLOW_PHYSICAL === 'Y',
    search_title: `${shop.NAME}: товары для офиса`,
    search_description: `${shop.NAME}: канцелярия, бумага, картриджи и хозяйственные товары${picksUpOnly ? '' : ' с доставкой'}, ${place.city}`,
    min_order_sum: kopecks(shop.MIN_ORDER_SUM),
    check_order_sum: shopId !== 5,
    min_sum: kopecks(shop.MIN_SUM),
    selfdelivery_only: shop.SELFDELIVERY_ONLY === 'Y',
    lk_domain: shopId === 2 || shopId === 6 ? `lk.${name}.example` : null,
    header_no_name: shopId === 4,
    show_delay_text: shopId === 1 || shopId === 4,
    about_delay: shopId === 4 ? 'Заказы после 16:00 собираем на следующий рабочий день' : null,
    color_scheme: SCHEMES[shop.COLOR_SCHEME] ?? shop.COLOR_SCHEME,
    price_type: shop.PRICE_TYPE,
    meta: JSON.stringify([{ NAME: 'author', CONTENT: shop.NAME }]),
    tax_type: 'с НДС',
    commercial_offer: shopId % 2 === 1,
    loyalty_rate: 3,
    maintenance: shop.maintenance ?? false,
    demonstration: true,
    link: name,
    main_trade_point_id: place.point.length > 0 ? 1 : null,
    time_zone: place.timeZone ?? null,
  }
  const columns = Object.keys(row)
  await client.query(
    `insert into shops (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(row),
  )
  // AMB-34: development hosts fall back to localhost:3000, which the first shop owns.
  const domains = shopId === 1 ? [shop.DOMAIN_NAME, 'localhost:3000'] : [shop.DOMAIN_NAME]
  await copyRows(
    client,
    'shop_domains',
    ['shop_id', 'domain', 'sort'],
    domains.map((domain, sort) => [shopId, domain, sort]),
  )
  await copyRows(
    client,
    'payment_types',
    ['shop_id', 'code', 'name', 'description', 'sort'],
    PAYMENTS.map(([code, title, text], sort) => [
      ...[shopId, code, title],
      ...[code === 'CASH' && picksUpOnly ? 'Оплата на складе' : text, sort],
    ]),
  )
  if (!picksUpOnly) await loadZones(client, shopId, taxonomy)
  await loadTradePoints(client, shopId, place, name)
}

export const cityOf = (shopId: number): string => PLACES[shopId - 1]?.city ?? 'Москва'

/** `demo-green.localhost` → `demo-green`. */
export const slug = (shop: DemoShop): string => shop.DOMAIN_NAME.replace(/\..*$/, '')

async function loadZones(client: pg.ClientBase, shopId: number, taxonomy: Taxonomy): Promise<void> {
  await copyRows(
    client,
    'delivery_zones',
    ['shop_id', 'id', 'name', 'description', 'min_sum', 'delivery_price', 'sort'],
    taxonomy.delivery_zones.map((zone, index) => [
      ...[shopId, zone.ID, zone.NAME, ZONE_TEXTS[index] ?? ''],
      ...[kopecks(zone.MIN_SUM), kopecks(zone.DELIVERY_PRICE), index],
    ]),
  )
}

const WORK_SCHEDULES = ['пн–пт 9:00–18:00, сб 10:00–15:00', 'пн–сб 8:00–20:00', 'ежедневно 10:00–21:00']

const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const year = new Date().getFullYear()

/** Other hours for some days: to come, just now, or none (AMB-50). Text, first day, last day. */
function holidaysOf(number: number): Cell[] {
  if (number % 3 === 1) return ['31 декабря – 8 января: выходной', `${year}-12-31`, `${year + 1}-01-08`]
  if (number % 3 === 2)
    return ['Инвентаризация: выдача заказов с 9:00 до 13:00', dayFromNow(-2), dayFromNow(12)]
  return ['', null, null]
}

async function loadTradePoints(
  client: pg.ClientBase,
  shopId: number,
  place: Place,
  name: string,
): Promise<void> {
  await copyRows(
    client,
    'trade_points',
    'shop_id id name email phones work_schedule holiday_schedule date_start date_end address latitude longitude sort'.split(
      ' ',
    ),
    place.point.map((point, index) => [
      ...[shopId, index + 1, index === 0 ? `Склад ${place.city}` : `Пункт выдачи № ${index + 1}`],
      ...[`sklad${index + 1}@${name}.example`, [`+7 (${place.phone}) 300-1${index}-0${shopId}`]],
      ...[WORK_SCHEDULES[index] ?? 'пн–пт 9:00–18:00', ...holidaysOf(shopId + index)],
      ...[point.address, point.latitude, point.longitude, index],
    ]),
  )
}
