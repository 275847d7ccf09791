import type { BasketType } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { basketApi } from '../../testing/basket-api'
import { orderBasket } from '../../testing/basket-state'
import { renderPage } from '../../testing/render-page'
import { testRow, testRows } from '../../testing/test-rows'
import { BasketRow } from './BasketRow'
import { useRestoredFocus } from './use-restored-focus'

const { data: state, called } = basketApi()

interface View {
  hasRow?: boolean
  basket?: BasketType
  isKnown?: boolean
}

const outside: { show: (view: View) => void } = { show: () => undefined }

function Rows({ first }: { first: View }) {
  const [view, setView] = useState(first)
  outside.show = setView
  const { hasRow = true, basket = 'main', isKnown = true } = view
  const [answer, setAnswer] = useState({ view, data: orderBasket(state, basket, new URLSearchParams()) })
  if (answer.view !== view) setAnswer({ view, data: orderBasket(state, basket, new URLSearchParams()) })
  useRestoredFocus(isKnown ? answer.data : undefined)
  return (
    <>
      <button type="button">Оформить</button>
      <ul>
        {hasRow && (
          <li data-row="1">
            <a href="/product/1">Товар 1</a>
          </li>
        )}
      </ul>
    </>
  )
}

const button = () => screen.getByRole('button')

describe('BasketRow', () => {
  type Props = ComponentProps<typeof BasketRow>
  const PEN = testRow({ ID: 1, NAME: 'Ручка', UP_CODE_1C: '184302', PRICE: 18.4, QUANTITY: 10 })
  const GIFT = testRow({ ID: 1, NAME: 'Ручка', GIFT: 'Y', PRICE: 0, SUM: 0, QUANTITY: 1 })
  const propsOf = (props: Partial<Props>): Props => ({
    ...{
      row: PEN,
      element: {},
      basket: 'main',
      price: 18.4,
      unavailable: false,
      checked: false,
      found: false,
    },
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

  describe('what the server says of a row', () => {
    const warning = 'Цена изменилась'
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

  describe('of two rows', () => {
    const paper = { row: testRow({ ID: 2, NAME: 'Бумага' }) }
    test('one goes with its request, and the focus is in the other', async () => {
      renderRow({}, paper)
      await userEvent.click(screen.getByRole('button', { name: 'Удалить: Ручка' }))
      expect(screen.getByRole('button', { name: 'Удалить: Бумага' })).toHaveFocus()
      await waitFor(() =>
        expect(called('POST')).toEqual(['POST /v3/api/client/basket/ products[1]=0&delete=Y']),
      )
    })
  })
})

describe('use-restored-focus', () => {
  const rowHasFocus = () => screen.getByRole('listitem').contains(document.activeElement)

  /** Another answer of the basket. */
  const show = (view: View = {}) => act(() => outside.show({ ...view }))

  beforeEach(() => {
    state.rows.main = testRows(2)
  })
  async function undoRemoval(kernel: Kernel) {
    const before = called('POST').length
    act(() => kernel.basket.set('main', { ID: 1, NAME: 'Товар 1', held: 10 }, 0, 'now'))
    await waitFor(() => expect(called('POST').length).toBeGreaterThan(before))
    await waitFor(() => expect(kernel.basket.changes.current().main.size).toBe(0))
    act(() => void kernel.basket.undo())
  }
  async function renderUndone(first: View = {}) {
    const kernel = partKernel()
    renderWithKernel(<Rows first={first} />, { kernel })
    await undoRemoval(kernel)
    expect(kernel.basket.restored()).toMatchObject({ productId: 1 })
    expect(document.body).toHaveFocus()
    return kernel
  }

  test('a focus that is elsewhere by then stays, also with later answers', async () => {
    await renderUndone()
    act(() => button().focus())
    show()
    expect(button()).toHaveFocus()
    act(() => button().blur())
    show()
    expect(document.body).toHaveFocus()
  })

  test('it comes once for each removal that is taken back', async () => {
    const kernel = await renderUndone()
    show()
    act(() => (document.activeElement as HTMLElement).blur())
    show()
    expect(document.body).toHaveFocus()
    await undoRemoval(kernel)
    show()
    expect(rowHasFocus()).toBe(true)
  })

  test('it waits for the row, and for the answer of the basket', async () => {
    await renderUndone({ hasRow: false })
    show({ hasRow: false })
    expect(document.body).toHaveFocus()
    show({ isKnown: false })
    expect(document.body).toHaveFocus()
    show()
    expect(rowHasFocus()).toBe(true)
  })

  test('a row of the other basket is none', async () => {
    await renderUndone()
    show({ basket: 'loyalty' })
    expect(document.body).toHaveFocus()
  })
})

describe('long-basket', () => {
  // The code of long lists comes a moment later: on a busy machine its first load takes longer than a test waits.
  beforeAll(async () => void (await import('@prilavok/shared-kernel/ui/long-rows')), 30_000)

  const MANY = 300
  /** The first page of a file renders slowly on a busy machine. */
  const PATIENT = { timeout: 15_000 }

  // jsdom lays nothing out: a row is as high as it is said to be.
  beforeEach(() => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(80)
    jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    state.rows.main = testRows(MANY)
  })

  const open = async () => {
    renderPage('/basket')
    const group = within(await screen.findByRole('region', { name: 'В наличии' }))
    // The code of long lists comes a moment later.
    await waitFor(
      () => expect(group.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', String(MANY)),
      PATIENT,
    )
    return group
  }

  test('a basket of hundreds renders the rows near the screen and says how many there are', async () => {
    const group = await open()
    const rows = group.getAllByRole('listitem')
    expect(rows.length).toBeLessThan(80)
    expect(rows.length).toBeGreaterThan(5)
  })

  test('«Выбрать всё» and the removal meet every row, also those that are not rendered', async () => {
    await open()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Выбрать всё' }))
    await userEvent.click(screen.getByRole('button', { name: /Удалить выбранные/ }))
    await waitFor(() => expect(called('POST')).toHaveLength(1))
    expect(called('POST')[0]?.match(/products\[\d+\]=0/g)).toHaveLength(MANY)
  })

  test('what is printed is a table of every row and the sums; the list renders no more rows for it', async () => {
    const group = await open()
    const rendered = group.getAllByRole('listitem').length
    fireEvent(window, new Event('beforeprint'))
    // On the screen the sheet is not seen.
    const sheet = within(screen.getByRole('article', { hidden: true }))
    const lines = sheet.getAllByRole('row', { hidden: true })
    expect(lines).toHaveLength(MANY + 1)
    expect(lines.at(-1)).toHaveTextContent(/^300.*Товар 30010\sшт\.100,00\s₽1\s000,00\s₽$/)
    expect(group.getAllByRole('listitem')).toHaveLength(rendered)
    expect(screen.getByRole('article', { hidden: true })).toHaveTextContent(/Итого300\s000,00/)
    fireEvent(window, new Event('afterprint'))
    expect(screen.queryByRole('article', { hidden: true })).toBeNull()
  })

  test('the find of the browser, from the find of the page, meets every row', async () => {
    const group = await open()
    const find = screen.getByRole('searchbox', { name: /Найти в\sкорзине/ })
    fireEvent.keyDown(find, { key: 'f', code: 'KeyF', ctrlKey: true })
    expect(group.getAllByRole('listitem')).toHaveLength(MANY)
  })
})
