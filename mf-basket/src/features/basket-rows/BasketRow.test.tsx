import { partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { basketApi } from '../../testing/basket-api'
import { testRow } from '../../testing/test-rows'
import { BasketRow } from './BasketRow'

const { data: state, called } = basketApi()

type Props = ComponentProps<typeof BasketRow>
const PEN = testRow({ ID: 1, NAME: 'Ручка', UP_CODE_1C: '184302', PRICE: 18.4, QUANTITY: 10 })
const GIFT = testRow({ ID: 1, NAME: 'Ручка', GIFT: 'Y', PRICE: 0, SUM: 0, QUANTITY: 1 })
const propsOf = (props: Partial<Props>): Props => ({
  ...{ row: PEN, element: {}, basket: 'main', price: 18.4, unavailable: false, checked: false, found: false },
  ...{ warning: undefined, onCheck: () => undefined, ...props },
})
function renderRow(props: Partial<Props> = {}, ...others: Partial<Props>[]) {
  state.rows.main = [props, ...others].map(({ row = PEN }) => row)
  return renderWithKernel(
    <ul data-rows="">
      {[props, ...others].map((one) => (
        <BasketRow key={one.row?.ID ?? 0} {...propsOf(one)} />
      ))}
    </ul>,
    { kernel: partKernel() },
  )
}
const row = (name = 'Ручка') => screen.getByRole('listitem', { name })
const cell = (name: string) => row().querySelector(`[data-cell="${name}"]`) as HTMLElement
const textOf = (name: string) => (cell(name).textContent ?? '').replace(/\s/g, ' ')
const quantity = (name = 'Ручка') => screen.getByRole('textbox', { name: `Количество: ${name}` })

test('a row says what it is, what one costs and what all of it does', () => {
  renderRow()
  expect(screen.getByRole('link', { name: 'Ручка' })).toHaveAttribute('href', '/product/1')
  expect(textOf('name')).toContain('Код 184 302')
  expect(textOf('price')).toBe('18,40 ₽')
  expect(textOf('sum')).toBe('184,00 ₽18,40 за шт.')
  expect(row()).toHaveAttribute('data-row', '1')
  expect(row()).not.toHaveAttribute('data-found')
  expect(row()).not.toHaveAttribute('data-unavailable')
  expect(quantity()).toHaveValue('10')
  expect(quantity()).toBeEnabled()
  expect(quantity().closest('[data-in-basket]')).not.toBeNull()
  expect(screen.queryByRole('link', { name: 'Подобрать аналоги' })).toBeNull()
})

test('in the bonus basket it costs points', () => {
  renderRow({ basket: 'loyalty', price: 40 })
  expect(textOf('price')).toMatch(/40 Б/)
  expect(textOf('sum')).toMatch(/^184 Б40 Б за шт\.$/)
})
test.each([
  ['main', /^—$/],
  ['loyalty', /^0 Б/],
] as const)('a price of nothing is %s', (basket, text) => {
  renderRow({ basket, price: 0 })
  expect(textOf('price')).toMatch(text)
})

test('the row that was looked for is marked', () => {
  renderRow({ found: true })
  expect(row()).toHaveAttribute('data-found', 'true')
})

test.each([
  [false, true],
  [true, false],
])('a row that is ticked: %s can be ticked: %s', async (checked, next) => {
  const onCheck = jest.fn()
  renderRow({ checked, onCheck })
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Выбрать: Ручка' })
  expect(box.checked).toBe(checked)
  await userEvent.click(box)
  expect(onCheck.mock.calls).toEqual([[1, next]])
})

test('what cannot be ordered keeps its count, and leads to analogs', () => {
  renderRow({ unavailable: true })
  expect(row()).toHaveAttribute('data-unavailable', 'true')
  expect(quantity()).toBeDisabled()
  expect(quantity().closest('[data-in-basket]')).toBeNull()
  expect(screen.getByRole('link', { name: 'Подобрать аналоги' })).toHaveAttribute(
    'href',
    '/product/1#analogs',
  )
})

test('a gift is given: nothing of it can be changed', () => {
  renderRow({ row: GIFT, unavailable: true })
  expect(row()).toHaveAttribute('data-row', 'gift 1')
  expect(textOf('name')).toContain('Подарок')
  expect([textOf('check'), textOf('price'), textOf('sum'), textOf('remove')]).toEqual([
    '',
    '',
    'Бесплатно',
    '',
  ])
  expect(quantity()).toBeDisabled()
  expect(quantity().closest('[data-in-basket]')).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Удалить/ })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Подобрать аналоги' })).toBeNull()
})

describe('what the server says of a row', () => {
  const warning = 'Цена изменилась'
  test('stands in it', () => {
    renderRow({ warning })
    expect(row()).toHaveTextContent(warning)
  })
  test('gives way to why a change was rejected', async () => {
    const { kernel } = renderRow({ warning })
    state.rejection = 'Больше нет'
    act(() => kernel.basket.set('main', { ID: 1, NAME: 'Ручка', held: 10 }, 20, 'now'))
    expect(await within(row()).findByText('Больше нет')).toBeVisible()
    expect(row()).not.toHaveTextContent(warning)
  })
  test('stays in a gift, which the rejection of the bought one does not concern', async () => {
    const { kernel } = renderRow({ row: GIFT, warning })
    state.rejection = 'Больше нет'
    act(() => kernel.basket.set('main', { ID: 1, NAME: 'Ручка', held: 10 }, 20, 'now'))
    await waitFor(() => expect(called('/replace/')).toHaveLength(1))
    await act(() => kernel.basket.flush())
    expect(row()).toHaveTextContent(warning)
    expect(row()).not.toHaveTextContent('Больше нет')
  })
})

test('a count is changed in its own basket', async () => {
  renderRow()
  await userEvent.click(screen.getByRole('button', { name: 'Увеличить' }))
  await waitFor(() => expect(called('POST')).toEqual(['POST /v3/api/client/basket/replace/ products[1]=11']))
})
test('also in the bonus basket', async () => {
  state.rows.loyalty = [PEN]
  renderRow({ basket: 'loyalty' })
  await userEvent.click(screen.getByRole('button', { name: 'Увеличить' }))
  await waitFor(() =>
    expect(called('POST')).toEqual(['POST /v4/api/client/order_basket/loyalty/replace/ products[1]=11']),
  )
})

describe('of two rows', () => {
  const paper = { row: testRow({ ID: 2, NAME: 'Бумага' }) }
  test('the count of one leads to that of the other', async () => {
    renderRow({}, paper)
    await userEvent.click(quantity())
    await userEvent.keyboard('{Enter}')
    expect(quantity('Бумага')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    expect(quantity()).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    expect(quantity('Бумага')).toHaveFocus()
  })
  test('one goes with its request, and the focus is in the other', async () => {
    renderRow({}, paper)
    await userEvent.click(screen.getByRole('button', { name: 'Удалить: Ручка' }))
    expect(screen.getByRole('button', { name: 'Удалить: Бумага' })).toHaveFocus()
    await waitFor(() =>
      expect(called('POST')).toEqual(['POST /v3/api/client/basket/ products[1]=0&delete=Y']),
    )
  })
})

test('the list gets its element', () => {
  const ref = jest.fn()
  renderRow({ element: { ref, 'aria-setsize': 300 } })
  expect(ref).toHaveBeenCalledWith(row())
  expect(row()).toHaveAttribute('aria-setsize', '300')
})
