import { LOGGED_IN, partKernel, renderWithKernel, testProduct } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cabinetApi } from '../../testing/cabinet-api'
import { methodAnswer } from '../../testing/repeat-answers'
import { UsualRow } from './UsualRow'

const { data, additions } = cabinetApi()

const bought = (changes = {}) => ({
  ...testProduct({ ID: 7, NAME: 'Ручка', PRICE: 10.5, UP_CODE_1C: '184302' }),
  ...{ ORDER_CNT: 5, USUAL_QUANTITY: 12, LAST_DATE: '2026-03-01T12:00:00Z', INTERVAL_DAYS: 30, ...changes },
})
const show = (...rows: ReturnType<typeof bought>[]) => {
  renderWithKernel(
    <ul data-rows="">
      {rows.map((product) => (
        <UsualRow key={product.ID} product={product} />
      ))}
    </ul>,
    { kernel: partKernel({ cookies: LOGGED_IN, personal: {} }) },
  )
  return screen.getByRole('listitem', { name: 'Ручка' })
}
const cell = (row: HTMLElement, name: string) =>
  row.querySelector(`[data-cell="${name}"]`)?.textContent?.replaceAll('\u00a0', ' ')
const count = () => screen.getByRole('textbox', { name: /Ручка/ })
const add = () => screen.getByRole('button', { name: 'В корзину: Ручка' })

test('a row has name, code, how often it was ordered, its stock and its price', () => {
  const row = show(bought())
  expect(screen.getByRole('link', { name: 'Ручка' })).toHaveAttribute('href', '/product/7')
  expect(cell(row, 'name')?.replace(/\s/g, ' ')).toBe('РучкаКод 184 302 · в 5 заказах4 320 шт.')
  expect(cell(row, 'price')).toBe('10,50 ₽')
  expect(cell(row, 'sum')).toBe('В корзину')
})

test.each([
  [{ REMAIN: 18 }, 'Мало, 18 шт.'],
  [{ REMAIN: 0, TO_ORDER: 'Y' }, 'Под заказ'],
  [{ REMAIN: 0, TO_ORDER: 'N' }, 'Нет на складе'],
])('what there is of %j: «%s»', (changes, text) => {
  expect(cell(show(bought(changes)), 'name')).toContain(text)
})

test.each([
  ['/preview.svg', '/detail.svg', '/preview.svg'],
  [null, '/detail.svg', '/detail.svg'],
])('of the pictures %s and %s it shows %s', (PREVIEW_PICTURE_PATH, DETAIL_PICTURE_PATH, src) => {
  const row = show(bought({ PREVIEW_PICTURE_PATH, DETAIL_PICTURE_PATH }))
  expect(row.querySelector('img')?.getAttribute('src')).toContain(src)
})

test('it is added in its usual count, which fits what can be bought', async () => {
  show(bought({ USUAL_QUANTITY: 7, UP_MULTIPLICITY: { MIN: 6, STEP: 6 } }))
  expect(count()).toHaveValue('12')
  await userEvent.click(add())
  await waitFor(() => expect(additions()).toMatchObject([{ 'products[7]': '12' }]))
})

test('in the basket it has its sum there, and nothing to press', () => {
  const row = show(bought({ BASKET: 4 }))
  expect(count()).toHaveValue('4')
  expect(cell(row, 'sum')).toBe('42,00 ₽в корзине')
  expect(screen.queryByRole('button', { name: /^В корзину/ })).not.toBeInTheDocument()
})

test('what cannot be bought has no way into the basket', () => {
  show(bought({ ASSORTMENT: 'N' }))
  expect(add()).toBeDisabled()
})

test('«В корзину», pressed by a key, hands the focus on to the quantity', async () => {
  show(bought())
  add().focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(count()).toHaveFocus())
})

test('Enter adds what is typed and goes on; ↑ and ↓ only go', async () => {
  show(bought(), bought({ ID: 8, NAME: 'Бумага' }))
  const paper = screen.getByRole('textbox', { name: /Бумага/ })
  await userEvent.click(paper)
  await userEvent.keyboard('{ArrowUp}')
  expect(count()).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  expect(paper).toHaveFocus()
  await userEvent.clear(count())
  await userEvent.type(count(), '20{Enter}')
  expect(paper).toHaveFocus()
  await waitFor(() => expect(additions()).toMatchObject([{ 'products[7]': '20' }]))
})

test('why it was not added stands below it', async () => {
  data.added = methodAnswer('N', [{ PRODUCT_ID: 7, TEXT: 'Закончился' }])
  const row = show(bought())
  await userEvent.click(add())
  expect(await within(row).findByText(/Закончился/)).toBeVisible()
})
