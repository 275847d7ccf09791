import type { Personal } from '@prilavok/shared-kernel/contract'

/** A customer who may order; `changes` over it. */
export const testCustomer = (changes: Partial<Personal> = {}): Personal => ({
  ID: 7,
  NAME: 'Марина',
  SURNAME: 'Соколова',
  MIDDLE_NAME: 'Петровна',
  EMAIL: 'client@example.com',
  PHONE: ['+7 916 555-04-18'],
  LOYALTY: 'N',
  SHOP_LINK: 'shop',
  FAVORITE_CNT: 0,
  CLIENT_ALLOW_TO_ORDER: 'Y',
  COMPANY_NAME: 'ООО «Вектор»',
  ORDER_DATE: { MIN_DATE: null },
  USER_CODE: '7',
  ...changes,
})

/** Somebody without a session. */
export const testVisitor = (): Personal => ({
  ...testCustomer(),
  ID: null,
  NAME: '',
  SURNAME: '',
  MIDDLE_NAME: '',
  EMAIL: '',
  PHONE: [],
  CLIENT_ALLOW_TO_ORDER: 'N',
  COMPANY_NAME: null,
  USER_CODE: '5b0c6a1e-0000-4000-8000-000000000001',
})
