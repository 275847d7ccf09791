import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../../testing/basket-api'
import { LOOKUP_ERRORS } from '../../testing/lookup-errors'
import { renderModal } from '../../testing/render-page'
import { testRow } from '../../testing/test-rows'

const { data: state, called } = basketApi()

const product = (ID: number, changes: Parameters<typeof testRow>[0]) =>
  testRow({ ID, QUANTITY: 0, BASKET: 0, PRICE: 10, ...changes })
const PEN = product(1, { UP_CODE_1C: '184302', NAME: 'Ручка «Литера Клик»', PRICE: 18.4 })
const PAPER = product(2, { UP_CODE_1C: '100241', NAME: 'Бумага А4 «Белый лист»', PRICE: 318 })
const GEL = product(3, {
  ...{ UP_CODE_1C: '201775', NAME: 'Ручка гелевая «Глайд»', REMAIN: 36 },
  UP_MULTIPLICITY: { MIN: 6, STEP: 6 },
})
const TAPES = [
  product(4, { UP_CODE_1C: '264118', NAME: 'Скотч прозрачный 48 мм', PRICE: 64.5 }),
  product(5, { UP_CODE_1C: '264125', NAME: 'Скотч прозрачный 19 мм', PRICE: 41.2 }),
]

beforeEach(() => {
  state.catalogue = [PEN, PAPER, GEL, ...TAPES]
})

const open = (basket: 'main' | 'loyalty' = 'main') => renderModal('add-by-code', { basket })
const code = (place: number) => screen.getByRole('textbox', { name: `Код, строка ${place}` })
const findCode = (place: number) => screen.findByRole('textbox', { name: `Код, строка ${place}` })
const codes = () => screen.getAllByRole('textbox', { name: /^Код, строка/ })
const rows = () => screen.getAllByRole('listitem')
const inRow = (place: number) => within(rows()[place - 1] ?? document.body)
const row = (place: number) => rows()[place - 1]
const quantity = (place: number) => inRow(place).getByRole('textbox', { name: /^Количество/ })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const changes = () => called('POST').filter((call) => !call.includes('/match/'))
/** Look-ups wait until the returned function is called. */
function holdLookups(): () => void {
  let answer: (value?: unknown) => void = () => undefined
  state.lookupGate = new Promise((resolve) => {
    answer = resolve
  })
  return () => answer()
}
const paste = (place: number, text: string, html = '') =>
  fireEvent.paste(code(place), {
    clipboardData: { getData: (type: string) => (type === 'text/html' ? html : text) },
  })

test('[BAS-022] the modal begins with one empty row for a code, which has the focus', async () => {
  open()
  expect(await screen.findByRole('dialog', { name: 'Добавить по\u00a0коду' })).toBeVisible()
  expect(codes()).toHaveLength(1)
  await waitFor(() => expect(code(1)).toHaveFocus())
  expect(screen.getByRole('button', { name: 'Добавить товары' })).toBeDisabled()
})

test('[BAS-023] [BAS-026] a row is empty, loading, then valid; a new empty row comes when all are valid', async () => {
  const answer = holdLookups()
  open()
  expect(row(1)).toHaveAttribute('data-state', 'empty')
  await userEvent.type(code(1), '18430')
  expect(called('code1c')).toEqual([])
  await userEvent.type(code(1), '2')
  expect(row(1)).toHaveAttribute('data-state', 'loading')
  expect(row(1)).toHaveTextContent('Ищем товар…')
  expect(codes()).toHaveLength(1)
  answer()
  await waitFor(() => expect(row(1)).toHaveAttribute('data-state', 'valid'))
  expect(row(1)).toHaveTextContent('Ручка «Литера Клик»')
  expect(called('code1c')).toEqual(['GET /v3/api/catalog/product/?code1c=184302'])
  expect(await findCode(2)).toHaveValue('')
  expect(codes()).toHaveLength(2)
})

test('[BAS-023] while a row is wrong no new row comes; mended it does', async () => {
  open()
  await userEvent.type(code(1), '999999')
  await waitFor(() => expect(row(1)).toHaveAttribute('data-state', 'error'))
  expect(codes()).toHaveLength(1)
  await userEvent.clear(code(1))
  await userEvent.type(code(1), '184302')
  await findCode(2)
  await userEvent.type(code(2), '999999')
  await waitFor(() => expect(row(2)).toHaveAttribute('data-state', 'error'))
  expect(codes()).toHaveLength(2)
})

test('[BAS-024] of equal codes the later ones are flagged, and are not added', async () => {
  open()
  await userEvent.type(code(1), '184302{Enter}')
  await waitFor(() => expect(code(2)).toHaveFocus())
  await userEvent.keyboard('184302')
  await waitFor(() => expect(row(2)).toHaveTextContent('Данный товар уже добавлен в список'))
  expect(row(2)).toHaveAttribute('data-state', 'error')
  expect(row(1)).toHaveAttribute('data-state', 'valid')
  await press('Добавить 1\u00a0товар')
  await waitFor(() => expect(changes()).toHaveLength(1))
  expect(changes()[0]).toContain('products[1]=1&')
  // The row that it repeats is in the basket by now: one more press adds nothing.
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(row(1)).toHaveTextContent('Данный товар уже добавлен в список')
  expect(row(1)).toHaveAttribute('data-state', 'error')
})

test.each(['12345', '12345а'])(
  '[BAS-025] «%s» is no code: it is said, and nothing is looked up',
  async (text) => {
    open()
    await userEvent.type(code(1), text)
    await userEvent.keyboard('{Enter}')
    expect(row(1)).toHaveTextContent('Код должен состоять из 6 цифр')
    expect(code(1)).toBeInvalid()
    expect(code(1)).toHaveFocus()
    expect(called('code1c')).toEqual([])
  },
)

test('[BAS-025] a digit too many in a pasted code is said, and nothing is looked up', async () => {
  open()
  await waitFor(() => expect(code(1)).toHaveFocus())
  await userEvent.paste('1843021')
  expect(row(1)).toHaveTextContent('Код должен состоять из 6 цифр')
  expect(called('code1c')).toEqual([])
})

test.each(LOOKUP_ERRORS)('[BAS-027] the error %s of the server has its own text', async (error, text) => {
  state.lookupError = error
  open()
  await userEvent.type(code(1), '184302')
  await waitFor(() => expect(row(1)).toHaveTextContent(text))
  expect(code(1)).toBeInvalid()
  expect(quantity(1)).toBeDisabled()
})

test.each<[string, Parameters<typeof testRow>[0], string]>([
  ['not_assortment', { ASSORTMENT: 'N' }, 'Товар не принадлежит ассортименту магазина'],
  ['not_price', { PRICE: 0 }, 'У товара не указана цена'],
  ['not_remains', { REMAIN: 0, TO_ORDER: 'N' }, 'Данного товара нет в наличии'],
])('[BAS-027] of a pasted list %s has its own text, too', async (_, changed, text) => {
  state.catalogue = [PAPER, { ...PEN, ...changed }]
  open()
  paste(1, '184302\t3\n100241\t2')
  await waitFor(() => expect(row(1)).toHaveTextContent(text))
  expect(row(2)).toHaveAttribute('data-state', 'valid')
})

test('[BAS-027] a basket that holds the whole stock takes no more', async () => {
  state.rows.main = [{ ...GEL, QUANTITY: 36, SUM: 0 }]
  open()
  await userEvent.type(code(1), '201775')
  await waitFor(() =>
    expect(row(1)).toHaveTextContent('В корзине находится максимальное количество данного товара'),
  )
})

test('[BAS-028] all valid rows are added with their counts as one change, the wrong ones stay to be mended', async () => {
  const { kernel } = open()
  paste(1, '184302\t48\n999871\t2\n201775\t7\n100241\t5')
  await waitFor(() => expect(rows().filter(({ dataset }) => dataset.state === 'valid')).toHaveLength(3))
  expect(quantity(3)).toHaveValue('12')
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'Готово к добавлению: 3 на 2 593,20 ₽, 1 строка останется в этом окне',
  )
  await press('Добавить 3\u00a0товара')
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(changes()).toEqual([
    expect.stringMatching(/main\/(add|replace)\/ products\[1\]=48&products\[2\]=5&products\[3\]=12&/),
  ])
  expect(code(1)).toHaveValue('999871')
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'Добавлены 3 товара. Остальные строки ждут исправления.',
  )
  await waitFor(() => expect(kernel.basket.undo()).toBe(true))
  await waitFor(() => expect(state.rows.main).toEqual([]))
})
