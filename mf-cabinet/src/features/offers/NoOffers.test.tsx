import { renderWithKernel, testKernel } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { offerCountsQuery } from '../../api/get-offers'
import type { OfferParams } from '../../model/offer-params'
import { offersApi, testGiftOffer, testOffer } from '../../testing/offers-api'
import { NoOffers } from './NoOffers'

const { data, calls } = offersApi()
const onChange = jest.fn()
const show = (params: Partial<OfferParams> = {}, count = 0, kernel = testKernel()) => {
  onChange.mockClear()
  const all: OfferParams = { type: '', active: true, page: 1, ...params }
  return renderWithKernel(<NoOffers params={all} count={count} onChange={onChange} />, { kernel })
}
const title = () => screen.getByRole('heading', { level: 2 }).textContent

test('a page past the last one leads to the first; the others need not be counted', async () => {
  const { kernel } = show({ page: 9 }, 23)
  expect(title()).toBe('На этой странице акций нет')
  expect(kernel.query.isFetching()).toBe(0)
  await userEvent.click(screen.getByRole('button', { name: 'К первой странице' }))
  expect(onChange.mock.calls).toEqual([[{ page: 1 }]])
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test.each([
  ['', 'Сейчас нет активных акций', 3],
  ['special_price', 'Сейчас нет активных спецпредложений', 1],
  ['gift_sum', 'Сейчас нет активных подарков за сумму заказа', 2],
] as const)('where none of the type «%s» is active the others are offered', async (type, text, count) => {
  data.offers = [
    testOffer({ ACTIVE: 'N' }),
    testGiftOffer({ ACTIVE: 'N' }),
    testGiftOffer({ ID: 8, ACTIVE: 'N' }),
  ]
  show({ type })
  await userEvent.click(await screen.findByRole('button', { name: `Показать остальные, ${count}` }))
  expect(title()).toBe(text)
  expect(screen.getByText(/выключив «Только активные»/)).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(onChange.mock.calls).toEqual([[{ active: false }]])
  expect(calls.filter((call) => call.includes('active='))).toEqual([])
})

test('where there are no others either the way is the catalogue', async () => {
  data.offers = [testOffer({ ACTIVE: 'N' })]
  const { kernel } = show({ type: 'gift_sum' })
  await waitFor(() => expect(kernel.query.isFetching()).toBe(0))
  expect(calls).toHaveLength(3)
  expect(title()).toBe('Сейчас нет активных подарков за сумму заказа')
  expect(screen.getByRole('link', { name: 'Открыть каталог' })).toHaveAttribute('href', '/catalog-list')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('where all were asked for there are none; what was counted before does not matter', () => {
  const kernel = testKernel()
  kernel.query.setQueryData(offerCountsQuery(kernel, false).queryKey, {
    '': 5,
    special_price: 3,
    gift_sum: 2,
  })
  show({ active: false }, 0, kernel)
  expect(title()).toBe('Акций пока нет')
  expect(screen.getByRole('link', { name: 'Открыть каталог' })).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('where all were asked for nothing is counted', () => {
  const { kernel } = show({ active: false })
  expect(kernel.query.isFetching()).toBe(0)
})
