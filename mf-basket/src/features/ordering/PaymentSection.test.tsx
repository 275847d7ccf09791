import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInOrderForm } from '../../testing/in-order-form'
import { PaymentSection } from './PaymentSection'

const TYPES = [
  { CODE: 'INVOICE', NAME: 'По счёту', DESCRIPTION: 'Счёт придёт на почту' },
  { CODE: 'CASH', NAME: 'Наличными', DESCRIPTION: 'При получении' },
]
const render = (paymentTypes: typeof TYPES) =>
  renderInOrderForm((form) => <PaymentSection form={form} types={paymentTypes} />, {
    state: { info: { paymentTypes } },
  })
const radio = (name: RegExp) =>
  within(screen.getByRole('group', { name: 'Способ оплаты' })).getByRole('radio', { name })

test('[BAS-048] payment types are told by NAME and DESCRIPTION, and one of them is chosen by its CODE', async () => {
  const { cookies } = render(TYPES)
  expect(screen.getByRole('region', { name: 'Оплата' })).toHaveTextContent(
    'По счётуСчёт придёт на почтуНаличнымиПри получении',
  )
  expect(radio(/^Наличными/)).toBeChecked()
  expect(radio(/^По счёту/)).not.toBeChecked()
  await userEvent.click(radio(/^По счёту/))
  expect(radio(/^По счёту/)).toBeChecked()
  expect(radio(/^Наличными/)).not.toBeChecked()
  expect(cookies.get('paymentType')).toBe('INVOICE')
})

test('an order without a payment type is stopped at them', async () => {
  render([])
  const group = screen.getByRole('group', { name: 'Способ оплаты' })
  expect(group).not.toHaveAccessibleDescription()
  await userEvent.click(screen.getByRole('button', { name: 'Отправить' }))
  expect(await screen.findByText('Выберите способ оплаты')).toBeVisible()
  expect(group).toHaveAccessibleDescription('Выберите способ оплаты')
})
