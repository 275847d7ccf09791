import type { Product } from '@prilavok/shared-kernel/contract'
import { testProduct } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../../../testing/catalog-api'
import { renderPalette } from '../../../testing/render-page'

const { data } = catalogApi()

/** The palette with one product that a text has found. */
async function show(changes: Partial<Product> = {}) {
  const product = testProduct({ ID: 7, NAME: 'Ручка', PRICE: 20, ...changes })
  data.products = [product]
  data.basket.set(7, product.BASKET)
  const onClose = jest.fn()
  const rendered = renderPalette(['palette.products'], { onClose })
  const field = screen.getByRole('combobox')
  await userEvent.type(field, 'ручка')
  const row = await screen.findByRole('row', { name: /^Ручка/ })
  return { ...rendered, onClose, field, row: within(row) }
}
const add = ({ row }: Awaited<ReturnType<typeof show>>) => row.queryByRole('button', { name: 'В корзину' })

test('pressed by a pointer «В корзину» leaves the focus in the row, at the name', async () => {
  const shown = await show()
  await userEvent.click(add(shown) as HTMLElement)
  expect(shown.row.getByText('в корзине')).toBeVisible()
  expect(shown.row.getByRole('link')).toHaveFocus()
  expect(add(shown)).not.toBeInTheDocument()
  await waitFor(() => expect(data.basket.get(7)).toBe(1))
  expect(shown.onClose).not.toHaveBeenCalled()
})

test('pressed by a key it hands the focus back to the field', async () => {
  const shown = await show()
  add(shown)?.focus()
  await userEvent.keyboard('{Enter}')
  expect(shown.field).toHaveFocus()
  await waitFor(() => expect(data.basket.get(7)).toBe(1))
})

test('without a connection it says that the change waits', async () => {
  data.basketStatus = 0
  const shown = await show()
  data.basketStatus = 0
  await userEvent.click(add(shown) as HTMLElement)
  expect(await shown.row.findByText('ждёт связи')).toHaveAttribute('data-unsent', 'true')
})

test('what can neither be had nor be ordered leads to its analogs, and the palette closes', async () => {
  const { row, url, onClose } = await show({ REMAIN: 0, TO_ORDER: 'N' })
  const link = row.getByRole('link', { name: 'Аналоги' })
  expect(link).toHaveAttribute('href', '/product/7#analogs')
  expect(link).toHaveAttribute('tabindex', '-1')
  await userEvent.click(link)
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(url()).toBe('/product/7')
})

test.each([
  [{ ASSORTMENT: 'N' }, 'Товар не принадлежит ассортименту магазина'],
  [{ PRICE: 0 }, 'У товара не указана цена'],
] as const)('%j cannot be added: «%s»', async (changes, why) => {
  const shown = await show(changes)
  expect(add(shown)).toBeDisabled()
  expect(add(shown)).toHaveAttribute('title', why)
})
