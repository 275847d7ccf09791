/** @jest-environment-options {"styles": true} */
import { testProducts, testSection } from '@prilavok/shared-kernel/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../../../testing/catalog-api'
import { renderPage } from '../../../testing/render-page'
import { productsOf } from '../../../testing/show-product'

const { data, called } = catalogApi()
const { show, showCard } = productsOf(data)
beforeEach(() => {
  data.sections = [testSection({ ID: 12 })]
})

const input = async (name: string) =>
  within(await screen.findByRole('listitem', { name })).getByRole('textbox')

test('[CAT-043] the count is that of the basket, else QUANTITY', async () => {
  expect((await show({ BASKET: 24, QUANTITY: 6 })).getByRole('textbox')).toHaveValue('24')
})
test('[CAT-043] without a count in the basket it is QUANTITY', async () => {
  expect((await show({ QUANTITY: 6 })).getByRole('textbox')).toHaveValue('6')
})
test.each([
  [500, '12'],
  [12, '12'],
  [5, '5'],
])('[CAT-044] with neither it is the smallest order, within a stock of %i', async (REMAIN, count) => {
  const changes = { UP_MULTIPLICITY: { MIN: 12, STEP: 12 }, REMAIN }
  expect((await show(changes)).getByRole('textbox')).toHaveValue(count)
  cleanup()
  expect((await showCard(changes)).getByRole('textbox')).toHaveValue(count)
})

test('[CAT-045] to order without stock the limit is 99999', async () => {
  const row = await show({ ID: 3, REMAIN: 0, TO_ORDER: 'Y' })
  await userEvent.clear(row.getByRole('textbox'))
  await userEvent.type(row.getByRole('textbox'), '99998')
  await userEvent.tab()
  expect(row.getByRole('textbox')).toHaveValue('99998')
  await userEvent.click(row.getByRole('button', { name: 'Увеличить' }))
  expect(row.getByRole('textbox')).toHaveValue('99999')
  expect(row.getByRole('button', { name: 'Увеличить' })).toBeDisabled()
})

test.each([
  ['row', show],
  ['card', showCard],
])(
  'without stock and not to order a %s has «Аналоги» in place of the button, and no count to choose',
  async (_what, open) => {
    const product = await open({ ID: 3, REMAIN: 0, TO_ORDER: 'N' })
    expect(product.getByRole('textbox')).toBeDisabled()
    expect(product.getByRole('button', { name: 'Увеличить' })).toBeDisabled()
    expect(product.getByRole('link', { name: 'Аналоги' })).toHaveAttribute('href', '/product/3#analogs')
    expect(product.queryByRole('button', { name: 'В корзину' })).toBeNull()
  },
)

test('what is in the basket can be taken out, though there is none left', async () => {
  const row = await show({ ID: 3, BASKET: 5, REMAIN: 0, TO_ORDER: 'N' })
  expect(row.getByRole('textbox')).toBeEnabled()
})

test('[CAT-046] the buttons move by the step, between the smallest order and the stock', async () => {
  const row = await show({ UP_MULTIPLICITY: { MIN: 6, STEP: 6 }, REMAIN: 15 })
  expect(row.getByRole('button', { name: 'Уменьшить' })).toBeDisabled()
  await userEvent.click(row.getByRole('button', { name: 'Увеличить' }))
  expect(row.getByRole('textbox')).toHaveValue('12')
  await userEvent.click(row.getByRole('button', { name: 'Увеличить' }))
  expect(row.getByRole('textbox')).toHaveValue('15')
  expect(row.getByRole('button', { name: 'Увеличить' })).toBeDisabled()
  await userEvent.click(row.getByRole('button', { name: 'Уменьшить' }))
  expect(row.getByRole('textbox')).toHaveValue('12')
})

test('[CAT-039] what is not of the assortment cannot be added, nor by the keyboard', async () => {
  const row = await show({ ASSORTMENT: 'N' })
  expect(row.getByRole('button', { name: 'В корзину' })).toBeDisabled()
  expect(row.getByText('Товар не принадлежит ассортименту магазина')).toBeVisible()
  await userEvent.type(row.getByRole('textbox'), '{Enter}')
  expect(row.queryByText('в корзине')).toBeNull()
  expect(called('POST')).toEqual([])
})

test('[CAT-039] nor from a card', async () => {
  const card = await showCard({ ASSORTMENT: 'N' })
  expect(card.getByRole('button', { name: 'В корзину' })).toBeDisabled()
  expect(card.getByText('Товар не принадлежит ассортименту магазина')).toBeVisible()
  await userEvent.type(card.getByRole('textbox'), '{Enter}')
  expect(card.queryByRole('link', { name: /В корзине/ })).toBeNull()
  expect(called('POST')).toEqual([])
})

test('[CAT-041] the chosen count survives that the list is loaded anew, and so does the mini property table', async () => {
  data.products = testProducts(2).map((product) => ({ ...product, UP_COUNTRY: { TITLE: 'Россия' } }))
  const { kernel } = renderPage('/catalog/12')
  await userEvent.click(
    within(await screen.findByRole('listitem', { name: 'Товар 1' })).getByRole('button', {
      name: 'Увеличить',
    }),
  )
  data.products = data.products.map((product) => ({ ...product, REMAIN: 10 }))
  await kernel.query.invalidateQueries()
  await screen.findAllByText('Мало, 10 шт.')
  expect(await input('Товар 1')).toHaveValue('2')
  expect(await input('Товар 2')).toHaveValue('1')
  expect(screen.getAllByTitle('Страна').map(({ textContent }) => textContent)).toEqual(['Россия', 'Россия'])
})

test('arrows go from row to row, Enter adds and goes on, Esc brings the count back', async () => {
  data.products = testProducts(3)
  renderPage('/catalog/12')
  await userEvent.click(await input('Товар 1'))
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
  expect(await input('Товар 2')).toHaveFocus()
  await userEvent.keyboard('7{Escape}')
  expect(await input('Товар 2')).toHaveValue('1')
  await userEvent.keyboard('{Control>}a{/Control}5{Enter}')
  expect(await input('Товар 3')).toHaveFocus()
  await waitFor(() => expect(data.basket.get(2)).toBe(5))
})

test('0 and Enter remove a product and say so once', async () => {
  data.products = testProducts(2)
  data.basket.set(1, 4)
  const { kernel } = renderPage('/catalog/12')
  const show = jest.spyOn(kernel.notices, 'show')
  await userEvent.click(await input('Товар 1'))
  await userEvent.keyboard('{Control>}a{/Control}0{Enter}')
  expect(await input('Товар 2')).toHaveFocus()
  expect(show).toHaveBeenCalledTimes(1)
})

test.each([
  ['row', show],
  ['card', showCard],
])('«В корзину» of a %s, pressed by a key, hands the focus to the quantity', async (_what, open) => {
  const product = await open({ UP_MULTIPLICITY: { MIN: 5, STEP: 5 }, REMAIN: 50 })
  product.getByRole('button', { name: 'В корзину' }).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(product.getByRole('textbox')).toHaveFocus())
  expect(product.getByRole('textbox')).toHaveValue('5')
})

test.each([
  ['row', show],
  ['card', showCard],
])(
  'a stock below the smallest order: a %s says so, and the rest is what goes into the basket',
  async (_what, open) => {
    const product = await open({ ID: 9, UP_MULTIPLICITY: { MIN: 5, STEP: 5 }, REMAIN: 4 })
    expect(product.getByRole('textbox')).toHaveValue('4')
    expect(product.getByRole('textbox')).toHaveAccessibleDescription(/остаток\s4 вместо\s5/)
    await userEvent.click(product.getByRole('button', { name: 'В корзину' }))
    await waitFor(() => expect(data.basket.get(9)).toBe(4))
  },
)

test.each([
  ['row', show],
  ['card', showCard],
])('Escape after Alt and arrows in a %s brings the count back, in the basket, too', async (_what, open) => {
  const product = await open({ ID: 9, BASKET: 10, REMAIN: 50, UP_MULTIPLICITY: { MIN: 5, STEP: 5 } })
  await userEvent.click(product.getByRole('textbox'))
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(product.getByRole('textbox')).toHaveValue('15')
  await userEvent.keyboard('{Escape}')
  expect(product.getByRole('textbox')).toHaveValue('10')
  expect(data.basket.get(9)).toBe(10)
})
