import { KernelProvider } from '@prilavok/shared-kernel/kernel'
import { testKernel } from '@prilavok/shared-kernel/testing'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { basketApi } from '../../../testing/basket-api'
import { testRow } from '../../../testing/test-rows'
import type { CodeRow, GivenRow } from './code-row'
import { useCodeRows } from './use-code-rows'

const { data: state, called, intercept } = basketApi()

const product = (ID: number, UP_CODE_1C: string, PRICE: number) =>
  testRow({ ID, UP_CODE_1C, NAME: `Товар ${ID}`, PRICE, QUANTITY: 0, BASKET: 0 })
const [PEN, PAPER] = [product(1, '184302', 0.1), product(2, '100241', 0.2)]
beforeEach(() => {
  state.catalogue = [PEN, PAPER]
})

function renderRows(given?: readonly GivenRow[], grows?: boolean) {
  const kernel = testKernel()
  const onDone = jest.fn()
  const { result } = renderHook(
    () => useCodeRows('main', { given, ...(grows === undefined ? {} : { grows }), onDone }),
    {
      wrapper: ({ children }) => (
        <QueryClientProvider client={kernel.query}>
          <KernelProvider value={kernel}>{children}</KernelProvider>
        </QueryClientProvider>
      ),
    },
  )
  return {
    onDone,
    rows: () => result.current,
    states: () => result.current.views.map((view) => view.state),
    codes: () => result.current.views.map(({ row }) => row.code),
  }
}
const type = (rows: ReturnType<typeof renderRows>, number: number, code: string) =>
  act(() => rows.rows().actions.type(number, code))
const lookups = () => [...called('code1c'), ...called('/match/')]
const given = (...codes: string[]): GivenRow[] => codes.map((code) => ({ code, quantity: 1 }))

test('the form begins with an empty row, in which nothing is lost', () => {
  const form = renderRows()
  expect(form.states()).toEqual(['empty'])
  expect(form.rows()).toMatchObject({ valid: 0, left: 0, sum: 0, edited: false, added: 0, canUndo: false })
  expect(lookups()).toEqual([])
})

test('a whole code is looked up by itself, a part of one is not; the next row comes when it is valid', async () => {
  const form = renderRows()
  type(form, 1, '18430')
  expect(form.rows()).toMatchObject({ left: 1, edited: true })
  type(form, 1, '184302')
  await waitFor(() => expect(form.states()).toEqual(['valid', 'empty']))
  expect(lookups()).toEqual(['GET /v3/api/catalog/product/?code1c=184302'])
  expect(form.rows()).toMatchObject({ valid: 1, left: 0, sum: 0.1, edited: true })
})

test('sums are exact to the kopeck', async () => {
  const form = renderRows(given('184302', '100241'))
  await waitFor(() => expect(form.rows().sum).toBe(0.3))
})

test('rows of a list are looked up at the beginning; what is not looked up is not asked for', async () => {
  const form = renderRows(given('184302', '12', '999999'))
  await waitFor(() => expect(form.states()).toEqual(['valid', 'error', 'error']))
  expect(called('/match/')).toHaveLength(1)
  expect(called('/match/')[0]).not.toContain('[code]=12&')
  expect(called('code1c')).toEqual([])
  expect(form.rows()).toMatchObject({ valid: 1, left: 2, edited: true })
})

test('where rows may not grow none follows, and nothing is typed on', async () => {
  const form = renderRows(given('184302'), false)
  await waitFor(() => expect(form.states()).toEqual(['valid']))
  expect(form.rows().typeOn(1, '1')).toBeUndefined()
  expect(form.codes()).toEqual(['184302'])
})

test('what is typed on after a code begins the next row, and is looked up once it is whole', async () => {
  const form = renderRows()
  type(form, 1, '184302')
  await waitFor(() => expect(form.states()).toEqual(['valid', 'empty']))
  act(() => void expect(form.rows().typeOn(1, '10024')).toBe(2))
  expect(form.codes()).toEqual(['184302', '10024'])
  expect(called('code1c')).toHaveLength(1)
  act(() => void expect(form.rows().typeOn(1, '1')).toBe(2))
  await waitFor(() => expect(form.states()).toEqual(['valid', 'valid', 'empty']))
  expect(called('code1c=100241')).toHaveLength(1)
  expect(called('code1c')).toHaveLength(2)
  act(() => void expect(form.rows().typeOn(99, '1')).toBeUndefined())
})

test('pasted lines are asked for alone, and those without room are told', async () => {
  const form = renderRows(given('184302'))
  await waitFor(() => expect(form.states()).toEqual(['valid', 'empty']))
  act(() => void expect(form.rows().paste(1, given('100241', '12'))).toBe(0))
  await waitFor(() => expect(form.states()).toEqual(['valid', 'valid', 'error', 'empty']))
  const [, second, ...others] = called('/match/')
  expect(others).toEqual([])
  expect(second).toContain('[code]=100241')
  expect(second).not.toContain('184302')
  expect(second).not.toContain('[code]=12')
  const many = given(...Array.from({ length: 998 }, () => '12'))
  act(() => void expect(form.rows().append(many)).toBe(1))
  expect(form.codes()).toHaveLength(1000)
  expect(form.codes().slice(0, 3)).toEqual(['184302', '100241', '12'])
})

test('rows that are still looked for are not asked for once more', async () => {
  let answer: (value?: unknown) => void = () => undefined
  state.gate = new Promise((resolve) => {
    answer = resolve
  })
  const form = renderRows(given('184302'))
  await waitFor(() => expect(called('/match/')).toHaveLength(1))
  act(() => void form.rows().paste(1, given('100241')))
  answer()
  await waitFor(() => expect(form.states()).toEqual(['valid', 'valid', 'empty']))
  expect(called('184302')).toHaveLength(1)
})

test('lines come below all rows of an empty form, too', () => {
  const form = renderRows()
  act(() => void form.rows().append(given('12', '13')))
  expect(form.codes()).toEqual(['12', '13'])
})

test('a form of a thousand rows does not grow', async () => {
  state.catalogue = Array.from({ length: 1000 }, (_, at) => product(100 + at, String(300_000 + at), 1))
  const form = renderRows(given(...state.catalogue.map(({ UP_CODE_1C }) => UP_CODE_1C)))
  await waitFor(() => expect(form.rows().valid).toBe(1000), { timeout: 10_000 })
  expect(form.codes()).toHaveLength(1000)
}, 20_000)

test('a count, a choice, a row that goes and comes back', async () => {
  const form = renderRows(given('184302', '12'))
  await waitFor(() => expect(form.states()).toEqual(['valid', 'error']))
  const { actions } = form.rows()
  act(() => actions.count(1, 5))
  expect(form.rows().sum).toBe(0.5)
  act(() => actions.choose(2, PAPER))
  expect(form.codes()).toEqual(['184302', '100241', ''])
  expect(form.rows().canUndo).toBe(false)
  act(() => actions.remove(1))
  expect(form.codes()).toEqual(['100241', ''])
  expect(form.rows().canUndo).toBe(true)
  act(() => form.rows().undo())
  expect(form.codes()).toEqual(['184302', '100241', ''])
})

test('a form whose rows are all taken out holds nothing that could be lost', () => {
  const form = renderRows()
  type(form, 1, '12')
  act(() => form.rows().actions.remove(1))
  expect(form.rows()).toMatchObject({ edited: false, left: 0 })
})

test('a code that is left counts', () => {
  const form = renderRows()
  type(form, 1, '12')
  expect(form.states()).toEqual(['typing'])
  act(() => form.rows().actions.leave(1))
  expect(form.states()).toEqual(['error'])
})

test('a look-up without an answer is repeated', async () => {
  intercept(({ query }) => (query.has('code1c') ? 503 : undefined))
  const form = renderRows()
  type(form, 1, '184302')
  await waitFor(() => expect(form.states()).toEqual(['error']))
  intercept(() => undefined)
  act(() => form.rows().actions.retry(form.rows().views[0]?.row as CodeRow))
  expect(form.states()).toEqual(['loading'])
  await waitFor(() => expect(form.states()).toEqual(['valid', 'empty']))
})

test('what is valid is added, the rest stays; the form is done when nothing does', async () => {
  const form = renderRows(given('184302', '12'))
  await waitFor(() => expect(form.states()).toEqual(['valid', 'error']))
  await act(() => form.rows().add())
  await waitFor(() => expect(form.codes()).toEqual(['12']))
  expect(form.rows()).toMatchObject({ added: 1, left: 1, error: undefined })
  expect(form.onDone).not.toHaveBeenCalled()
  expect(state.rows.main.map(({ ID, QUANTITY }) => [ID, QUANTITY])).toEqual([[1, 1]])
  act(() => form.rows().actions.choose(2, PAPER))
  await act(() => form.rows().add())
  await waitFor(() => expect(form.onDone).toHaveBeenCalledTimes(1))
})

test('while rows are added none comes; why nothing was added is told', async () => {
  let answer: (value?: unknown) => void = () => undefined
  state.gate = new Promise((resolve) => {
    answer = resolve
  })
  const form = renderRows()
  type(form, 1, '184302')
  await waitFor(() => expect(form.states()).toEqual(['valid', 'empty']))
  act(() => form.rows().actions.remove(2))
  await waitFor(() => expect(form.states()).toEqual(['valid', 'empty']))
  act(() => void form.rows().add())
  expect(form.rows().adding).toBe(true)
  answer()
  await waitFor(() => expect(form.rows().adding).toBe(false))
  state.loadStatus = 503
  type(form, form.rows().views[0]?.row.number ?? 0, '100241')
  await waitFor(() => expect(form.states()[0]).toBe('valid'))
  await act(() => form.rows().add())
  expect(form.rows().error).toBe('Отказ сервера')
})
