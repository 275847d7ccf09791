import { put } from '@prilavok/shared-kernel/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../../testing/basket-api'
import { CATALOGUE, GEL, PAPER, PEN, PUNCH } from '../../testing/catalogue'
import { LOOKUP_ERRORS } from '../../testing/lookup-errors'
import { renderModal } from '../../testing/render-page'

const { data: state, called } = basketApi()

beforeEach(() => {
  state.catalogue = CATALOGUE
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

test('[BAS-025] what is no code is said, also a digit too many in a pasted one, and nothing is looked up', async () => {
  open()
  await userEvent.type(code(1), '12345{Enter}')
  expect(row(1)).toHaveTextContent('Код должен состоять из 6 цифр')
  expect(code(1)).toBeInvalid()
  expect(code(1)).toHaveFocus()
  await put(code(1), '')
  await userEvent.paste('1843021')
  expect(row(1)).toHaveTextContent('Код должен состоять из 6 цифр')
  expect(called('code1c')).toEqual([])
})

test('[BAS-027] each error of the server has its own text', async () => {
  open()
  for (const [at, [error, text]] of LOOKUP_ERRORS.entries()) {
    state.lookupError = error
    await put(code(1), `18430${at}`)
    await waitFor(() => expect(row(1)).toHaveTextContent(text))
    expect(code(1)).toBeInvalid()
    expect(quantity(1)).toBeDisabled()
  }
})

test('[BAS-027] the products of a pasted list have these texts, too', async () => {
  state.catalogue = [
    PAPER,
    { ...PEN, ASSORTMENT: 'N' },
    { ...GEL, PRICE: 0 },
    { ...PUNCH, REMAIN: 0, TO_ORDER: 'N' },
  ]
  open()
  paste(1, '184302\t3\n100241\t2\n201775\t6\n888888\t1')
  await waitFor(() => expect(row(1)).toHaveTextContent('Товар не принадлежит ассортименту магазина'))
  expect(row(2)).toHaveAttribute('data-state', 'valid')
  expect(row(3)).toHaveTextContent('У товара не указана цена')
  expect(row(4)).toHaveTextContent('Данного товара нет в наличии')
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
