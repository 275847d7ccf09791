import { LOGGED_IN, partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { profileApi } from '../../testing/profile-api'
import { QuickActions } from './QuickActions'

const { data, called, intercept } = profileApi()
const show = (CLIENT_ALLOW_TO_ORDER: 'Y' | 'N' = 'Y') =>
  renderWithKernel(<QuickActions />, {
    kernel: partKernel({ cookies: LOGGED_IN, personal: { CLIENT_ALLOW_TO_ORDER } }),
  })
const actions = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
const READ = 'GET /v3/api/client/order/390/repeat/'

test('the last order is repeated, once however often it is pressed meanwhile', async () => {
  let answer: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    answer = resolve
  })
  intercept(async ({ path }) => {
    if (path.endsWith('/repeat/')) await gate
    return undefined
  })
  const { kernel } = show()
  const repeat = await screen.findByRole('button', { name: /^Повторить заказ/ })
  expect(repeat).toHaveTextContent('Повторить заказ№ 48390, 22 товара')
  expect(repeat).not.toHaveAttribute('aria-busy')
  await userEvent.click(repeat)
  expect(repeat).toHaveAttribute('aria-busy', 'true')
  await userEvent.click(repeat)
  answer()
  await waitFor(() => expect(kernel.notices.current()).toHaveLength(1))
  await waitFor(() => expect(repeat).not.toHaveAttribute('aria-busy'))
  expect(called(READ)).toHaveLength(1)
})

test('the modals of codes, tables and reviews are opened', async () => {
  data.orders = []
  const { kernel } = show()
  await waitFor(() => expect(kernel.query.isFetching()).toBe(0))
  expect(actions()).toEqual([
    'Добавить по кодамКод и количество товара',
    'Загрузить заявкуXLS или XLSX до\u00a05\u00a0МБ',
    'Оставить отзывО\u00a0магазине и\u00a0поставщике',
  ])
  for (const button of screen.getAllByRole('button')) await userEvent.click(button)
  expect(kernel.modals.current()).toEqual([
    { name: 'add-by-code', props: { basket: 'main' } },
    { name: 'add-from-file', props: { basket: 'main' } },
    { name: 'review', props: {} },
  ])
})

test('who may not order can write a review', async () => {
  const { kernel } = show('N')
  await waitFor(() => expect(kernel.query.isFetching()).toBe(0))
  expect(actions()).toEqual([expect.stringMatching(/^Оставить отзыв/)])
})

test('that the last order has not come is not told', async () => {
  intercept(({ path }) => (path === '/v3/api/client/order/' ? 500 : undefined))
  const { kernel } = show()
  await waitFor(() => expect(called('/v3/api/client/order/')).not.toEqual([]))
  await waitFor(() => expect(kernel.query.isFetching()).toBe(0))
  expect(actions()).toHaveLength(3)
  expect([kernel.notices.current(), kernel.modals.current()]).toEqual([[], []])
})
