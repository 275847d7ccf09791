import type { FittedAddition } from '@prilavok/shared-kernel/basket-lists'
import type { BasketType } from '@prilavok/shared-kernel/contract'
import { KernelProvider } from '@prilavok/shared-kernel/kernel'
import { testKernel, testProduct } from '@prilavok/shared-kernel/testing'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps, ReactNode } from 'react'
import type { PreviewRow as RowOfList } from '../model/preview-row'
import type { RowState, RowView } from '../model/view-rows'
import { PreviewRow } from './PreviewRow'
import type { RowHandlers } from './use-row-handlers'

const PEN = testProduct({ ID: 1, NAME: 'Ручка', UP_CODE_1C: '184302' })
const additionOf = (count: number): FittedAddition => ({
  ...{ count, fit: 'as-typed', rule: { min: 6, step: 6, limit: 36 } },
})
const READY: Partial<RowView> = {
  state: 'ready',
  product: PEN,
  price: 18.4,
  sum: 220.8,
  addition: additionOf(12),
}
const handlersOf = (): jest.Mocked<RowHandlers> => ({
  ...{ open: jest.fn(), choose: jest.fn(), reopen: jest.fn(), offer: jest.fn(), count: jest.fn() },
  ...{ merge: jest.fn(), remove: jest.fn(), retry: jest.fn() },
})
type Given = Partial<Omit<RowView, 'row'>> & {
  row?: Partial<Omit<RowOfList, 'line'>>
  number?: number
  quantity?: number
}
const viewOf = ({ row, number = 3, quantity, ...view }: Given): RowView => ({
  ...{ state: 'missing', held: 0, price: 0, sum: 0, options: [] },
  ...view,
  row: { line: { number, text: 'ручка', ...(quantity === undefined ? {} : { quantity }) }, ...row },
})
type Props = ComponentProps<typeof PreviewRow>
const ELEMENT = {}
function renderRow(given: Given, props: Partial<Props> = {}, below?: Given) {
  const kernel = testKernel()
  const handlers = handlersOf()
  const view = viewOf(given)
  const known = {
    element: ELEMENT,
    basket: 'main' as BasketType,
    current: false,
    open: false,
    handlers,
    ...props,
  }
  const list = (shown: RowView, changes: Partial<Props> = {}): ReactNode => (
    <ul data-rows="">
      <PreviewRow {...known} {...changes} view={shown} />
      {below && <PreviewRow {...known} view={viewOf(below)} />}
    </ul>
  )
  const { rerender } = render(list(view), {
    wrapper: ({ children }) => <KernelProvider value={kernel}>{children}</KernelProvider>,
  })
  return { handlers, view, show: (next: RowView, changes?: Partial<Props>) => rerender(list(next, changes)) }
}
const row = () => screen.getAllByRole('listitem')[0] as HTMLElement
const cell = (name: string) => row().querySelector(`[data-cell="${name}"]`) as HTMLElement
const textOf = (name: string) => (cell(name).textContent ?? '').replace(/\s+/g, ' ')
const quantity = () => within(row()).getByRole('textbox', { name: /^Количество/ })

test('a row that is ready says what was pasted, what it is and what it costs', () => {
  renderRow({ ...READY, quantity: 1200 })
  expect(row()).toHaveAccessibleName('Строка 3: ручка. Готово: Ручка')
  expect(textOf('given')).toBe('3 ручка × 1 200')
  expect(textOf('price')).toBe('18,40')
  expect(textOf('sum')).toBe('220,80 ₽')
  expect(cell('picture').querySelector('img')).not.toBeNull()
  expect(quantity()).toHaveValue('12')
  expect(quantity()).toBeEnabled()
})

test('points have no kopecks', () => {
  renderRow({ ...READY, price: 40, sum: 480 }, { basket: 'loyalty' })
  expect(textOf('price')).toBe('40')
  expect(textOf('sum')).toBe('480 Б')
})

test('a product without a price has none', () => {
  renderRow({ ...READY, price: 0, sum: 0 })
  expect(textOf('price')).toBe('')
})

test('a line without a count and without a product says so little', () => {
  renderRow({})
  expect(row()).toHaveAccessibleName('Строка 3: ручка. Не найдено')
  expect(textOf('given')).toBe('3 ручка')
  expect([textOf('sum'), textOf('picture')]).toEqual(['', ''])
  expect(cell('picture')).toBeEmptyDOMElement()
})

test.each<[RowState, string]>([
  ['ready', 'Готово'],
  ['choose', 'Выбрать'],
  ['missing', 'Не найдено'],
  ['failed', 'Не проверено'],
  ['uncounted', 'Без количества'],
  ['unavailable', 'Недоступно'],
  ['duplicate', 'Повтор'],
])('the state %s has its word and its sign', (state, word) => {
  renderRow({ state })
  expect(cell('state')).toHaveTextContent(word)
  expect(cell('state').querySelector('path')).toHaveAttribute('d')
})
test('a row that is looked for turns', () => {
  renderRow({ state: 'resolving' })
  expect(cell('state')).toHaveTextContent('Проверяем')
  expect(cell('state').querySelector('path')).toBeNull()
})

test.each([
  [true, '0'],
  [false, '-1'],
])('of all rows Tab leads to the current one: %s', (current, tabIndex) => {
  renderRow({}, { current })
  expect(row()).toHaveAttribute('tabindex', tabIndex)
})

describe('the count', () => {
  test.each<[string, Given, boolean, string]>([
    ['of a product is fitted to it', READY, false, '12'],
    ['that is not known yet is asked for', { state: 'uncounted', quantity: 7, product: PEN }, false, '0'],
    [
      'that was typed before a choice is kept',
      { state: 'choose', row: { count: 9 }, quantity: 7 },
      true,
      '9',
    ],
    ['that was pasted before a choice, too', { state: 'choose', quantity: 7 }, true, '7'],
    ['of a choice is one where none was given', { state: 'choose' }, true, '1'],
  ])('%s', (_, given, open, value) => {
    renderRow(given, { open })
    expect(quantity()).toHaveValue(value)
    expect(quantity()).toBeEnabled()
  })

  test.each<[string, Given, boolean]>([
    ['a choice that is not open', { state: 'choose', quantity: 7 }, false],
    ['a product that is not found', { state: 'missing', quantity: 7 }, true],
    ['a repeated product', { state: 'duplicate', product: PEN, addition: additionOf(12) }, true],
    ['a product whose rule is not known', { state: 'ready', product: PEN }, false],
  ])('of %s there is none', (_, given, open) => {
    renderRow(given, { open })
    expect(quantity()).toBeDisabled()
    expect(quantity()).toHaveValue('—')
    expect(textOf('sum')).toBe('')
  })

  test('goes by packages, and is told', async () => {
    const { handlers } = renderRow(READY)
    await userEvent.click(screen.getByRole('button', { name: 'Увеличить' }))
    expect(handlers.count.mock.calls).toEqual([[3, 18]])
  })
  test('of what is to be chosen is free', async () => {
    const { handlers } = renderRow({ state: 'choose', addition: additionOf(12) }, { open: true })
    await userEvent.click(screen.getByRole('button', { name: 'Увеличить' }))
    expect(handlers.count.mock.calls).toEqual([[3, 13]])
  })
  test('is called by its product, else by its line', () => {
    const { show } = renderRow(READY)
    expect(quantity()).toHaveAccessibleName('Количество: Ручка')
    show(viewOf({ state: 'missing' }))
    expect(quantity()).toHaveAccessibleName('Количество: ручка')
  })
  test('leads to the one below by Enter and ↓, back by ↑', async () => {
    renderRow(READY, {}, { ...READY, number: 4, product: testProduct({ ID: 2, NAME: 'Бумага' }) })
    const below = screen.getByRole('textbox', { name: 'Количество: Бумага' })
    await userEvent.click(quantity())
    await userEvent.keyboard('{Enter}')
    expect(below).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    expect(quantity()).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    expect(below).toHaveFocus()
  })
})

test('a row can be taken out', async () => {
  const { handlers } = renderRow({})
  await userEvent.click(screen.getByRole('button', { name: 'Убрать строку 3' }))
  expect(handlers.remove.mock.calls).toEqual([[3]])
})

describe('products to choose from', () => {
  const paper = testProduct({ ID: 2, NAME: 'Бумага' })
  const given: Given = { state: 'choose', options: [PEN, paper] }
  const group = () => screen.queryByRole('group', { name: 'Подходящие товары: ручка' })
  test('are shown in the row that is open, with their digits', async () => {
    const { handlers, view } = renderRow(given, { open: true })
    const options = within(group() as HTMLElement).getAllByRole('button')
    expect(options.map(({ textContent }) => textContent?.at(-1))).toEqual(['1', '2'])
    await userEvent.click(options[1] as HTMLElement)
    expect(handlers.choose.mock.calls).toEqual([[view, paper]])
  })
  test('are not shown in another one', () => {
    renderRow(given)
    expect(group()).toBeNull()
  })
  test('are not shown where nothing is to be chosen any more', () => {
    renderRow({ ...given, state: 'missing' }, { open: true })
    expect(group()).toBeNull()
  })
})

describe('whatever changes of a row is shown', () => {
  const twin = { number: 1, count: 10, added: 4 }
  const before: Given = { state: 'duplicate', product: PEN, twin, held: 0 }
  test.each<[string, Partial<RowView>, RegExp]>([
    ['its state', { state: 'unavailable', reason: 'Нет в наличии' }, /Нет в наличии/],
    ['the row that it repeats', { twin: { ...twin, number: 2 } }, /уже в\sстроке\s2/],
    ['what both come to', { twin: { ...twin, count: 12 } }, /Сложить, 12/],
    ['that the row which it repeats has gone', { twin: undefined }, /по\sназванию/],
  ])('%s', (_, changes, text) => {
    const { view, show } = renderRow(before)
    expect(row()).toHaveTextContent(/уже в\sстроке\s1/)
    show({ ...view, ...changes })
    expect(row()).toHaveTextContent(text)
  })
  test('what the basket holds', () => {
    const { view, show } = renderRow(READY)
    show({ ...view, held: 7 })
    expect(row()).toHaveTextContent('В корзине уже 7, добавим к ним')
  })
  test('its count', () => {
    const { show } = renderRow(READY)
    show(viewOf({ ...READY, addition: additionOf(18) }))
    expect(quantity()).toHaveValue('18')
  })
  test('that Tab leads to it, that it is open, and where in a long list it stands', () => {
    const { view, show } = renderRow({ state: 'choose', options: [PEN] })
    show(view, { current: true })
    expect(row()).toHaveAttribute('tabindex', '0')
    show(view, { current: true, open: true })
    expect(screen.getByRole('group', { name: /^Подходящие/ })).toBeVisible()
    show(view, { current: true, open: true, element: { 'aria-setsize': 300 } })
    expect(row()).toHaveAttribute('aria-setsize', '300')
  })
})
