import { testProduct, testProducts, testSection } from '@prilavok/shared-kernel/testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../../../testing/catalog-api'
import { renderPage } from '../../../testing/render-page'
import { productsOf } from '../../../testing/show-product'

const { data, called } = catalogApi()
const { show, showRow, showCard } = productsOf(data)

const VIEWS = [
  ['row', showRow],
  ['card', showCard],
] as const
const input = (name: string) => within(screen.getByRole('listitem', { name })).getByRole('textbox')

test('[CAT-043] the count is that of the basket, else QUANTITY', () => {
  expect(showRow({ BASKET: 24, QUANTITY: 6 }).getByRole('textbox')).toHaveValue('24')
  cleanup()
  expect(showRow({ QUANTITY: 6 }).getByRole('textbox')).toHaveValue('6')
})

test.each([
  [500, '12'],
  [12, '12'],
  [5, '5'],
])('[CAT-044] with neither it is the smallest order, within a stock of %i', (REMAIN, count) => {
  const row = showRow({ UP_MULTIPLICITY: { MIN: 12, STEP: 12 }, REMAIN })
  expect(row.getByRole('textbox')).toHaveValue(count)
})

test('[CAT-045] to order without stock the limit is 99999', async () => {
  const row = showRow({ ID: 3, REMAIN: 0, TO_ORDER: 'Y' })
  const count = row.getByRole('textbox')
  fireEvent.change(count, { target: { value: '99998' } })
  fireEvent.blur(count)
  expect(count).toHaveValue('99998')
  await userEvent.click(row.getByRole('button', { name: 'Увеличить' }))
  expect(count).toHaveValue('99999')
  expect(row.getByRole('button', { name: 'Увеличить' })).toBeDisabled()
})

test.each(VIEWS)(
  'without stock and not to order a %s has «Аналоги» in place of the button, and no count to choose',
  (_what, open) => {
    const product = open({ ID: 3, REMAIN: 0, TO_ORDER: 'N' })
    expect(product.getByRole('textbox')).toBeDisabled()
    expect(product.getByRole('button', { name: 'Увеличить' })).toBeDisabled()
    expect(product.getByRole('link', { name: 'Аналоги' })).toHaveAttribute('href', '/product/3#analogs')
    expect(product.queryByRole('button', { name: /^В корзину/ })).toBeNull()
    cleanup()
    // What is in the basket can be taken out.
    expect(open({ ID: 3, BASKET: 5, REMAIN: 0, TO_ORDER: 'N' }).getByRole('textbox')).toBeEnabled()
  },
)

test('[CAT-046] the buttons move by the step, between the smallest order and the stock', async () => {
  const row = showRow({ UP_MULTIPLICITY: { MIN: 6, STEP: 6 }, REMAIN: 15 })
  expect(row.getByRole('button', { name: 'Уменьшить' })).toBeDisabled()
  await userEvent.click(row.getByRole('button', { name: 'Увеличить' }))
  expect(row.getByRole('textbox')).toHaveValue('12')
  await userEvent.click(row.getByRole('button', { name: 'Увеличить' }))
  expect(row.getByRole('textbox')).toHaveValue('15')
  expect(row.getByRole('button', { name: 'Увеличить' })).toBeDisabled()
  await userEvent.click(row.getByRole('button', { name: 'Уменьшить' }))
  expect(row.getByRole('textbox')).toHaveValue('12')
})

test.each(VIEWS)(
  '[CAT-039] what is not of the assortment cannot be added from a %s, nor by the keyboard',
  async (_what, open) => {
    const product = open({ ASSORTMENT: 'N' })
    expect(product.getByRole('button', { name: /^В корзину/ })).toBeDisabled()
    expect(product.getByText('Товар не принадлежит ассортименту магазина')).toBeVisible()
    await userEvent.type(product.getByRole('textbox'), '{Enter}')
    expect(product.queryByText(/в корзине/i)).toBeNull()
    expect(called('POST')).toEqual([])
  },
)

test('[CAT-041] the chosen count survives that the list is loaded anew, and so does the mini property table', async () => {
  data.sections = [testSection({ ID: 12 })]
  data.products = testProducts(2).map((product) => ({ ...product, UP_COUNTRY: { TITLE: 'Россия' } }))
  const { kernel } = renderPage('/catalog/12')
  const first = within(await screen.findByRole('listitem', { name: 'Товар 1' }))
  await userEvent.click(first.getByRole('button', { name: 'Увеличить' }))
  data.products = data.products.map((product) => ({ ...product, REMAIN: 10 }))
  await kernel.query.invalidateQueries()
  await screen.findAllByText('Мало, 10 шт.')
  expect(input('Товар 1')).toHaveValue('2')
  expect(input('Товар 2')).toHaveValue('1')
  expect(screen.getAllByTitle('Страна').map(({ textContent }) => textContent)).toEqual(['Россия', 'Россия'])
})

test('arrows go from row to row, Enter adds and goes on, Esc brings the count back', async () => {
  show('row', testProducts(3))
  await userEvent.click(input('Товар 1'))
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
  expect(input('Товар 2')).toHaveFocus()
  await userEvent.keyboard('7{Escape}')
  expect(input('Товар 2')).toHaveValue('1')
  await userEvent.keyboard('{Control>}a{/Control}5{Enter}')
  expect(input('Товар 3')).toHaveFocus()
  await waitFor(() => expect(data.basket.get(2)).toBe(5))
})

test('0 and Enter remove a product and say so once', async () => {
  const { kernel } = show('row', [testProduct({ ID: 1, NAME: 'Товар 1', BASKET: 4 }), testProduct({ ID: 2 })])
  const told = jest.spyOn(kernel.notices, 'show')
  await userEvent.click(input('Товар 1'))
  await userEvent.keyboard('{Control>}a{/Control}0{Enter}')
  expect(told).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(data.basket.has(1)).toBe(false))
})

test.each(VIEWS)(
  '«В корзину» of a %s, pressed by a key, hands the focus to the quantity',
  async (_what, open) => {
    const product = open({ UP_MULTIPLICITY: { MIN: 5, STEP: 5 }, REMAIN: 50 })
    product.getByRole('button', { name: /^В корзину/ }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(product.getByRole('textbox')).toHaveFocus())
    expect(product.getByRole('textbox')).toHaveValue('5')
  },
)

test.each(VIEWS)(
  'a stock below the smallest order: a %s says so, and the rest is what goes into the basket',
  async (_what, open) => {
    const product = open({ ID: 9, UP_MULTIPLICITY: { MIN: 5, STEP: 5 }, REMAIN: 4 })
    expect(product.getByRole('textbox')).toHaveValue('4')
    expect(product.getByRole('textbox')).toHaveAccessibleDescription(/остаток\s4 вместо\s5/)
    await userEvent.click(product.getByRole('button', { name: /^В корзину/ }))
    await waitFor(() => expect(data.basket.get(9)).toBe(4))
  },
)

test('Escape after Alt and arrows brings the count back, in the basket, too', async () => {
  const row = showRow({ ID: 9, BASKET: 10, REMAIN: 50, UP_MULTIPLICITY: { MIN: 5, STEP: 5 } })
  await userEvent.click(row.getByRole('textbox'))
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(row.getByRole('textbox')).toHaveValue('15')
  await userEvent.keyboard('{Escape}')
  expect(row.getByRole('textbox')).toHaveValue('10')
  expect(data.basket.get(9)).toBe(10)
})
