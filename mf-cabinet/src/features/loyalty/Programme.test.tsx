import { LOGGED_IN, partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loyaltyApi } from '../../testing/loyalty-api'
import { Programme } from './Programme'

const { intercept, infoReads } = loyaltyApi()
const show = () =>
  renderWithKernel(<Programme />, {
    kernel: partKernel({ cookies: LOGGED_IN, personal: { LOYALTY: 'Y' } }),
  })

test('it is busy until it is known; then balance, status and ways to spend stand there', async () => {
  const { container } = show()
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true')
  expect(await screen.findByRole('region', { name: 'Доступно баллов' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Статус «Деловой»' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'Как потратить баллы' })).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    ...['Товары за баллы', 'Бонусная корзина', 'Срок действия'],
  ])
  expect(container.querySelector('[aria-busy]')).toBeNull()
})

test('one that does not come says why, and is asked for again', async () => {
  intercept(() => 422)
  const { container } = show()
  expect(await screen.findByRole('alert')).toHaveTextContent('Отказ сервера')
  expect(container.querySelector('[aria-busy="true"]')).toBeNull()
  intercept(() => undefined)
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByRole('region', { name: 'Доступно баллов' })).toBeVisible()
  expect(infoReads()).toBe(2)
})
