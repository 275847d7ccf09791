import { partKernel, renderWithKernel, testProduct } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../../../testing/basket-api'
import type { RowView } from '../model/view-rows'
import { RowAction } from './RowAction'
import type { RowHandlers } from './use-row-handlers'

const { intercept } = basketApi()

const PEN = testProduct({ ID: 1, NAME: 'Ручка' })
const LINE = { number: 3, text: 'ручка' }
const NEAR: Partial<RowView> = {
  row: { line: LINE, match: { BY: 'code', SURE: 'N', PRODUCTS: [PEN] } },
  state: 'missing',
}
function renderAction(given: Partial<RowView>, open = false) {
  const handlers: jest.Mocked<RowHandlers> = {
    ...{ open: jest.fn(), choose: jest.fn(), reopen: jest.fn(), offer: jest.fn(), count: jest.fn() },
    ...{ merge: jest.fn(), remove: jest.fn(), retry: jest.fn() },
  }
  const view: RowView = {
    row: { line: LINE },
    state: 'ready',
    held: 0,
    price: 0,
    sum: 0,
    options: [],
    ...given,
  }
  const rendered = renderWithKernel(<RowAction {...{ view, open, handlers }} />, { kernel: partKernel() })
  return { ...rendered, handlers, view }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a row with several products opens them', async () => {
  const { handlers } = renderAction({ state: 'choose', options: [PEN] })
  await press('Выбрать')
  expect(handlers.open.mock.calls).toEqual([[3]])
})
test('the closest code is taken', async () => {
  const { handlers, view } = renderAction(NEAR)
  await press('Взять')
  expect(handlers.choose.mock.calls).toEqual([[view, PEN]])
})
test('a repeated product is added to the other row', async () => {
  const { handlers, view } = renderAction({ state: 'duplicate', twin: { number: 1, count: 1200, added: 4 } })
  await press('Сложить, 1\u00a0200')
  expect(handlers.merge.mock.calls).toEqual([[view]])
})
test('a look-up without an answer is repeated', async () => {
  const { handlers } = renderAction({ state: 'failed' })
  expect(screen.getByRole('button').querySelector('path')).toHaveAttribute('d')
  await press('Повторить')
  expect(handlers.retry).toHaveBeenCalledTimes(1)
})

test.each<[string, Partial<RowView>, boolean]>([
  ['is ready', { state: 'ready', product: PEN, options: [PEN], twin: { count: 1, added: 1 } }, false],
  ['shows its products already', { state: 'choose', options: [PEN] }, true],
  ['has nothing to choose from', { state: 'choose' }, false],
  ['is like no product', { state: 'missing' }, false],
  ['could not be matched', { row: { line: LINE, match: 'failed' }, state: 'missing' }, false],
  [
    'was matched with nothing',
    { row: { line: LINE, match: { BY: null, SURE: 'N', PRODUCTS: [] } }, state: 'missing' },
    false,
  ],
  ['is near one, but not missing', { ...NEAR, state: 'uncounted' }, false],
  ['repeats no row', { state: 'duplicate' }, false],
  ['waits for its product', { state: 'unavailable' }, false],
])('a row that %s offers no step', (_, given, open) => {
  expect(renderAction(given, open).container).toBeEmptyDOMElement()
})

describe('in place of a product that cannot be ordered', () => {
  const unavailable: Partial<RowView> = { state: 'unavailable', product: PEN }
  const analog = testProduct({ ID: 2 })

  test('others are offered once they are known', async () => {
    const held = { answer: () => undefined as unknown }
    const answered = new Promise((resolve) => {
      held.answer = () => resolve(undefined)
    })
    intercept(async ({ path }) => {
      await answered
      return { ITEMS: path.includes('/1/absoluteAnalogs/') ? [analog] : [] }
    })
    const { handlers } = renderAction(unavailable)
    expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy')
    await press('Аналоги')
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true')
    expect(handlers.offer).not.toHaveBeenCalled()
    held.answer()
    await waitFor(() =>
      expect(handlers.offer.mock.calls).toEqual([[3, [expect.objectContaining({ ID: 2 })]]]),
    )
    expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy')
  })

  test('nothing is offered where they cannot be had, and it can be tried again', async () => {
    intercept(() => 400)
    const { handlers } = renderAction(unavailable)
    await press('Аналоги')
    await waitFor(() => expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy'))
    expect(handlers.offer).not.toHaveBeenCalled()
  })
})

test.each<Partial<RowView>>([
  { state: 'choose', options: [PEN] },
  NEAR,
  { state: 'failed' },
  { state: 'unavailable', product: PEN },
])('Enter in the row finds the step of %j', (given) => {
  renderAction(given)
  expect(screen.getByRole('button')).toHaveAttribute('data-action')
  expect(screen.getByRole('button')).toHaveAttribute('data-size', 's')
})
