import {
  catchSavedFiles,
  LOGGED_IN,
  partKernel,
  renderWithKernel,
  testProduct,
} from '@prilavok/shared-kernel/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cabinetApi } from '../../testing/cabinet-api'
import { readTable } from '../../testing/read-table'
import { UsualGoods } from './UsualGoods'
import { UsualRow } from './UsualRow'

describe('UsualGoods', () => {
  const { intercept, additions } = cabinetApi()
  const show = () =>
    renderWithKernel(<UsualGoods />, { kernel: partKernel({ cookies: LOGGED_IN, personal: {} }) })
  const bought = (ID: number, NAME: string, more = {}) => ({
    ...testProduct({ ID, NAME, PRICE: 10 }),
    ...{ ORDER_CNT: 5, USUAL_QUANTITY: 12, LAST_DATE: '2020-01-01T00:00:00Z', INTERVAL_DAYS: null, ...more },
  })
  const answer = (ITEMS: object[] | number) =>
    intercept(({ path }) =>
      path === '/v3/api/client/bought/' ? (typeof ITEMS === 'number' ? ITEMS : { ITEMS }) : undefined,
    )
  const list = (name: string) => screen.findByRole('list', { name })

  test('goods stand in their usual counts; Enter adds one and goes on to the next', async () => {
    answer([
      bought(1, 'Бумага'),
      bought(2, 'Ручка', { USUAL_QUANTITY: 7, UP_MULTIPLICITY: { MIN: 6, STEP: 6 } }),
    ])
    show()
    const usual = within(await list('Чаще всего заказываете'))
    const paper = usual.getByRole('textbox', { name: /Бумага/ })
    expect(paper).toHaveValue('12')
    expect(usual.getByRole('textbox', { name: /Ручка/ })).toHaveValue('12')
    await userEvent.clear(paper)
    await userEvent.type(paper, '20{Enter}')
    expect(usual.getByRole('textbox', { name: /Ручка/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const added = () => additions().flatMap((body) => Object.entries(body))
    await waitFor(() => expect(added()).toContainEqual(['products[2]', '12']))
    expect(added()).toContainEqual(['products[1]', '20'])
  })

  test('six are shown, the others on demand', async () => {
    answer(Array.from({ length: 9 }, (_, at) => bought(at + 1, `Товар ${at + 1}`)))
    show()
    const usual = await list('Чаще всего заказываете')
    expect(within(usual).getAllByRole('listitem')).toHaveLength(6)
    await userEvent.click(screen.getByRole('button', { name: 'Показать все, 9' }))
    expect(within(usual).getAllByRole('listitem')).toHaveLength(9)
    await userEvent.click(screen.getByRole('button', { name: 'Свернуть', expanded: true }))
    expect(within(usual).getAllByRole('listitem')).toHaveLength(6)
  })

  test('without past orders the block says so; what failed can be asked for again; a back end without the call has no block', async () => {
    answer([])
    const { unmount } = show()
    expect(await screen.findByText(/Здесь появятся товары/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Открыть каталог' })).toHaveAttribute('href', '/catalog-list')
    unmount()
    answer(500)
    const failed = show()
    const note = await screen.findByText(/Не удалось загрузить частые товары/)
    expect(
      within(note.closest('section') as HTMLElement).queryByText('Скачать таблицу'),
    ).not.toBeInTheDocument()
    answer([bought(1, 'Бумага')])
    const again = within(note.closest('section') as HTMLElement).getByRole('button', { name: 'Повторить' })
    await userEvent.click(again)
    expect(await list('Чаще всего заказываете')).toBeVisible()
    failed.unmount()
    answer(404)
    show()
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Чаще всего заказываете' })).toBeNull())
  })

  test('goods show their stock, and are saved as a table', async () => {
    const saved = catchSavedFiles()
    answer([bought(1, 'Бумага', { REMAIN: 18 }), bought(2, 'Ручка', { REMAIN: 0, TO_ORDER: 'Y' })])
    show()
    const [paper, pen] = within(await list('Чаще всего заказываете')).getAllByRole('listitem')
    expect(within(paper as HTMLElement).getByText('Мало, 18 шт.')).toBeVisible()
    expect(within(pen as HTMLElement).getByText('Под заказ')).toBeVisible()
    const block = within(screen.getByRole('region', { name: 'Чаще всего заказываете' }))
    await userEvent.click(block.getByRole('button', { name: 'Скачать таблицу' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    const [file] = saved
    if (!file) throw new Error('Nothing was saved.')
    expect(file.name).toBe('Частые товары.xlsx')
    const [header, first] = await readTable(file)
    expect(header).toEqual([
      ...['Код', 'Товар', 'Заказов', 'Обычное количество', 'Единица', 'Цена', 'На складе', 'Последний заказ'],
    ])
    expect(first?.slice(0, -1)).toEqual(['184302', 'Бумага', 5, 12, 'шт.', 10, 18])
    expect(first?.at(-1)).not.toBeNull()
  })

  test('goods that have been ordered once each are not called the most frequent', async () => {
    answer([bought(1, 'Бумага', { ORDER_CNT: 1 })])
    show()
    expect(await list('Вы заказывали')).toHaveTextContent('в 1 заказе')
    expect(screen.queryByText('Чаще всего заказываете')).not.toBeInTheDocument()
    cleanup()
    answer([bought(1, 'Бумага', { ORDER_CNT: 1 }), bought(2, 'Ручка', { ORDER_CNT: 2 })])
    show()
    expect(await list('Чаще всего заказываете')).toBeVisible()
  })
})

describe('UsualRow', () => {
  cabinetApi()

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
  const add = () => screen.getByRole('button', { name: 'В корзину: Ручка' })

  test('what cannot be bought has no way into the basket', () => {
    show(bought({ ASSORTMENT: 'N' }))
    expect(add()).toBeDisabled()
  })
})
