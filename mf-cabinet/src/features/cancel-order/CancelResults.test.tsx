import type { Order } from '@prilavok/shared-kernel/contract'
import { LOGGED_IN, partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import { orderQuery } from '../../api/get-order'
import { testOrder } from '../../testing/test-order'
import { CancelResults } from './CancelResults'

const FINAL = 'Магазин узнает об отмене сразу. Вернуть заказ в работу будет нельзя.'
const MONEY = 'Деньги вернутся туда, откуда пришли.'
const POINTS = 'Баллы вернутся на ваш счёт.'
const REPEAT = 'Если товары снова понадобятся, заказ можно будет повторить.'

const show = (order: Partial<Order> | undefined, CLIENT_ALLOW_TO_ORDER: 'Y' | 'N' = 'Y') => {
  const kernel = partKernel({ cookies: LOGGED_IN, personal: { CLIENT_ALLOW_TO_ORDER } })
  if (order)
    kernel.query.setQueryData(orderQuery(kernel, '390').queryKey, {
      ITEM: { ...testOrder(order), PRODUCTS: [] },
    })
  renderWithKernel(<CancelResults orderId={390} />, { kernel })
  expect(kernel.query.isFetching()).toBe(0)
  return screen.getByRole('paragraph').textContent?.replace(/\s/g, ' ')
}

test.each<[string, Partial<Order> | undefined, string[]]>([
  ['an order', {}, [FINAL, REPEAT]],
  ['one that is paid', { ONLINE_PAY_STATUS: { CODE: 'PAID', TITLE: '' } }, [FINAL, MONEY, REPEAT]],
  ['one that is not paid', { ONLINE_PAY_STATUS: { CODE: 'NOT_PAID', TITLE: '' } }, [FINAL, REPEAT]],
  ['one for points', { IS_LOYALTY: 'Y' }, [FINAL, POINTS, REPEAT]],
  ['one that is not known', undefined, [FINAL, REPEAT]],
])('what comes of cancelling %s', (_what, order, texts) => {
  expect(show(order)).toBe(texts.join(' '))
})

test('who may not order is promised no repetition', () => {
  expect(show({}, 'N')).toBe(FINAL)
})
