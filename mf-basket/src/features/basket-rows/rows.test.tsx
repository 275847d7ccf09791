import { partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { basketApi } from '../../testing/basket-api'
import { renderPage } from '../../testing/render-page'
import { testRow, testRows } from '../../testing/test-rows'
import { BasketRow } from './BasketRow'

const { data: state, called } = basketApi()

describe('BasketRow', () => {
  type Props = ComponentProps<typeof BasketRow>
  const PEN = testRow({ ID: 1, NAME: 'Ручка', UP_CODE_1C: '184302', PRICE: 18.4, QUANTITY: 10 })
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

describe('long-basket', () => {
  // The code of long lists comes a moment later: on a busy machine its first load takes longer than a test waits.
  beforeAll(async () => void (await import('@prilavok/shared-kernel/ui/long-rows')))

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

  test('a basket of hundreds renders the rows near the screen; its print, «Выбрать всё» and the find of the browser meet every row', async () => {
    const group = await open()
    const rendered = group.getAllByRole('listitem').length
    expect(rendered).toBeLessThan(80)
    expect(rendered).toBeGreaterThan(5)
    fireEvent(window, new Event('beforeprint'))
    // On the screen the sheet is not seen.
    const sheet = screen.getByRole('article', { hidden: true })
    const lines = sheet.querySelectorAll('tr')
    expect(lines).toHaveLength(MANY + 1)
    expect(lines[MANY]).toHaveTextContent(/^300.*Товар 30010\sшт\.100,00\s₽1\s000,00\s₽$/)
    expect(sheet).toHaveTextContent(/Итого300\s000,00/)
    expect(group.getAllByRole('listitem')).toHaveLength(rendered)
    fireEvent(window, new Event('afterprint'))
    expect(screen.queryByRole('article', { hidden: true })).toBeNull()

    const find = screen.getByRole('searchbox', { name: /Найти в\sкорзине/ })
    const all = screen.getByRole('checkbox', { name: 'Выбрать всё' })
    fireEvent.keyDown(find, { key: 'f', code: 'KeyF', ctrlKey: true })
    expect(document.querySelectorAll('li[data-row]')).toHaveLength(MANY)

    fireEvent.click(all)
    fireEvent.click(screen.getByText(/Удалить выбранные/))
    await waitFor(() => expect(called('POST')).toHaveLength(1))
    expect(called('POST')[0]?.match(/products\[\d+\]=0/g)).toHaveLength(MANY)
  })
})
