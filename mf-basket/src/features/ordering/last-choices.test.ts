import type { Order } from '@prilavok/shared-kernel/contract'
import { testOrder } from '@prilavok/shared-kernel/testing'
import { testAddress, testTradePoint } from '../../testing/test-rows'
import { lastChoices } from './last-choices'

const CASH = { CODE: 'CASH', NAME: 'Наличными', DESCRIPTION: '' }
const offered = (selfDeliveryOnly: 'Y' | 'N' = 'N') => ({
  info: { selfDeliveryOnly, paymentTypes: [CASH] },
  addresses: [testAddress(31, 'Москва'), testAddress(32, 'Тверь')],
  tradePoints: [testTradePoint(1, 'Складская, 4'), testTradePoint(2, 'Заречная, 8')],
})
const order = (changes: Partial<Order>) => testOrder({ ADDRESS: 'Тверь', PAYMENT_TYPE: CASH, ...changes })
const TRADEPOINT = { NAME: '', PHONE: '', EMAIL: '', ADDRESS: 'Заречная, 8' }

test('a delivery is chosen again with its address and payment type', () => {
  expect(lastChoices(order({}), offered())).toEqual({
    ...{ deliveryType: '2', addressId: '32', paymentType: 'CASH' },
  })
})

test('a pick-up is chosen again with its trade point', () => {
  const last = order({ IS_PICKUP: 'Y', ADDRESS: null, TRADEPOINT })
  expect(lastChoices(last, offered())).toEqual({
    ...{ deliveryType: '1', tradePointId: '2', paymentType: 'CASH' },
  })
  expect(lastChoices(last, offered('Y'))).toMatchObject({ deliveryType: '1' })
})

test('what is gone is not chosen: an address, a trade point, a payment type, the delivery itself', () => {
  const BARTER = { CODE: 'BARTER', NAME: 'Бартер', DESCRIPTION: '' }
  expect(lastChoices(order({ ADDRESS: 'Снесённый дом', PAYMENT_TYPE: BARTER }), offered())).toEqual({})
  expect(lastChoices(order({}), offered('Y'))).toEqual({ addressId: '32', paymentType: 'CASH' })
  const gone = { ...TRADEPOINT, ADDRESS: 'Закрытая, 1' }
  expect(lastChoices(order({ IS_PICKUP: 'Y', TRADEPOINT: gone }), offered())).not.toHaveProperty(
    'tradePointId',
  )
})
