import type { Product } from '@prilavok/shared-kernel/contract'
import { renderWithKernel, testProduct } from '@prilavok/shared-kernel/testing'
import type { RowElement } from '@prilavok/shared-kernel/ui/virtual-rows'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { OrderMoney } from '../../model/order-money'
import type { RepeatChoices } from '../../model/repeat-choices'
import type { RepeatView } from '../../model/repeat-views'
import { repeatRow, repeatViews } from '../../testing/test-repeat'
import { RepeatRow } from './RepeatRow'

const dispatch = jest.fn()
beforeEach(() => dispatch.mockClear())
const MONEY: OrderMoney = { sign: '₽', money: (sum) => `<${sum} ₽>`, sum: (sum) => `<${sum}>` }
const ELEMENT: RowElement = { 'aria-posinset': 1 }

function viewOf(
  now: Partial<Product> | null = {},
  { was = {}, analogs = [] as Product[], choices = {} as Partial<RepeatChoices>, held = 0 } = {},
): RepeatView {
  const [view] = repeatViews([{ ...repeatRow(1, now, was), analogs }], choices, () => held)
  if (!view) throw new Error('There is no row.')
  return view
}
interface Shown {
  view: RepeatView
  searched: boolean
  element: RowElement
}
function Row({
  begin,
  changes,
  money,
}: {
  begin: Shown
  changes: { to?: (next: Shown) => void }
  money: OrderMoney
}) {
  const [shown, change] = useState(begin)
  changes.to = change
  return <RepeatRow {...shown} money={money} dispatch={dispatch} />
}
function show(view: RepeatView, searched = false, money = MONEY) {
  const changes: { to?: (next: Shown) => void } = {}
  const begin = { view, searched, element: ELEMENT }
  renderWithKernel(
    <ul data-rows="">
      <Row {...{ begin, changes, money }} />
    </ul>,
  )
  return (next: Partial<Shown>) => act(() => changes.to?.({ ...begin, ...next }))
}
const row = () => screen.getByRole('listitem', { name: 'Товар 1' })
const cell = (name: string) => row().querySelector(`[data-cell="${name}"]`)?.textContent?.replace(/\s/g, ' ')
const count = () => screen.getByRole('textbox', { name: /Товар 1/ })
const GONE = { ASSORTMENT: 'N' as const }
const analog = (ID: number, changes = {}) =>
  testProduct({ ID, NAME: `Аналог ${ID}`, UP_CODE_1C: '205588', PRICE: 14, REMAIN: 1000, ...changes })

test('a row that is as then says what it was and is, and no more', () => {
  show(viewOf())
  expect(['name', 'was', 'price', 'sum'].map(cell)).toEqual([
    ...['Товар 1Код 100 001', '<20>2 × <10>', '<10>', '<20> ₽'],
  ])
  expect(count()).toHaveValue('2')
  expect(row()).not.toHaveAttribute('data-left')
  expect(row()).toHaveAttribute('aria-posinset', '1')
  expect(row()).toHaveAttribute('tabindex', '-1')
  expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument()
})

test('what is dearer says by how much its sum grows, and why', () => {
  show(viewOf({ PRICE: 10.1 }))
  expect([cell('price'), cell('sum')]).toEqual(['<10.1>', '<20.2> ₽+<0.2>'])
  expect(row()).toHaveAccessibleDescription(/^Дороже на\s1\s%: <10 ₽> → <10\.1 ₽>$/)
})

test('what is left out says so, costs nothing, and is taken again in the count of the order', async () => {
  show(viewOf({}, { choices: { counts: new Map([[1, 0]]) } }))
  expect(cell('sum')).toBe('не войдёт')
  expect(row()).toHaveAttribute('data-left', 'true')
  await userEvent.click(screen.getByRole('button', { name: 'Вернуть: Товар 1' }))
  expect(dispatch.mock.calls).toEqual([[{ type: 'counted', id: 1, count: undefined }]])
})

test('it is left out by a press', async () => {
  show(viewOf())
  await userEvent.click(screen.getByRole('button', { name: 'Не брать: Товар 1' }))
  expect(dispatch.mock.calls).toEqual([[{ type: 'counted', id: 1, count: 0 }]])
})

test('a count is typed, up to what there is', async () => {
  show(viewOf({ REMAIN: 30 }))
  await userEvent.clear(count())
  await userEvent.type(count(), '40{Enter}')
  expect(dispatch.mock.calls).toEqual([[{ type: 'counted', id: 1, count: 30 }]])
})

test('of what is gone there is no price, no count and nothing to leave out; similar ones are looked for', () => {
  show(viewOf(GONE))
  expect(cell('price')).toBe('Аналоги')
  expect(count()).toBeDisabled()
  expect(screen.queryByRole('button', { name: /^Не брать|^Вернуть/ })).not.toBeInTheDocument()
})

test.each([
  ['that the shop has deleted', viewOf(null), false],
  ['of which similar ones were looked for', viewOf(GONE), true],
])('of a product %s none are looked for', (_what, view, searched) => {
  show(view, searched)
  expect(cell('price')).toBe('')
  expect(row()).toHaveTextContent('Аналогов нет')
})

test('an analog in its place has its own price, is called one, and another can be taken', async () => {
  show(viewOf(GONE, { analogs: [analog(60), analog(61)] }))
  expect([cell('price'), cell('sum')]).toEqual(['<14>аналог', '<28> ₽+<8>'])
  expect(screen.queryByRole('button', { name: 'Аналоги' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('radio', { name: /Аналог 61/ }))
  await userEvent.click(screen.getByRole('radio', { name: 'Не заменять' }))
  expect(dispatch.mock.calls).toEqual([
    [{ type: 'taken', id: 1, productId: 61 }],
    [{ type: 'taken', id: 1, productId: null }],
  ])
})

test('a product that is sold is not called an analog', () => {
  show(viewOf({ REMAIN: 1 }))
  expect(cell('price')).toBe('<10>')
})

test.each([
  ['/preview.svg', '/detail.svg', '/preview.svg'],
  [null, '/detail.svg', '/detail.svg'],
])('of the pictures %s and %s it shows %s', (PREVIEW_PICTURE_PATH, DETAIL_PICTURE_PATH, src) => {
  show(viewOf({}, { was: { PREVIEW_PICTURE_PATH, DETAIL_PICTURE_PATH } }))
  expect(row().querySelector('img')?.getAttribute('src')).toContain(src)
})

describe('a row that is rendered again', () => {
  const SOLD = viewOf()
  const text = () => row().textContent?.replace(/\s/g, ' ')

  test('asks nothing anew while it says the same', () => {
    const sum = jest.fn(MONEY.sum)
    const next = show(SOLD, false, { ...MONEY, sum })
    sum.mockClear()
    next({ view: { ...SOLD, told: [...SOLD.told], kinds: [...SOLD.kinds], options: [] } })
    expect(sum).not.toHaveBeenCalled()
  })

  test.each<[string, Partial<RepeatView>, RegExp]>([
    ['the row', { row: repeatRow(1, {}, { QUANTITY: 5 }) }, /5 × <10>/],
    ['the product', { product: undefined }, /2 × <10><20>/],
    ['the count', { count: 3, sum: 30 }, /<30> ₽/],
    ['why it was rejected', { rejection: 'Закончился' }, /Закончился/],
    ['what is told', { told: ['dearer'] }, /Дороже/],
    ['what may take its place', { options: [analog(60)] }, /Аналог 60/],
  ])('follows %s', (_what, changes, pattern) => {
    const next = show(SOLD)
    next({ view: { ...SOLD, ...changes } })
    expect(text()).toMatch(pattern)
  })

  test.each<[string, Partial<RepeatView>, RegExp]>([
    ['the basket', { held: 4 }, /В корзине уже 4/],
    ['other rows', { told: ['less'], elsewhere: 1 }, /в других строках/],
  ])('follows how many %s have', (_what, changes, pattern) => {
    const told: RepeatView['told'] = changes.told ?? ['held']
    const view: RepeatView = { ...SOLD, told, held: changes.told ? 0 : 3 }
    const next = show(view)
    expect(text()).not.toMatch(pattern)
    next({ view: { ...view, ...changes } })
    expect(text()).toMatch(pattern)
  })

  test('follows what was looked for', () => {
    const next = show(viewOf(GONE))
    next({ searched: true })
    expect(text()).toMatch(/Аналогов нет/)
  })

  test('follows its place in the list', () => {
    const next = show(SOLD)
    next({ element: { 'aria-posinset': 7 } })
    expect(row()).toHaveAttribute('aria-posinset', '7')
  })
})
