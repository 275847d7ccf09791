import type { Order } from '@prilavok/shared-kernel/contract'
import { catchSavedFiles, LOGGED_IN, partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { profileApi } from '../../testing/profile-api'
import { LastOrder } from './LastOrder'
import { QuickActions } from './QuickActions'

/** Tells whether the order knows when it came where it is. */
const Progress = ({ order }: { order: Order & { HISTORY?: unknown } }) => (
  <p>{order.HISTORY ? 'со временем' : 'без времени'}</p>
)

describe('LastOrder', () => {
  const { data, called } = profileApi()
  const ORDERS = '/v3/api/client/order/'

  const show = (personal = {}) =>
    renderWithKernel(<LastOrder progress={Progress} />, {
      kernel: partKernel({ cookies: LOGGED_IN, personal }),
    })
  const region = (name: RegExp) => screen.findByRole('region', { name, busy: false })

  test('it is repeated and downloaded from here', async () => {
    const saved = catchSavedFiles()
    data.action = { SUCCESS: 'Y', FILENAME: '/upload/files/ticket' }
    show()
    const order = within(await region(/48390/))
    await userEvent.click(order.getByRole('button', { name: 'Повторить' }))
    await waitFor(() => expect(called(`${ORDERS}390/repeat/`)).toHaveLength(1))
    await userEvent.click(order.getByRole('button', { name: 'Скачать' }))
    await waitFor(() => expect(saved).toHaveLength(1))
  })
})

describe('QuickActions', () => {
  const { called, intercept } = profileApi()
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

  test('who may not order can write a review', async () => {
    const { kernel } = show('N')
    await waitFor(() => expect(kernel.query.isFetching()).toBe(0))
    expect(actions()).toEqual([expect.stringMatching(/^Оставить отзыв/)])
  })
})
