import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { OfferParams } from '../../model/offer-params'
import { offersApi, testGiftOffer, testOffer } from '../../testing/offers-api'
import { OfferFilters } from './OfferFilters'

const { data, requests } = offersApi()
beforeEach(() => {
  data.offers = [testOffer(), testOffer({ ID: 4 }), testOffer({ ID: 5, ACTIVE: 'N' }), testGiftOffer()]
})
const onChange = jest.fn()
const show = (params: Partial<OfferParams> = {}) => {
  onChange.mockClear()
  const all: OfferParams = { type: '', active: true, page: 3, ...params }
  return renderWithKernel(<OfferFilters params={all} onChange={onChange} />)
}
const types = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .map((radio) => radio.closest('label')?.textContent?.replace(/\s/g, ' '))
const values = () =>
  screen.getAllByRole<HTMLInputElement>('radio').map(({ value, checked }) => [value, checked])

test('[CAB-009] all, special prices and gifts; the numbers come when they are known', async () => {
  show()
  expect(screen.getByRole('radiogroup', { name: 'Вид акций' })).toBeVisible()
  expect(types()).toEqual(['Все', 'Спецпредложения', 'ПодаркиПодарок за сумму заказа'])
  await waitFor(() =>
    expect(types()).toEqual(['Все3', 'Спецпредложения2', 'ПодаркиПодарок за сумму заказа1']),
  )
})

test.each([
  [true, 'Y'],
  [false, null],
])('[CAB-056] «Только активные» is %s: the numbers are of such offers', async (active, asked) => {
  const { kernel } = show({ active })
  expect((screen.getByRole('switch', { name: 'Только активные' }) as HTMLInputElement).checked).toBe(active)
  await waitFor(() => expect(kernel.query.isFetching()).toBe(0))
  expect(requests.map(({ query }) => query.get('active'))).toEqual([asked, asked, asked])
  expect(types()[0]).toBe(active ? 'Все3' : 'Все4')
})

test.each(['', 'special_price', 'gift_sum'] as const)('the type «%s» is the one that is marked', (type) => {
  show({ type })
  expect(values()).toEqual(['', 'special_price', 'gift_sum'].map((value) => [value, value === type]))
})

test('only the long word of gifts is read out where the short one is seen', () => {
  show()
  expect(screen.getByRole('radio', { name: 'Подарок за\u00a0сумму заказа' })).toBeInTheDocument()
  expect(screen.getByText('Подарки')).toHaveAttribute('aria-hidden', 'true')
})

test('a type and the switch tell what is to be shown, nothing else', async () => {
  show()
  await userEvent.click(screen.getByRole('radio', { name: /^Спец/ }))
  await userEvent.click(screen.getByRole('radio', { name: /сумму заказа/ }))
  await userEvent.click(screen.getByRole('switch'))
  expect(onChange.mock.calls).toEqual([
    [{ type: 'special_price' }],
    [{ type: 'gift_sum' }],
    [{ active: false }],
  ])
})
