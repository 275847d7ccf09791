import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testRepeat } from '../../testing/test-repeat'
import { RepeatPending } from './RepeatPending'

test('the rows are on their way', () => {
  renderWithKernel(<RepeatPending repeat={testRepeat()} />)
  expect(screen.getByRole('status')).toHaveTextContent('Проверяем цены и остатки')
})

test('an order that is not there has none', () => {
  renderWithKernel(<RepeatPending repeat={testRepeat([], { missing: true })} />)
  expect(screen.getByRole('status')).toHaveTextContent(/^Такого заказа нет$/)
})

test('those that do not come are asked for again', async () => {
  const retry = jest.fn()
  renderWithKernel(
    <RepeatPending repeat={testRepeat([], { failure: new Error('Сбой'), missing: true, retry })} />,
  )
  expect(screen.getByRole('alert')).toBeVisible()
  expect(screen.queryByText('Такого заказа нет')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(retry).toHaveBeenCalledTimes(1)
})
