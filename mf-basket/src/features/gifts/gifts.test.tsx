import type { SumGift } from '@prilavok/shared-kernel/contract'
import { partKernel, renderWithKernel, testProduct } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useOrderGifts } from '../../model/order-gifts'
import { basketApi } from '../../testing/basket-api'
import { renderPage, renderSlot } from '../../testing/render-page'
import { testRow, testRows } from '../../testing/test-rows'

function Gifts(asked: { asked: Parameters<typeof useOrderGifts> }) {
  const gifts = useOrderGifts(...asked.asked)
  return (
    <output>
      {gifts.map(({ gift: { ID, GIFT_SUM }, rest }) => `${ID} от ${GIFT_SUM}: ${rest}`).join('; ')}
    </output>
  )
}

describe('gifts', () => {
  const { data: state, called } = basketApi()

  const gift = (ID: number, NAME: string, GIFT_SUM: number, OFFER_ID = GIFT_SUM): SumGift => ({
    ...testProduct({ ID, NAME }),
    ...{ QUANTITY: 1, GIFT: 'Y', OFFER_ID, OFFER_TITLE: `Подарок от ${GIFT_SUM}`, GIFT_SUM, REST: 0 },
  })
  const panel = () => screen.findByRole('region', { name: 'Подарки за сумму заказа' })
  const shown = async () =>
    within(await panel())
      .getAllByRole('listitem')
      .map(({ textContent }) => (textContent ?? '').replace(/\s/g, ' '))

  test('[BAS-067] gifts for a sum are asked for and stand in the basket as «Подарок»: earned, or with what is missing', async () => {
    state.rows.main = [...testRows(4), testRow({ ID: 90, NAME: 'Кружка', GIFT: 'Y', PRICE: 0, SUM: 0 })]
    state.gifts = [gift(91, 'Термос', 4958), gift(90, 'Кружка', 3000), gift(92, 'Зонт', 9000)]
    renderPage('/basket')
    expect(await shown()).toEqual([
      expect.stringMatching(/^Кружка.*ПодарокВ заказе$/),
      expect.stringMatching(/^Термос.*Подарокещё 958,00 ₽ до подарка$/),
    ])
    expect(called('giftsum')).toEqual(['GET /v3/api/client/giftsum/'])
    expect(screen.getAllByRole('listitem', { name: 'Кружка' })[0]).toHaveTextContent('Подарок')
    await userEvent.click(within(await panel()).getByRole('button', { name: 'Ещё подарки, 1' }))
    expect((await shown()).at(-1)).toMatch(/^Зонт.*ещё 5 000,00 ₽ до подарка$/)
    expect(within(await panel()).queryByRole('button')).toBeNull()
  })

  const offers = async () =>
    within(await screen.findByRole('complementary', { name: 'Заказ' }))
      .queryAllByRole('listitem')
      .map(({ textContent }) => (textContent ?? '').replace(/\s/g, ' '))
      .filter((text) => text.includes('за заказ'))
  const press = (name: 'Увеличить' | 'Уменьшить') =>
    userEvent.click(within(screen.getByRole('listitem', { name: 'Товар 1' })).getByRole('button', { name }))

  test('what is missing follows a change at once, alike in the panel and above the sums', async () => {
    state.rows.main = testRows(4)
    state.gifts = [gift(91, 'Термос', 4958)]
    state.offers = [{ ID: 4958, TITLE: 'Термос за заказ', REST: 958, GIFT_SUM: 4958 }]
    state.gate = new Promise(() => undefined)
    renderPage('/basket')
    await panel()
    await press('Увеличить')
    expect(await shown()).toEqual([expect.stringContaining('ещё 858,00 ₽ до подарка')])
    expect(await offers()).toEqual(['Термос за заказ: ещё 858,00 ₽ до подарка'])
  })

  test('the mini basket names the next gift in one line, the order form the gifts of the order', async () => {
    state.rows.main = [...testRows(4), testRow({ ID: 90, NAME: 'Кружка', GIFT: 'Y', PRICE: 0, SUM: 0 })]
    state.gifts = [gift(90, 'Кружка', 3000), gift(91, 'Термос', 4958)]
    state.offers = [
      { ID: 3000, TITLE: 'Кружка за заказ', REST: 0 },
      { ID: 4958, TITLE: 'Термос за заказ', REST: 958 },
    ]
    const { unmount } = renderSlot('header.basket', {})
    await userEvent.hover(await screen.findByRole('link', { name: /^Корзина: / }))
    const popover = await screen.findByRole('region', { name: 'Корзина' })
    await waitFor(() => expect(popover).toHaveTextContent(/Ещё 958,00.₽ до.подарка: Термос/))
    unmount()
    renderPage('/basket/ordering')
    const aside = await screen.findByRole('complementary', { name: 'Ваш заказ' })
    await userEvent.click(within(aside).getByRole('button', { name: /^Ещё/ }))
    expect(aside).toHaveTextContent(/КружкаПодарок/)
    expect(within(aside).getByRole('list', { name: 'Акции' })).toHaveTextContent(
      /^Кружка за заказТермос за заказ: ещё.958,00.₽ до.подарка$/,
    )
  })
})

describe('order-gifts', () => {
  const { data: state } = basketApi()

  const gift = (ID: number, GIFT_SUM: number): SumGift => ({
    ...testProduct({ ID, NAME: `Подарок ${ID}` }),
    ...{ QUANTITY: 1, GIFT: 'Y', OFFER_ID: GIFT_SUM, OFFER_TITLE: '', GIFT_SUM, REST: 0 },
  })

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
})
