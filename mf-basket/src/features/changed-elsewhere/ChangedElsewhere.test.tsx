import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../../testing/basket-api'
import { renderPage } from '../../testing/render-page'
import { testRow, testRows } from '../../testing/test-rows'

const { data: state, called } = basketApi()
const NBSP = '\u00a0'
const TITLE = 'Корзину изменили в другом месте'
const row = (name: string) => screen.getByRole('listitem', { name })
const open = async () => {
  const rendered = renderPage('/basket')
  await screen.findByRole('complementary', { name: 'Заказ' })
  return rendered
}
const found = async () =>
  (await screen.findByText(TITLE, undefined, { timeout: 4000 })).closest('div') as HTMLElement
const shownAgain = () => act(() => void document.dispatchEvent(new Event('visibilitychange')))
const lines = async () =>
  within(await found())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const setRows = (counts: Record<string, number>) => {
  state.rows.main = Object.entries(counts).map(([name, QUANTITY]) =>
    testRow({ ID: Number(/\d+$/.exec(name)), NAME: name, QUANTITY }),
  )
}

test('what a colleague has changed, added and removed is named with both counts, and can be put back', async () => {
  setRows({ 'Товар 1': 10, 'Товар 2': 5, 'Товар 3': 1 })
  await open()
  setRows({ 'Товар 1': 20, 'Товар 3': 1, 'Товар 4': 7 })
  shownAgain()
  expect(await lines()).toEqual([
    `Товар 1: 10${NBSP}→${NBSP}20`,
    'Товар 2: удалено, было 5',
    'Товар 4: добавлено 7',
  ])
  expect(row('Товар 4')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Вернуть как было' }))
  expect(screen.queryByText(TITLE)).toBeNull()
  await waitFor(() => expect(called('POST')).toHaveLength(3))
  await waitFor(() =>
    expect(Object.fromEntries(state.rows.main.map(({ ID, QUANTITY }) => [ID, QUANTITY]))).toEqual({
      1: 10,
      2: 5,
      3: 1,
    }),
  )
})

test('own changes, gifts and what this browser does elsewhere are not news', async () => {
  const gift = testRow({ ID: 9, NAME: 'Кружка', GIFT: 'Y', QUANTITY: 1 })
  state.rows.main = [...testRows(2), gift]
  const { kernel } = await open()
  await userEvent.click(within(row('Товар 1')).getByRole('button', { name: 'Увеличить' }))
  await waitFor(() => expect(called('POST')).toHaveLength(1))
  await waitFor(() => expect(kernel.basket.changes.current().main.size).toBe(0))
  state.rows.main = [...testRows(3), { ...gift, QUANTITY: 2 }]
  act(() => kernel.bus.emit('basket:changed', { basket: 'main', CNT: 3, SUM: 3000 }))
  expect(await screen.findByRole('listitem', { name: 'Товар 3' })).toBeVisible()
  expect(screen.queryByText(TITLE)).toBeNull()
})

test('what the server has fitted to the stock is said at its row, not as somebody’s doing', async () => {
  setRows({ 'Товар 1': 10, 'Товар 2': 5 })
  await open()
  setRows({ 'Товар 1': 4, 'Товар 2': 6 })
  state.warnings = [{ PRODUCT_ID: 1, TEXT: 'На складе 4 шт.' }]
  shownAgain()
  expect(await lines()).toEqual([`Товар 2: 5${NBSP}→${NBSP}6`])
})

/** Answers of changes from now on wait until the returned function is called. */
function holdAnswers(): () => void {
  let go = () => {}
  state.gate = new Promise<void>((resolve) => {
    go = resolve
  })
  return go
}
const increase = (name: string) =>
  userEvent.click(within(row(name)).getByRole('button', { name: 'Увеличить' }))

test('a row that the buyer changes himself leaves the note, and is not put back', async () => {
  setRows({ 'Товар 1': 5, 'Товар 2': 1, 'Товар 3': 1 })
  const { kernel } = await open()
  setRows({ 'Товар 1': 7, 'Товар 2': 3, 'Товар 3': 4 })
  shownAgain()
  expect(await lines()).toHaveLength(3)
  await increase('Товар 1')
  await waitFor(() => expect(kernel.basket.changes.current().main.size).toBe(0))
  await waitFor(async () =>
    expect(await lines()).toEqual([`Товар 2: 1${NBSP}→${NBSP}3`, `Товар 3: 1${NBSP}→${NBSP}4`]),
  )
  // His change of another one is still on its way.
  const answer = holdAnswers()
  await increase('Товар 2')
  await userEvent.click(screen.getByRole('button', { name: 'Вернуть как было' }))
  answer()
  await waitFor(() => expect(kernel.basket.changes.current().main.size).toBe(0))
  expect(state.rows.main.map(({ QUANTITY }) => QUANTITY)).toEqual([8, 4, 1])
})

describe('a row that goes while its count is being typed', () => {
  const type = async (name: string, text: string) => {
    const input = within(row(name)).getByRole('textbox', { name: /^Количество/ })
    await userEvent.clear(input)
    await userEvent.type(input, text)
  }
  const inBasket = () => state.rows.main.map(({ ID, QUANTITY }) => [ID, QUANTITY])

  test('is told with the count, which comes back on demand, as it can be bought', async () => {
    setRows({ 'Товар 1': 10, 'Товар 2': 5 })
    state.rows.main = state.rows.main.map((one) => ({ ...one, UP_MULTIPLICITY: { MIN: 1, STEP: 5 } }))
    const { kernel } = await open()
    await type('Товар 2', '39')
    state.rows.main = state.rows.main.slice(0, 1)
    shownAgain()
    expect(await lines()).toEqual(['Товар 2: удалено, было 5'])
    const [notice] = kernel.notices.current()
    expect(notice?.text).toMatch(
      /^«Товар 2» удалили из.корзины в.другом месте, пока вы.вводили количество.41$/,
    )
    expect(notice).toMatchObject({ lasting: true, action: { label: `Вернуть 41${NBSP}шт.` } })
    act(() => notice?.action?.run())
    await waitFor(() => expect(inBasket()).toContainEqual([2, 41]))
    await waitFor(() => expect(screen.queryByText(TITLE)).toBeNull())
  })
})

test('a draft that went with its row in another tab of the buyer is not offered when the row goes again', async () => {
  setRows({ 'Товар 1': 10, 'Товар 2': 5 })
  const { kernel } = await open()
  const input = within(row('Товар 2')).getByRole('textbox', { name: /^Количество/ })
  await userEvent.clear(input)
  await userEvent.type(input, '39')
  setRows({ 'Товар 1': 10 })
  act(() => kernel.bus.emit('basket:changed', { basket: 'main', CNT: 1, SUM: 1000 }))
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Товар 2' })).toBeNull())
  setRows({ 'Товар 1': 10, 'Товар 2': 5 })
  shownAgain()
  expect(await lines()).toEqual(['Товар 2: добавлено 5'])
  setRows({ 'Товар 1': 10 })
  shownAgain()
  await waitFor(() => expect(screen.queryByText(TITLE)).toBeNull())
  expect(kernel.notices.current()).toEqual([])
})

describe('the note comes above the rows', () => {
  const HEIGHT = 92
  const scrollBy = jest.fn()
  beforeEach(() => {
    scrollBy.mockClear()
    jest.spyOn(window, 'scrollBy').mockImplementation(scrollBy)
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(HEIGHT)
  })
  afterEach(() => jest.restoreAllMocks())
  const change = async () => {
    setRows({ 'Товар 1': 10, 'Товар 2': 9 })
    shownAgain()
    await found()
  }

  test('and the count that is being typed stays where it is on the screen', async () => {
    setRows({ 'Товар 1': 10, 'Товар 2': 5 })
    await open()
    await userEvent.type(within(row('Товар 1')).getByRole('textbox', { name: /^Количество/ }), '1')
    await change()
    expect(scrollBy.mock.calls).toEqual([[0, HEIGHT]])
    await userEvent.click(screen.getByRole('button', { name: 'Понятно' }))
    expect(scrollBy).toHaveBeenCalledTimes(1)
  })
})
