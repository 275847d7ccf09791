import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ChangeNote } from './change-note'

const onRetry = jest.fn()
const retry = () => screen.queryByRole('button')

test('a rejection is announced; where another try does not help none is offered', () => {
  renderWithKernel(<ChangeNote rejection="Нет в наличии" onRetry={onRetry} />)
  expect(screen.getByRole('alert')).toHaveTextContent('Нет в наличии')
  expect(retry()).toBeNull()
})

test.each([
  [12, 'Повторить: 12'],
  [0, 'Повторить'],
])('after a breakdown the count of %i is tried again', async (asked, name) => {
  renderWithKernel(<ChangeNote rejection="Сервер не ответил" asked={asked} onRetry={onRetry} />)
  await userEvent.click(screen.getByRole('button', { name }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('what waits for a connection says so, and can be sent at once', async () => {
  renderWithKernel(<ChangeNote unsent onRetry={onRetry} />)
  expect(screen.getByRole('status')).toHaveTextContent('Будет отправлено, когда появится связь')
  expect(screen.getByRole('status')).toHaveAttribute('data-unsent')
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})
