import type { Product } from '@prilavok/shared-kernel/contract'
import { testProduct } from '@prilavok/shared-kernel/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../../../testing/catalog-api'
import { renderPalette } from '../../../testing/render-page'

const { data } = catalogApi()

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

test('without a price it is called by its name alone, and no sum is told', async () => {
  const { first } = await show([{ ...PEN, PRICE: 0, UP_MULTIPLICITY: { MIN: 5, STEP: 5 } }])
  expect(first).toHaveAccessibleName('Ручка')
  expect(plain(first)).not.toMatch(/₽|сумма/)
  expect(count(first)).toBeDisabled()
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
