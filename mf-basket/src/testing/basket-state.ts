import type {
  AddressPoint,
  BasketInfo,
  BasketOffer,
  BasketProduct,
  BasketSentAnswer,
  BasketType,
  BasketWarning,
  BoughtProduct,
  CreateOrderResponse,
  LookupErrorCode,
  Order,
  OrderBasketResponse,
  Personal,
  Product,
  SumGift,
  TradePoint,
} from '@prilavok/shared-kernel/contract'
import { countsForDelivery } from '@prilavok/shared-kernel/shop'
import type { ApiAnswer } from '@prilavok/shared-kernel/testing'
import { testTradePoint } from './test-rows'

/** What the API of a test knows; change it before or while a test runs. */
export interface BasketState {
  /** Rows by basket; those without stock that cannot be ordered are unavailable. */
  rows: Record<BasketType, BasketProduct[]>
  /** IDs of favourites. */
  favourites: Set<number>
  /** Over the basket info that follows from the rows. */
  info: Partial<BasketInfo>
  warnings: BasketWarning[]
  offers: BasketOffer[]
  /** Gifts for a sum; REST is not looked at. */
  gifts: SumGift[]
  /** What the customer has bought before. */
  bought: BoughtProduct[]
  bestSellers: Product[]
  personal: Partial<Personal>
  addresses: AddressPoint[]
  tradePoints: TradePoint[]
  /** Products of the catalogue, for the look-up by code. */
  catalogue: BasketProduct[]
  lookupError: LookupErrorCode | undefined
  /** Why changes are rejected; undefined: they are made. */
  rejection: string | undefined
  /** Status of changes and orders; 0: no answer at all. @default 200 */
  status: number
  /** Status of the basket itself. @default 200 */
  loadStatus: number
  order: CreateOrderResponse
  /** Orders by the idempotency key that made them. */
  made: Map<string, CreateOrderResponse>
  /** The customer's latest order; undefined: there is none. */
  lastOrder: Order | undefined
  /** The latest order of a colleague, found where the customer has none. */
  ofColleague: Order | undefined
  /** What becomes of the e-mail with the basket. */
  sent: BasketSentAnswer
  /** Changes and orders are answered after it. */
  gate: Promise<unknown> | undefined
  /** Look-ups by code are answered after it. */
  lookupGate: Promise<unknown> | undefined
  /** Files are answered after it. */
  uploadGate: Promise<unknown> | undefined
  /** What is answered to a file; undefined: no such call. */
  table: (() => ApiAnswer) | undefined
}

/** The answer to an order that was made. */
export const ORDER_CREATED: CreateOrderResponse = {
  ORDER_ID: 501,
  CREATE_ORDER: {
    CREATE: 'Y',
    MESSAGE: { CODE: 'order_created', TEXT: 'Заказ создан', TYPE: 'SUCCESS', SHOW_ADDRESS: 'N' },
  },
}

export const noState = (): BasketState => ({
  rows: { main: [], loyalty: [] },
  favourites: new Set(),
  info: {},
  warnings: [],
  offers: [],
  gifts: [],
  bought: [],
  bestSellers: [],
  personal: { ID: null },
  addresses: [],
  tradePoints: [testTradePoint(1, 'Москва, ул. Складская, 4')],
  catalogue: [],
  lookupError: undefined,
  rejection: undefined,
  status: 200,
  loadStatus: 200,
  order: ORDER_CREATED,
  made: new Map(),
  sent: { SUCCESS: 'Y' },
  lastOrder: undefined,
  ofColleague: undefined,
  gate: undefined,
  lookupGate: undefined,
  uploadGate: undefined,
  table: undefined,
})

const unavailable = (row: BasketProduct) => row.REMAIN === 0 && row.TO_ORDER === 'N'
const sumOf = (rows: readonly BasketProduct[]) => rows.reduce((sum, { SUM }) => sum + SUM, 0)

const MIN_ORDER_SUM = 1000

/** Counts of a basket, as badges show them. */
export function countsOf({ rows, personal, info }: BasketState, basket: BasketType) {
  const taken = rows[basket].filter((row) => !unavailable(row) && row.GIFT === 'N')
  const [CNT, SUM] = [taken.length, sumOf(taken)]
  if (basket === 'loyalty') return { CNT, SUM }
  const delivered = taken.filter(countsForDelivery)
  return {
    CNT,
    SUM,
    CURRENCY: 'RUB',
    DELIVERY_CNT: delivered.length,
    DELIVERY_SUM: sumOf(delivered),
    LOYALTY_BONUS_SUM: personal.LOYALTY === 'Y' ? Math.floor(SUM / 100) : 0,
    MIN_ORDER_SUM: info.orderMinSum ?? MIN_ORDER_SUM,
    NO_CHECK_ORDER_SUM: info.NO_CHECK_ORDER_SUM ?? 'N',
  }
}

const SORTS = [
  ['BASKET_CREATE_DATE', 'По дате добавления'],
  ['NAME', 'По названию'],
  ['PRICE', 'По цене'],
  ['SUM', 'По сумме'],
] as const

const groupsOf = (rows: readonly BasketProduct[]) =>
  (
    [
      ['group_unavailable', 'Недоступно', rows.filter(unavailable)],
      ['group_available', 'В наличии', rows.filter(({ REMAIN }) => REMAIN > 0)],
      ['group_to_order', 'Под заказ', rows.filter((row) => row.REMAIN === 0 && !unavailable(row))],
    ] as const
  )
    .filter(([, , PRODUCTS]) => PRODUCTS.length > 0)
    .map(([CODE, TITLE, PRODUCTS]) => ({
      CODE,
      TITLE,
      CNT: PRODUCTS.length,
      SUM: sumOf(PRODUCTS),
      PRODUCTS,
    }))

/** The order basket for the choices of a query. The groups come in an order of the server's own. */
export function orderBasket(
  state: BasketState,
  basket: BasketType,
  query: URLSearchParams,
): OrderBasketResponse {
  const { CNT, SUM, DELIVERY_SUM = SUM, LOYALTY_BONUS_SUM = 0 } = countsOf(state, basket)
  const bonus = countsOf(state, 'loyalty')
  const sortItems = SORTS.map(([SORT, TITLE]) => ({ SORT, TITLE, ORDER: 'DESC' as const }))
  const zoneId = Number(query.get('deliveryZoneId')) || null
  const type = query.get('deliveryType')
  return {
    BASKET_TYPE: basket,
    GROUPS: groupsOf(state.rows[basket]),
    CHECK: state.warnings,
    OFFERS: state.offers,
    SORT: sortItems,
    INFO: {
      itemsCount: CNT,
      itemsSum: SUM,
      currency: 'RUB',
      deliveryCurrency: 'RUB',
      deliveryZones: [
        {
          ID: 1,
          NAME: 'В пределах города',
          DESCRIPTION: 'На следующий день',
          MIN_SUM: 5000,
          DELIVERY_PRICE: 390,
        },
        { ID: 2, NAME: 'Область', DESCRIPTION: '', MIN_SUM: 20000, DELIVERY_PRICE: 900 },
      ],
      loyaltyBasketInfo: { itemsCount: bonus.CNT, itemsSum: bonus.SUM },
      loyaltyBonusSum: LOYALTY_BONUS_SUM,
      minSum: 10000,
      orderMinSum: basket === 'main' ? MIN_ORDER_SUM : 0,
      paidDelivery: 0,
      DELIVERY_SUM,
      deliveryType: type === '2' || type === '-1' ? type : '1',
      paymentType: query.get('payment') ?? 'CASH',
      paymentTypes: [
        { CODE: 'INVOICE', NAME: 'По счёту', DESCRIPTION: 'Счёт придёт на почту' },
        { CODE: 'CASH', NAME: 'Наличными', DESCRIPTION: 'При получении' },
      ],
      deliveryZoneId: zoneId,
      sortItems,
      selfDeliveryOnly: 'N',
      taxType: 'НДС 20 %',
      supplierName: 'ООО «Бланк-Снаб»',
      comment: '',
      NO_CHECK_ORDER_SUM: 'N',
      COMMERCIAL_OFFER: 'N',
      ...state.info,
    },
  }
}
