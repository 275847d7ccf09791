import type { Order } from '@prilavok/shared-kernel/contract'
import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import { testOrder } from '../../testing/test-order'
import { OrderAccepted } from './OrderAccepted'

const show = (changes: Partial<Order> = {}) => {
  renderWithKernel(<OrderAccepted order={testOrder(changes)} />)
  return screen.getByRole('region', { name: 'Заказ принят' })
}
const steps = () =>
  within(screen.getByRole('list', { name: 'Что дальше' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/\s/g, ' '))
const DELIVERED = 'После подтверждения привезём заказ по указанному адресу'

test('number, where the e-mail went, and what comes next', () => {
  const note = show()
  expect(note).toHaveTextContent(/Номер заказа\s— 48390\. Письмо .* отправлено на zakupki@vektor\.example\./)
  expect(steps()).toEqual([
    expect.stringMatching(/^Менеджер проверит заказ/),
    'Оплата: По счёту. Безналичный перевод',
    DELIVERED,
    expect.stringMatching(/^Ход заказа виден/),
  ])
  expect(screen.getByRole('link', { name: 'Продолжить покупки' })).toHaveAttribute('href', '/catalog-list')
})

test('without an e-mail nothing is said of one; what is said of gifts is', () => {
  const note = show({
    USER: { NAME: '', EMAIL: '', PHONE: '' },
    GIFT_REMARK: 'Подарок придёт позже',
  })
  expect(note).not.toHaveTextContent('отправлено на')
  expect(within(note).getByText('Подарок придёт позже')).toBeVisible()
  expect(note.querySelectorAll('p')).toHaveLength(2)
})

test('an order that says nothing of gifts has no line for them', () => {
  expect(show().querySelectorAll('p')).toHaveLength(1)
})

test.each<[string, Partial<Order>, string | undefined, string]>([
  [
    'paid online',
    { ONLINE_PAY_STATUS: { CODE: 'NOT_PAID', TITLE: 'Не оплачен' } },
    'Оплата: По счёту. Не оплачен',
    DELIVERED,
  ],
  [
    'fetched',
    { IS_PICKUP: 'Y', DELIVERY_ZONE_NAME: 'Центр' },
    'Оплата: По счёту. Безналичный перевод',
    'После подтверждения заказ можно забрать в пункте выдачи',
  ],
  ['for points', { IS_LOYALTY: 'Y' }, undefined, DELIVERED],
  [
    'in a zone, paid in a way without a description',
    {
      PAYMENT_TYPE: { CODE: 'CASH', NAME: 'Наличными', DESCRIPTION: '' },
      DELIVERY_ZONE_NAME: 'Центр',
    },
    'Оплата: Наличными',
    `${DELIVERED}. Зона: Центр`,
  ],
  ['paid nobody knows how', { PAYMENT_TYPE: { CODE: '', NAME: '', DESCRIPTION: '' } }, undefined, DELIVERED],
])('what comes next of an order that is %s', (_how, changes, payment, receiving) => {
  show(changes)
  expect(steps().slice(1, -1)).toEqual([...(payment === undefined ? [] : [payment]), receiving])
})
