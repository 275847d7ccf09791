import type { SumGift } from '@prilavok/shared-kernel/contract'
import { partKernel, renderWithKernel, testProduct } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import { basketApi } from '../testing/basket-api'
import { useOrderGifts } from './order-gifts'

const { data: state, called } = basketApi()

const gift = (ID: number, GIFT_SUM: number): SumGift => ({
  ...testProduct({ ID, NAME: `Подарок ${ID}` }),
  ...{ QUANTITY: 1, GIFT: 'Y', OFFER_ID: GIFT_SUM, OFFER_TITLE: '', GIFT_SUM, REST: 0 },
})
function Gifts(asked: { asked: Parameters<typeof useOrderGifts> }) {
  const gifts = useOrderGifts(...asked.asked)
  return (
    <output>
      {gifts.map(({ gift: { ID, GIFT_SUM }, rest }) => `${ID} от ${GIFT_SUM}: ${rest}`).join('; ')}
    </output>
  )
}
const render = (...asked: Parameters<typeof useOrderGifts>) =>
  renderWithKernel(<Gifts asked={asked} />, { kernel: partKernel() })

test.each([
  [0, '1 от 1000: 1000; 2 от 3000.3: 3000.3; 1 от 5000: 5000'],
  [999.9, '1 от 1000: 0.1; 2 от 3000.3: 2000.4; 1 от 5000: 4000.1'],
  [3000.3, '1 от 1000: 0; 2 от 3000.3: 0; 1 от 5000: 1999.7'],
  [5000, '2 от 3000.3: 0; 1 от 5000: 0'],
])(
  'of a sum of %d gifts come from the smallest up, one of a product that is given twice',
  async (sum, text) => {
    state.gifts = [gift(1, 5000), gift(2, 3000.3), gift(1, 1000)]
    render(sum)
    expect(await screen.findByText(text)).toBeVisible()
  },
)

test('where none are wanted none are asked for', () => {
  state.gifts = [gift(1, 1000)]
  render(0, false)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(called('giftsum')).toEqual([])
})
