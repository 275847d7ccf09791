import type { LineMatch, Product } from '@prilavok/shared-kernel/contract'
import { MATCHED_PRODUCTS } from '@prilavok/shared-kernel/contract/page-sizes'
import { testProduct, testProducts } from '@prilavok/shared-kernel/testing'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PreviewRow } from '../model/preview-row'
import type { RowView } from '../model/view-rows'
import { RowResult } from './RowResult'
import type { RowHandlers } from './use-row-handlers'

const PEN = testProduct({ ID: 1, NAME: 'Ручка', UP_CODE_1C: '184302' })
const match = (
  BY: LineMatch['BY'],
  PRODUCTS: Product[] = [PEN],
  SURE: LineMatch['SURE'] = 'N',
): LineMatch => ({
  ...{ BY, SURE, PRODUCTS },
})
type Given = Partial<Omit<RowView, 'row'>> & { row?: Partial<PreviewRow> }
function renderResult({ row, ...view }: Given) {
  const reopen = jest.fn()
  const handlers: Partial<RowHandlers> = { reopen }
  render(
    <RowResult
      handlers={handlers as RowHandlers}
      view={{
        ...{ state: 'ready', held: 0, price: 0, sum: 0, options: [] },
        ...view,
        row: { line: { number: 3, text: 'ручка' }, ...row },
      }}
    />,
  )
  return reopen
}
const text = () => (document.querySelector('[data-cell="result"]')?.textContent ?? '').replace(/\s/g, ' ')

test.each<[string, Given, string]>([
  ['by its code', { product: PEN, row: { match: match('code') } }, 'РучкаКод 184 302 · по коду'],
  ['by its name', { product: PEN, row: { match: match('name') } }, 'РучкаКод 184 302 · по названию'],
  ['by nobody knows what', { product: PEN, row: { match: 'failed' } }, 'РучкаКод 184 302 · по названию'],
  [
    'by the buyer',
    { product: PEN, row: { match: match('code'), chosen: PEN } },
    'РучкаКод 184 302 · выбрано',
  ],
  [
    'in another row',
    { product: PEN, row: { match: match('code') }, twin: { number: 2, count: 5, added: 1 } },
    'РучкаКод 184 302 · уже в строке 2',
  ],
  [
    'in a row that is in the basket',
    { product: PEN, row: { chosen: PEN }, twin: { count: 5, added: 1 } },
    'РучкаКод 184 302 · уже в корзине',
  ],
])('a product that was found %s says so', (_, given, told) => {
  renderResult(given)
  expect(text()).toBe(told)
})

test.each<[string, Given, string]>([
  ['is looked for', { state: 'resolving' }, 'Ищем товар'],
  ['fits two products', { state: 'choose', options: testProducts(2) }, 'Подходят 2 товара, выберите один'],
  [
    'fits many',
    {
      state: 'choose',
      options: testProducts(5),
      row: { match: match('name', testProducts(MATCHED_PRODUCTS)) },
    },
    'Подходит много товаров, вот 5 лучших. Выберите один',
  ],
  [
    'has as many analogs',
    {
      ...{ state: 'choose', options: testProducts(5) },
      row: { match: match('name', testProducts(MATCHED_PRODUCTS)), analogs: testProducts(5) },
    },
    'Подходят 5 товаров, выберите один',
  ],
  [
    'has a code and a name of different products',
    {
      ...{ state: 'choose', options: [PEN] },
      row: { line: { number: 3, text: '', code: '184302' }, match: match('code') },
    },
    'Подходит 1 товар, выберите одинС этим кодом другой товар: проверьте, код верен или название',
  ],
  [
    'has them, and analogs in their place',
    {
      ...{ state: 'choose', options: [PEN] },
      row: { line: { number: 3, text: '', code: '184302' }, match: match('code'), analogs: [PEN] },
    },
    'Подходит 1 товар, выберите один',
  ],
  ['is like no product', { state: 'missing' }, 'Товар не найден'],
  ['was not matched', { state: 'missing', row: { match: 'failed' } }, 'Товар не найден'],
  [
    'is like one',
    { state: 'missing', row: { match: match('code') } },
    'Товар не найденПохоже на код 184 302: Ручка',
  ],
  ['has nothing to choose from', { state: 'choose' }, ''],
  ['has products, and waits for none of them', { state: 'ready', options: [PEN] }, ''],
])('a line that %s says so', (_, given, told) => {
  renderResult(given)
  expect(text()).toBe(told)
})

test.each<[Given['twin'], string]>([
  [{ number: 2, count: 5, added: 1 }, 'Данный товар уже добавлен в список'],
  [{ count: 5, added: 1 }, 'Этот товар уже добавлен из списка'],
])('a repeated product is explained: %j', (twin, told) => {
  renderResult({ state: 'duplicate', product: PEN, twin })
  expect(text()).toContain(told)
  expect(document.querySelector('[data-tone="info"] path')).toHaveAttribute('d')
})

test('why a row is as it is is said below', () => {
  renderResult({ state: 'unavailable', product: PEN, reason: 'Нет в наличии' })
  expect(text()).toBe('РучкаКод 184 302 · по названиюНет в наличии')
})

test('one of several products can be changed for another', async () => {
  const reopen = renderResult({ product: PEN, row: { match: match('name', testProducts(2)), chosen: PEN } })
  await userEvent.click(screen.getByRole('button', { name: 'Изменить товар строки 3' }))
  expect(reopen.mock.calls).toEqual([[3]])
  expect(text()).toBe('РучкаКод 184 302 · выбрано · Изменить')
})
test('the only one cannot', () => {
  renderResult({ product: PEN, row: { match: match('name') } })
  expect(screen.queryByRole('button')).toBeNull()
})
