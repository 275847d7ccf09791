import type { BasketOffer, SumGift } from '@prilavok/shared-kernel/contract'
import { renderWithKernel, testProduct } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { GiftRow } from './GiftRow'

const CUP: SumGift = {
  ...testProduct({ ID: 90, NAME: 'Кружка' }),
  ...{ QUANTITY: 1, GIFT: 'Y', OFFER_ID: 7, OFFER_TITLE: 'Кружка от 3000', GIFT_SUM: 3000, REST: 0 },
}
const offer = (TITLE: string): BasketOffer => ({ ID: 7, TITLE, REST: 0 })
function render(props: Partial<ComponentProps<typeof GiftRow>> = {}) {
  renderWithKernel(
    <GiftRow
      {...{ gift: CUP, rest: 0, given: false, offer: undefined, money: { priceType: 28, currency: 'USD' } }}
      {...props}
    />,
  )
  const row = screen.getByRole('listitem', { name: 'Кружка' })
  return { text: (row.textContent ?? '').replace(/\s/g, ' '), earned: row.querySelector('[data-earned]') }
}

test.each<[string, Partial<ComponentProps<typeof GiftRow>>, string]>([
  ['in the order', { given: true }, 'КружкаПодарокВ заказе'],
  ['of a reached sum', {}, 'КружкаПодарокСумма набрана'],
  [
    'of a reached sum whose offer says as much',
    { offer: offer('Кружка от 3000') },
    'КружкаПодарокСумма набрана',
  ],
  [
    'of a reached sum whose offer says why it is not given',
    { offer: offer('Кружки закончились') },
    'КружкаПодарокКружки закончились',
  ],
  ['of a sum that is not reached', { rest: 958 }, 'КружкаПодарокещё 958,00 USD до подарка'],
  [
    'given for a sum that is not reached any more',
    { rest: 958, given: true },
    'КружкаПодарокещё 958,00 USD до подарка',
  ],
  ['of several', { gift: { ...CUP, QUANTITY: 1200 }, given: true }, 'Кружка, 1 200 шт.ПодарокВ заказе'],
])('a gift %s says so', (_, props, text) => {
  expect(render(props).text).toBe(text)
})

test('only what the order brings is marked', () => {
  expect(render({ given: true }).earned).not.toBeNull()
})
test.each([{}, { rest: 1, given: true }])('what it does not bring (%j) is not', (props) => {
  expect(render(props).earned).toBeNull()
})
test('a gift leads to its product', () => {
  render()
  expect(screen.getByRole('link')).toHaveAttribute('href', '/product/90')
  expect(screen.getByRole('link')).toHaveAttribute('title', 'Кружка')
})
