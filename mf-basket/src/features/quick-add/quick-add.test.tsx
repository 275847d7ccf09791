import type { LookupErrorCode } from '@prilavok/shared-kernel/contract'
import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../../testing/basket-api'
import { testRow } from '../../testing/test-rows'
import { QuickAdd } from './QuickAdd'

const { data: state, called } = basketApi()

const codeInput = () => screen.getByRole('textbox', { name: 'Код товара' })
const renderForm = () => renderWithKernel(<QuickAdd basket="main" />)

beforeEach(() => {
  state.catalogue = [testRow({ UP_CODE_1C: '184302', QUANTITY: 0, UP_MULTIPLICITY: { MIN: 12, STEP: 12 } })]
})

test.each(['12345', ''])('[BAS-025] «%s» is no code: it is rejected without a look-up', async (text) => {
  renderForm()
  if (text) await userEvent.type(codeInput(), text)
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

test.each<[LookupErrorCode, string]>([
  ['no_product', 'Товар не найден'],
  ['not_assortment', 'Товар не принадлежит ассортименту магазина'],
  ['not_price', 'У товара не указана цена'],
  ['not_remains', 'Данного товара нет в наличии'],
  ['max_amount', 'В корзине находится максимальное количество данного товара'],
])('[BAS-027] the error %s has its own text', async (code, text) => {
  state.lookupError = code
  renderForm()
  await userEvent.type(codeInput(), '184302')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text))
  expect(codeInput()).toBeInvalid()
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
  expect(changed).toHaveBeenCalledWith({ basket: 'main', CNT: 1, SUM: 1200 })
  expect(codeInput()).toHaveValue('')
  expect(codeInput()).toHaveFocus()
})

test('what is typed while a product is being added stays', async () => {
  let answer: (value?: unknown) => void = () => undefined
  state.gate = new Promise((resolve) => {
    answer = resolve
  })
  renderForm()
  await userEvent.type(codeInput(), '184302{Enter}')
  await waitFor(() => expect(called('POST')).toHaveLength(1))
  await userEvent.clear(codeInput())
  await userEvent.type(codeInput(), '2075')
  answer()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Добавить' })).not.toHaveAttribute('aria-busy'),
  )
  expect(codeInput()).toHaveValue('2075')
})

test('a typed count is rounded up to what can be ordered', async () => {
  renderForm()
  await userEvent.type(codeInput(), '184302')
  await userEvent.type(screen.getByRole('textbox', { name: 'Количество товара' }), '13{Enter}')
  await waitFor(() =>
    expect(called('POST')).toEqual([expect.stringMatching(/main\/add\/ products\[1\]=24&/)]),
  )
})

test('a typed zero is rejected, and nothing is added', async () => {
  renderForm()
  await userEvent.type(codeInput(), '184302')
  await userEvent.type(screen.getByRole('textbox', { name: 'Количество товара' }), '0{Enter}')
  expect(screen.getByRole('status')).toHaveTextContent('Укажите количество больше нуля')
  expect(called('POST')).toEqual([])
})
