import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testOrder } from '../../../testing/test-order'
import { ChangePaymentButton } from './ChangePaymentButton'

const button = () => screen.queryByRole('button', { name: 'Сменить способ оплаты' })

test('[CAB-040] it asks for another way of paying this order, with the present one', async () => {
  const order = testOrder({ STATUS: { STATUS_CODE: 'sent', STATUS_NAME: '' } })
  const { kernel } = renderWithKernel(<ChangePaymentButton order={order} />)
  await userEvent.click(button() as HTMLElement)
  expect(kernel.modals.current()).toMatchObject([
    { name: 'paymentType', props: { orderId: 390, current: 'INVOICE' } },
  ])
})

test('where there is no choice it is not there', () => {
  renderWithKernel(<ChangePaymentButton order={testOrder()} />)
  expect(button()).not.toBeInTheDocument()
})
