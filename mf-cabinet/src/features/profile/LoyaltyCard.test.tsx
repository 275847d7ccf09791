import { LOGGED_IN, type PartOptions, partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { profileApi } from '../../testing/profile-api'
import { LoyaltyCard } from './LoyaltyCard'

const { data, called, intercept } = profileApi()
const INFO = '/v3/api/client/loyalty_info/'
const show = (options: PartOptions = {}) =>
  renderWithKernel(<LoyaltyCard />, {
    kernel: partKernel({ cookies: LOGGED_IN, personal: { LOYALTY: 'Y' }, ...options }),
  })
const lines = async () => {
  await screen.findByText('На счёте')
  return screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`.replaceAll('\u00a0', ' '))
}

test('what there is, what comes, what goes and the level', async () => {
  data.loyalty.ITEM.BURN = { POINTS: 300, DATE: '2025-12-01T00:00:00.000Z' }
  show()
  expect(await lines()).toEqual([
    'На счёте: 4 862 Б',
    'Ожидаются за заказы: 285 Б',
    'Сгорят 01 декабря 2025: 300 Б',
    'Статус: Деловой',
  ])
  expect(screen.getByRole('link', { name: 'История баллов: Баллы' })).toHaveAttribute(
    'href',
    '/cabinet/loyalty/',
  )
})

test('what is none takes no line', async () => {
  data.loyalty.ITEM.EXPECTED = 0
  for (const status of data.loyalty.LOYALTY.STATUSES) status.CURRENT = 'N'
  show()
  expect(await lines()).toEqual(['На счёте: 4 862 Б'])
})

test('without the page of points there is no way to it', async () => {
  show({ plan: { routes: [] } })
  expect(await lines()).toHaveLength(3)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test.each([{ LOYALTY: 'N' as const }, undefined])(
  'who takes no part has none, and none are asked for',
  (personal) => {
    const { container } = renderWithKernel(<LoyaltyCard />, {
      kernel: partKernel({ cookies: LOGGED_IN, ...(personal && { personal }) }),
    })
    expect(container).toBeEmptyDOMElement()
    expect(called(INFO)).toEqual([])
  },
)

test('points that do not come are asked for again', async () => {
  intercept(({ path }) => (path === INFO ? 500 : undefined))
  show()
  expect(await screen.findByText(/^Баллы не загрузились\./)).toBeVisible()
  intercept(() => undefined)
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await lines()).toHaveLength(3)
})
