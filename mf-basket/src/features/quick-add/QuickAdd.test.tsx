import { put, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../../testing/basket-api'
import { LOOKUP_ERRORS } from '../../testing/lookup-errors'
import { renderPage } from '../../testing/render-page'
import { testRow, testRows } from '../../testing/test-rows'
import { QuickAdd } from './QuickAdd'
import { useQuickAdd } from './use-quick-add'

const { data: state, called, intercept } = basketApi()

const codeInput = () => screen.getByRole('textbox', { name: 'Код товара' })
function Form() {
  return <QuickAdd basket="main" form={useQuickAdd('main', [])} />
}
const renderForm = () => renderWithKernel(<Form />)

beforeEach(() => {
  state.catalogue = [testRow({ UP_CODE_1C: '184302', QUANTITY: 0, UP_MULTIPLICITY: { MIN: 12, STEP: 12 } })]
})

test('[BAS-025] what is no code is rejected without a look-up', async () => {
  renderForm()
  await put(codeInput(), '12345')
  await userEvent.click(screen.getByRole('button', { name: 'Добавить' }))
  expect(screen.getByRole('status')).toHaveTextContent('Код должен состоять из 6 цифр')
  expect(called('code1c')).toEqual([])
})

test('[BAS-026] the sixth digit looks the code up and shows the product', async () => {
  renderForm()
  await userEvent.type(codeInput(), '184302')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Ручка шариковая «Литера Клик»'))
  expect(called('code1c')).toEqual(['GET /v3/api/catalog/product/?code1c=184302'])
})

test('[BAS-027] each error of the server has its own text', async () => {
  renderForm()
  for (const [at, [error, text]] of LOOKUP_ERRORS.entries()) {
    state.lookupError = error
    await put(codeInput(), `18430${at}`)
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text))
    expect(codeInput()).toBeInvalid()
  }
})

test('a look-up without an answer says that nothing is lost, what to do, and opens no modal', async () => {
  intercept(({ query }) => (query.has('code1c') ? 500 : undefined))
  const { kernel } = renderForm()
  await userEvent.type(codeInput(), '184302{Enter}')
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      'Код и количество остались в поле: нажмите «Добавить» ещё раз.',
    ),
  )
  await waitFor(() => expect(codeInput()).toHaveValue('184302'))
  expect(kernel.modals.current()).toEqual([])
})

test('a list that is pasted into the code, or beside the fields, is shown before it is added', async () => {
  const list = '398593\t2\n303958\t2'
  const clipboardData = { getData: (type: string) => (type === 'text/html' ? '' : list) }
  const { kernel } = renderPage('/basket')
  await screen.findByText('Ваша корзина пуста')
  const shown = [{ name: 'pastePreview', props: { text: list, basket: 'main' } }]
  const field = codeInput()
  fireEvent.paste(field, { clipboardData })
  expect(kernel.modals.current()).toEqual(shown)
  expect(field).toHaveValue('')
  act(() => kernel.modals.close())
  fireEvent.paste(document.body, { clipboardData })
  expect(kernel.modals.current()).toEqual(shown)
  act(() => kernel.modals.close())
  fireEvent.paste(field, { clipboardData: { getData: () => '398593' } })
  expect(kernel.modals.current()).toEqual([])
})

test('Enter right after the last digit adds the smallest count, and the next code can be typed', async () => {
  const { kernel } = renderForm()
  const changed = jest.fn()
  kernel.bus.on('basket:changed', changed)
  await userEvent.type(codeInput(), '184302{Enter}')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Добавлено: Ручка шариковая'))
  expect(called('POST')).toEqual([
    expect.stringMatching(/main\/add\/ products\[1\]=12&idempotency_key=\w{32}$/),
  ])
  expect(changed).toHaveBeenCalledWith(expect.objectContaining({ basket: 'main', CNT: 1, SUM: 1200 }))
  expect(codeInput()).toHaveValue('')
  expect(codeInput()).toHaveFocus()
})

test('of a count the stock and its multiples make another one: the line says so', async () => {
  Object.assign(state.catalogue[0] ?? {}, { REMAIN: 36, BASKET: 0 })
  renderForm()
  await put(codeInput(), '184302')
  await put(screen.getByRole('textbox', { name: 'Количество товара' }), '13')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/24.шт\. Округлили 13 до.24$/))
  expect(called('POST')[0]).toContain('products[1]=24&')
})

test('codes that are entered while one is being added wait for their turn; one that is wrong comes back', async () => {
  let answer: (value?: unknown) => void = () => undefined
  state.gate = new Promise((resolve) => {
    answer = resolve
  })
  state.catalogue.push(testRow({ ID: 2, UP_CODE_1C: '100241', QUANTITY: 0, NAME: 'Бумага А4' }))
  renderForm()
  await userEvent.type(codeInput(), '184302{Enter}')
  await waitFor(() => expect(called('POST')).toHaveLength(1))
  await userEvent.type(codeInput(), '999999{Enter}')
  await userEvent.type(codeInput(), '100241{Enter}')
  expect(codeInput()).toHaveValue('')
  answer()
  await waitFor(() => expect(called('POST')).toHaveLength(2))
  await waitFor(() => expect(codeInput()).toHaveValue('999999'))
  expect(screen.getByRole('status')).toHaveTextContent('Товар не найден')
  expect(state.rows.main.map(({ ID }) => ID)).toEqual([1, 2])
})

test('a typed zero is rejected, and nothing is added', async () => {
  renderForm()
  await userEvent.type(codeInput(), '184302')
  await userEvent.type(screen.getByRole('textbox', { name: 'Количество товара' }), '0{Enter}')
  expect(screen.getByRole('status')).toHaveTextContent('Укажите количество больше нуля')
  expect(called('POST')).toEqual([])
})

test.each([
  ['[BAS-022]:', 'Несколько кодов', 'add-by-code', { basket: 'main' }],
  ['[BAS-029]:', 'Из\u00a0файла XLS', 'add-from-file', { basket: 'main' }],
  ['a list:', 'Вставить список', 'pastePreview', { text: '', basket: 'main' }],
])('%s «%s» opens %s', async (_, entry, name, props) => {
  const { kernel } = renderForm()
  await userEvent.click(screen.getByRole('button', { name: entry }))
  expect(kernel.modals.current()).toEqual([{ name, props }])
})

test('a new row is shown wherever it has landed, and the next code can be typed', async () => {
  state.rows.main = testRows(30, 100)
  const shown: string[] = []
  const scroll = jest.fn(function (this: HTMLElement) {
    shown.push(this.getAttribute('aria-label') ?? '')
  })
  Object.defineProperty(HTMLElement.prototype, 'scrollIntoView', { value: scroll, configurable: true })
  renderPage('/basket')
  // With the rows the field is mounted anew.
  await screen.findAllByRole('listitem', { name: /./ })
  await userEvent.type(codeInput(), '184302{Enter}')
  const row = await screen.findByRole('listitem', { name: /Литера Клик/ })
  await waitFor(() => expect(shown).toEqual([row.getAttribute('aria-label')]))
  expect(row).toHaveAttribute('data-found')
  expect(codeInput()).toHaveFocus()
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView')
})
