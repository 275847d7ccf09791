import type { LoyaltyInfoAnswer, LoyaltyOperation, LoyaltyStatus } from '@prilavok/shared-kernel/contract'

const status = (changes: Partial<LoyaltyStatus>): LoyaltyStatus => ({
  ID: 1,
  NAME: 'Базовый',
  DESCRIPTION: '',
  THRESHOLD: 0,
  REST: 0,
  RATE: { VALUE: 1, CURRENCY: 'RATE' },
  CURRENT: 'N',
  NEXT: 'N',
  ...changes,
})

/** A participant with «Деловой» who is on the way to «Партнёр». */
export const testLoyaltyInfo = (): LoyaltyInfoAnswer => ({
  ITEM: { BALANCE: 4862, ORDERS_SUM: 287_660.5, EXPECTED: 285, BURN: null },
  LOYALTY: {
    NAME: 'Прилавок Бонус',
    LOGO: '/upload/loyalty/logo.svg',
    RATE: { VALUE: 1, CURRENCY: 'RUB' },
    BURN_DAYS: 365,
    STATUSES: [
      status({}),
      status({
        ...{ ID: 2, NAME: 'Деловой', DESCRIPTION: 'Ранний доступ к акциям', THRESHOLD: 150_000 },
        ...{ CURRENT: 'Y', RATE: { VALUE: 1.5, CURRENCY: 'RATE' } },
      }),
      status({
        ...{ ID: 3, NAME: 'Партнёр', THRESHOLD: 400_000, REST: 112_339.5 },
        ...{ NEXT: 'Y', RATE: { VALUE: 2.5, CURRENCY: 'RATE' } },
      }),
    ],
  },
})

/** Points that an order has brought; `changes` over it. */
export const testOperation = (changes: Partial<LoyaltyOperation> = {}): LoyaltyOperation => ({
  ID: 1,
  DATE: '2025-10-14T11:32:00.000Z',
  STATUS: { CODE: 'done', VALUE: 'Проведена' },
  OPERATION_TYPE: { CODE: 'loyalty-plus', VALUE: 'Начисление баллов' },
  POINTS: 312,
  ORDER: { ID: 213, ORDER_NUMBER: '48213' },
  COMMENT: '',
  ...changes,
})
