import { testProduct } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../../../testing/catalog-api'
import { renderPalette } from '../../../testing/render-page'

const { data, calls } = catalogApi()

const PAPER = testProduct({
  ID: 77,
  NAME: 'Бумага офисная А4 «Белый лист»',
  UP_CODE_1C: '100241',
  PRICE: 318,
  UP_MULTIPLICITY: { MIN: 5, STEP: 5 },
})
const BOX = testProduct({ ID: 78, NAME: 'Бумага, короб 5 пачек', UP_CODE_1C: '100260', PRICE: 1540 })

beforeEach(() => {
  data.products = [PAPER, BOX]
})

const show = (options = {}) => {
  const onClose = jest.fn()
  const rendered = renderPalette(['palette.products', 'palette.sections'], { onClose, ...options })
  return { ...rendered, onClose, field: screen.getByRole<HTMLInputElement>('combobox') }
}
const enter = (field: HTMLElement, value: string) => {
  act(() => field.focus())
  fireEvent.change(field, { target: { value } })
}
const rowOf = (name: RegExp) => screen.findByRole('row', { name })
const activeRow = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')
const listCalls = () => calls.filter((call) => call.includes('/search/list/'))

test('what is typed is asked for once, after a pause; what has matched stands out', async () => {
  const { field } = show()
  await userEvent.type(field, 'бумага')
  const row = await rowOf(/Белый лист/)
  expect(within(row).getByText('Бумага').tagName).toBe('B')
  expect(row).toHaveTextContent('Код 100 241')
  expect(row).toHaveTextContent('318,00 ₽')
  expect(listCalls()).toHaveLength(1)
  expect(screen.getByRole('rowgroup', { name: 'Товары 2' })).toBeInTheDocument()
})

test('one letter asks for nothing', async () => {
  const { field } = show()
  enter(field, 'б')
  await waitFor(() => expect(field).toHaveValue('б'))
  expect(screen.queryByRole('rowgroup', { name: /Товары/ })).toBeNull()
  expect(listCalls()).toEqual([])
})

test('a text that finds nothing shows what it was meant to find, and says so', async () => {
  data.found = { ',evfuf': [] }
  data.search = { SUGGEST: 'бумага', SECTIONS: [], CNT: 0 }
  const { field } = show()
  enter(field, ',evfuf')
  const row = await rowOf(/Белый лист/)
  expect(screen.getByRole('rowgroup', { name: 'Товары по запросу «бумага» 2' })).toBeInTheDocument()
  expect(within(row).getByText('Бумага').tagName).toBe('B')
  enter(field, 'бумага')
  expect(await screen.findByRole('rowgroup', { name: 'Товары 2' })).toBeInTheDocument()
})

test('a code finds its product alone', async () => {
  const { field } = show()
  enter(field, '100 260')
  expect(await rowOf(/короб/)).toBeInTheDocument()
  expect(screen.queryByRole('row', { name: /Белый лист/ })).toBeNull()
})

test('Enter adds the first product and leaves the palette open, the field ready for the next one', async () => {
  const { field, onClose } = show()
  enter(field, 'бумага')
  const row = await rowOf(/Белый лист/)
  await waitFor(() => expect(activeRow(field)).toBe(row))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(data.basket.get(77)).toBe(5))
  expect(within(row).getByText('в корзине')).toBeInTheDocument()
  expect(field).toHaveFocus()
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6])
  expect(onClose).not.toHaveBeenCalled()
})

test('Enter on what is in the basket leads to its quantity and adds nothing', async () => {
  data.basket.set(77, 10)
  const { field } = show()
  enter(field, 'бумага')
  const row = await rowOf(/Белый лист/)
  await waitFor(() => expect(activeRow(field)).toBe(row))
  await userEvent.keyboard('{Enter}')
  expect(within(row).getByRole('textbox')).toHaveFocus()
  expect(data.basket.get(77)).toBe(10)
})

test('Tab leads into the quantity, Enter adds it, Esc leads back to the field', async () => {
  const { field } = show()
  enter(field, 'бумага')
  const row = await rowOf(/короб/)
  await waitFor(() => expect(activeRow(field)).not.toBeNull())
  await userEvent.keyboard('{ArrowDown}{Tab}')
  const quantity = within(row).getByRole('textbox')
  expect(quantity).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(field).toHaveFocus()
  await userEvent.keyboard('{Tab}3{Enter}')
  await waitFor(() => expect(data.basket.get(78)).toBe(3))
  expect(row).toHaveTextContent('сумма 4 620,00 ₽')
  expect(field).toHaveFocus()
})

test('↑ and ↓ in a quantity go to the entries above and below', async () => {
  const { field } = show()
  enter(field, 'бумага')
  const [first, second] = [await rowOf(/Белый лист/), await rowOf(/короб/)]
  await waitFor(() => expect(activeRow(field)).toBe(first))
  const quantityOf = (row: HTMLElement) => within(row).getByRole('textbox')
  await userEvent.keyboard('{Tab}{ArrowDown}')
  expect(quantityOf(second)).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  expect(quantityOf(first)).toHaveFocus()
})

test('a press on a row chooses it; a press on the name of the chosen one opens its page', async () => {
  const { field, url } = show()
  enter(field, 'бумага')
  const row = await rowOf(/короб/)
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  await user.pointer({ keys: '[TouchA]', target: within(row).getByText(/1.540,00/) })
  expect(activeRow(field)).toBe(row)
  expect(url()).toBe('/')
  await user.pointer({ keys: '[TouchA]', target: within(row).getByRole('link') })
  expect(url()).toBe('/product/78')
})

test('Shift+Enter opens the page of a product', async () => {
  const { field, onClose, url } = show()
  enter(field, 'бумага')
  await waitFor(() => expect(activeRow(field)).not.toBeNull())
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
  expect(onClose).toHaveBeenCalled()
  expect(url()).toBe('/product/77')
})

test('where nothing can be added Enter opens the page of a product', async () => {
  data.products = [{ ...PAPER, REMAIN: 0, TO_ORDER: 'N' }]
  const { field, url } = show()
  enter(field, 'бумага')
  await waitFor(() => expect(activeRow(field)).not.toBeNull())
  await userEvent.keyboard('{Enter}')
  expect(url()).toBe('/product/77')
  expect(data.basket.size).toBe(0)
})

test('why a change was not made stands in the row', async () => {
  data.rejection = 'Товар снят с продажи'
  const { field } = show()
  enter(field, 'бумага')
  await waitFor(() => expect(activeRow(field)).not.toBeNull())
  await userEvent.keyboard('{Enter}')
  expect(await within(await rowOf(/Белый лист/)).findByRole('alert')).toHaveTextContent(
    'Товар снят с продажи',
  )
})

test('before anything is typed the products viewed last stand there, and none is ready for Enter', async () => {
  data.viewed.add(77)
  const { field } = show()
  expect(await screen.findByRole('rowgroup', { name: 'Вы смотрели' })).toBeInTheDocument()
  expect(calls.join()).toContain('/v3/api/catalog/viewed/list/')
  await userEvent.keyboard('{Enter}')
  expect(activeRow(field)).toBeNull()
  expect(data.basket.size).toBe(0)
})

test('an answer that fails is said in its group, and can be asked for again', async () => {
  data.listStatus = 500
  const { field } = show()
  enter(field, 'бумага')
  const retry = await screen.findByRole('button', { name: 'Повторить' })
  data.listStatus = 200
  await userEvent.click(retry)
  expect(await rowOf(/Белый лист/)).toBeInTheDocument()
})
