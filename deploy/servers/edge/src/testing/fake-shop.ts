import type { Shop } from '@prilavok/shared-kernel/contract'

/** A shop as the API answers it. */
export function fakeShop(given: Partial<Shop> & Pick<Shop, 'ID' | 'NAME' | 'DOMAIN_NAME'>): Shop {
  return {
    LOGO: null,
    EMAIL: 'shop@example.com',
    PHONES: ['+7 495 000-00-00'],
    REGISTRATION: 'Y',
    SHOW_LOYALTY_PRICES: 'N',
    ALLOW_PHYSICAL: 'N',
    SEARCH_TITLE: given.NAME,
    SEARCH_DESCRIPTION: `Канцелярские товары: ${given.NAME}`,
    MIN_ORDER_SUM: 1000,
    NO_CHECK_ORDER_SUM: 'N',
    CHECK_ORDER_SUM: 'Y',
    MIN_SUM: 3000,
    LK_DOMAIN: null,
    SELFDELIVERY_ONLY: 'N',
    HEADER_NO_NAME: 'N',
    ABOUT_DELAY: null,
    SHOW_DELAY_TEXT: 'N',
    GOOGLE_ID: null,
    YANDEX_ID: null,
    COLOR_SCHEME: 'green',
    PRICE_TYPE: 0,
    CURRENCY: 'RUB',
    ONLINE_CHAT: null,
    META: [],
    TAX_TYPE: '',
    PAYMENT_TYPE: [],
    DELIVERY_ZONE: [],
    TRADEPOINT: null,
    ...given,
  }
}

export const GREEN = fakeShop({ ID: 1, NAME: 'Зелёная лавка', DOMAIN_NAME: 'demo-green.localhost' })
export const RED = fakeShop({
  ID: 2,
  NAME: 'Красная лавка',
  DOMAIN_NAME: 'demo-red.localhost',
  COLOR_SCHEME: 'red',
})

/** Shops by every domain they own. */
export const SHOPS: Record<string, Shop> = {
  'demo-green.localhost': GREEN,
  'localhost:3000': GREEN,
  'demo-red.localhost': RED,
}

export const secretOf = (domain: string): string => `secret-of-${domain.replace(/\W/g, '-')}`

/** The edge's credentials file for these shops. */
export const credentialsJson = (): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.keys(SHOPS).map((domain) => [
        domain,
        { client_id: `id-${domain}`, client_secret: secretOf(domain) },
      ]),
    ),
  )
