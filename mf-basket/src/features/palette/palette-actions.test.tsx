import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../../testing/basket-api'
import { renderPalette } from '../../testing/render-page'
import { testRows } from '../../testing/test-rows'

const { data } = basketApi()

const show = () => renderPalette(['palette.actions'])
const type = (text: string) => userEvent.type(screen.getByRole('combobox'), text)

beforeEach(() => {
  data.rows.main = testRows(2)
  data.info = { orderMinSum: 3000 }
})

test('below the minimum order the palette says what is missing, and leads to the basket', async () => {
  const { url } = show()
  expect(
    await screen.findByRole('row', { name: /Оформить заказ, До минимального заказа осталось 1.000,00/ }),
  ).toBeInTheDocument()
  await type('оформ{Enter}')
  expect(url()).toBe('/basket')
})

test('a basket that holds something can be ordered', async () => {
  data.rows.main = testRows(3)
  const { url } = show()
  expect(await screen.findByRole('row', { name: /Оформить заказ, 3.товара/ })).toBeInTheDocument()
  await type('оформ{Enter}')
  expect(url()).toBe('/basket/ordering')
})

test('a list of products can be pasted, whatever the basket holds', async () => {
  data.rows.main = []
  const { kernel } = show()
  await type('вставить{Enter}')
  expect(kernel.modals.current()).toEqual([{ name: 'pastePreview', props: { text: '', basket: 'main' } }])
})

test('the basket is emptied only by who looks for it, and that can be taken back', async () => {
  const { kernel } = show()
  await screen.findByRole('row', { name: /Оформить/ })
  expect(screen.queryByRole('row', { name: /Очистить/ })).toBeNull()
  await type('очист')
  await screen.findByRole('row', { name: /Очистить корзину, 2.товара/ })
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(data.rows.main).toEqual([]))
  expect(kernel.notices.current().at(-1)?.action?.label).toBe('Отменить')
  kernel.basket.undo()
  await waitFor(() => expect(data.rows.main).toHaveLength(2))
})

test('how the next order is paid is chosen by who looks for it, but not where the order form offers it', async () => {
  const PAYMENT_TYPE = [
    { CODE: 'CASH', NAME: 'Наличными', DESCRIPTION: '' },
    { CODE: 'INVOICE', NAME: 'По счёту', DESCRIPTION: '' },
  ]
  const { kernel, unmount } = renderPalette(['palette.actions'], { shop: { PAYMENT_TYPE } })
  expect(screen.queryByRole('row', { name: /способ оплаты/ })).toBeNull()
  await type('оплат')
  expect(await screen.findByRole('row', { name: /Выбрать способ оплаты, Наличными/ })).toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  expect(kernel.modals.current()).toEqual([{ name: 'paymentType', props: {} }])
  unmount()
  renderPalette(['palette.actions'], { shop: { PAYMENT_TYPE }, path: '/basket/ordering' })
  await type('оплат')
  expect(screen.queryByRole('row', { name: /способ оплаты/ })).toBeNull()
})
