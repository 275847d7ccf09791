import type { Product } from '@prilavok/shared-kernel/contract'
import { testProduct } from '@prilavok/shared-kernel/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../../../testing/catalog-api'
import { renderPalette } from '../../../testing/render-page'

const { data, called } = catalogApi()

const PEN = testProduct({ ID: 7, NAME: 'Ручка', PRICE: 20, UP_CODE_1C: '100241' })
const PENCIL = testProduct({ ID: 8, NAME: 'Ручка-карандаш', PRICE: 30 })

/** The palette with what «ручка» has found. */
async function show(products: Product[] = [PEN, PENCIL], shop = {}) {
  data.products = products
  for (const { ID, BASKET } of products) data.basket.set(ID, BASKET)
  const onClose = jest.fn()
  const rendered = renderPalette(['palette.products'], { onClose, shop })
  const field = screen.getByRole<HTMLInputElement>('combobox')
  await userEvent.type(field, 'ручка')
  const rows = await screen.findAllByRole('row', { name: /^Ручка/ })
  await waitFor(() => expect(active(field)).toBe(rows[0]))
  const [first, second] = rows as [HTMLElement, HTMLElement]
  return { ...rendered, onClose, field, first, second }
}
const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')
const count = (row: HTMLElement) => within(row).getByRole('textbox')
const plain = (row: HTMLElement) => row.textContent?.replace(/\s/g, ' ')

test('a row is called by name and price; it shows code, stock and picture', async () => {
  const { first } = await show([PEN])
  expect(first).toHaveAccessibleName(/^Ручка, 20,00\s₽$/)
  expect(plain(first)).toContain('Код 100 241')
  expect(plain(first)).toContain('4 320 шт.')
  expect(first.querySelector('img')).toHaveAttribute('src', '/upload/pen-small.svg')
  expect(within(first).getByRole('link')).toHaveAttribute('href', '/product/7')
})

test('without a small picture it has the large one', async () => {
  const { first } = await show([{ ...PEN, PREVIEW_PICTURE_PATH: null }])
  expect(first.querySelector('img')).toHaveAttribute('src', '/upload/pen.svg')
})

test('without a price it is called by its name alone, and no sum is told', async () => {
  const { first } = await show([{ ...PEN, PRICE: 0, UP_MULTIPLICITY: { MIN: 5, STEP: 5 } }])
  expect(first).toHaveAccessibleName('Ручка')
  expect(plain(first)).not.toMatch(/₽|сумма/)
  expect(count(first)).toBeDisabled()
})

test.each([
  [1, false],
  [2, true],
])('of a smallest order of %i the sum is told: %s', async (MIN, told) => {
  const { first } = await show([{ ...PEN, UP_MULTIPLICITY: { MIN, STEP: 1 } }])
  expect(plain(first)?.includes('сумма 40,00 ₽')).toBe(told)
})

test('prices have the precision and the currency of the shop', async () => {
  const { first } = await show([{ ...PEN, PRICE: 20.4, CURRENCY: 'KZT' }], { PRICE_TYPE: 26 })
  expect(first).toHaveAccessibleName(/^Ручка, 20\sKZT$/)
})

test('Enter adds the product and leaves the palette open', async () => {
  const { field, onClose, url } = await show()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(data.basket.get(7)).toBe(1))
  expect(field).toHaveFocus()
  expect(onClose).not.toHaveBeenCalled()
  expect(url()).toBe('/')
})

test('Enter leads into the quantity of what is in the basket', async () => {
  const { first } = await show([{ ...PEN, BASKET: 3 }])
  await userEvent.keyboard('{Enter}')
  expect(count(first)).toHaveFocus()
  expect(called('POST')).toEqual([])
})

test.each([
  ['cannot be had', { REMAIN: 0, TO_ORDER: 'N' }],
  ['cannot be bought', { ASSORTMENT: 'N' }],
] as const)('Enter opens the page of what %s, and closes the palette', async (_what, changes) => {
  const { onClose, url } = await show([{ ...PEN, ...changes }])
  await userEvent.keyboard('{Enter}')
  expect(url()).toBe('/product/7')
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(called('POST')).toEqual([])
})

test('Shift+Enter opens the page of any product', async () => {
  const { onClose, url } = await show()
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
  expect(url()).toBe('/product/7')
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(called('POST')).toEqual([])
})

test('a typed quantity is added by Enter, and the field is ready for the next product', async () => {
  const { first, field } = await show()
  await userEvent.click(count(first))
  await userEvent.clear(count(first))
  await userEvent.type(count(first), '6{Enter}')
  await waitFor(() => expect(data.basket.get(7)).toBe(6))
  expect(field).toHaveFocus()
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 5])
})

test('↓ and ↑ go from quantity to quantity; Esc leads to the field and closes nothing', async () => {
  const { first, second, field, onClose } = await show()
  const heard = jest.fn()
  document.addEventListener('keydown', heard)
  await userEvent.click(count(first))
  await userEvent.keyboard('{ArrowDown}')
  expect(count(second)).toHaveFocus()
  expect(active(field)).toBe(second)
  await userEvent.keyboard('{ArrowUp}')
  expect(count(first)).toHaveFocus()
  heard.mockClear()
  await userEvent.keyboard('{Escape}')
  document.removeEventListener('keydown', heard)
  expect(field).toHaveFocus()
  expect(onClose).not.toHaveBeenCalled()
})

test('a press on the name of a row chooses it first, then opens its page', async () => {
  const { second, field, url, onClose } = await show()
  const link = within(second).getByRole('link')
  expect(fireEvent.click(link)).toBe(false)
  expect(active(field)).toBe(second)
  expect(url()).toBe('/')
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(link)
  expect(url()).toBe('/product/8')
  expect(onClose).toHaveBeenCalledTimes(1)
})

test.each(['metaKey', 'ctrlKey', 'shiftKey'])('with %s a press on the name is the browser’s', async (key) => {
  const { first, url, onClose } = await show()
  const link = within(first).getByRole('link')
  const taken: boolean[] = []
  const hear = (event: Event) => {
    taken.push(event.defaultPrevented)
    // jsdom cannot leave the page.
    event.preventDefault()
  }
  document.body.addEventListener('click', hear, { once: true })
  fireEvent.click(link, { [key]: true })
  expect(taken).toEqual([false])
  expect(url()).toBe('/')
  expect(onClose).not.toHaveBeenCalled()
})

test('a change that is rejected says why in its row', async () => {
  data.rejection = 'Товар снят с продажи'
  const { first, second } = await show()
  data.rejection = 'Товар снят с продажи'
  await userEvent.keyboard('{Enter}')
  expect(await within(first).findByRole('alert')).toHaveTextContent('Товар снят с продажи')
  expect(within(second).queryByRole('alert')).not.toBeInTheDocument()
})
