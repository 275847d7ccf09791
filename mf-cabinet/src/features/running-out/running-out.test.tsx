import { KernelProvider } from '@prilavok/shared-kernel/kernel'
import {
  createTestPlatform,
  LOGGED_IN,
  partKernel,
  renderWithKernel,
  testProduct,
  testStore,
} from '@prilavok/shared-kernel/testing'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { cabinetApi } from '../../testing/cabinet-api'
import { methodAnswer } from '../../testing/repeat-answers'
import { RunningOut } from './RunningOut'
import { useDraft } from './use-draft'

describe('RunningOut', () => {
  const { data, intercept, additions, called } = cabinetApi()

  const NOW = Date.parse('2026-03-31T12:00:00Z')
  const bought = (ID: number, NAME: string, LAST_DATE: string, INTERVAL_DAYS: number) => ({
    ...testProduct({ ID, NAME, PRICE: 10.5 }),
    ...{ ORDER_CNT: 5, USUAL_QUANTITY: 12, LAST_DATE: `${LAST_DATE}T12:00:00Z`, INTERVAL_DAYS },
  })
  const PAPER = bought(1, 'Бумага', '2026-03-01', 33)
  const PEN = bought(2, 'Ручка', '2026-03-10', 20)
  const MILK = bought(3, 'Молоко', '2026-03-30', 1)
  const answer = (ITEMS: object[] | number) =>
    intercept(({ path }) =>
      path === '/v3/api/client/bought/' ? (typeof ITEMS === 'number' ? ITEMS : { ITEMS }) : undefined,
    )
  const show = () =>
    renderWithKernel(
      <>
        <RunningOut />
        <input aria-label="Поиск" />
      </>,
      {
        kernel: partKernel({
          cookies: LOGGED_IN,
          personal: {},
          platform: createTestPlatform({ now: () => NOW }),
        }),
      },
    )
  const untilAnswered = ({ kernel }: ReturnType<typeof show>) =>
    waitFor(() => expect(kernel.query.isFetching()).toBe(0))
  const block = async () => within(await screen.findByRole('region', { name: 'Скоро закончится' }))
  const rowOf = async (name: string) => (await block()).findByRole('listitem', { name })
  const submit = async () => (await block()).getByRole('button', { name: /^Добавить|^Добавлять нечего/ })

  test('a row tells how often, when last, until when; the most overdue stands first', async () => {
    answer([PAPER, PEN, MILK])
    show()
    expect(await rowOf('Бумага')).toHaveTextContent(
      'раз в 33 дня, последний раз 01 марта 2026, хватит до 03 апреля 2026',
    )
    expect(await rowOf('Ручка')).toHaveTextContent(
      'раз в 20 дней, последний раз 10 марта 2026, пора было 30 марта 2026',
    )
    expect(await rowOf('Молоко')).toHaveTextContent(
      'каждый день, последний раз 30 марта 2026, хватит до 31 марта',
    )
    const names = (await block())
      .getAllByRole('listitem')
      .map((row) => within(row).getByRole('link').textContent)
    expect(names).toEqual(['Ручка', 'Молоко', 'Бумага'])
    expect((await block()).getByText(/По ритму прошлых заказов/)).toBeVisible()
  })

  test('prices, sums of rows and of the draft follow the counts; a row that is left out costs nothing', async () => {
    answer([PAPER, PEN])
    show()
    expect(await rowOf('Бумага')).toHaveTextContent('10,50 ₽')
    expect(await rowOf('Бумага')).toHaveTextContent('126,00 ₽')
    expect(await submit()).toHaveTextContent('Добавить 2 товара на 252,00 ₽')
    await userEvent.click((await block()).getByRole('button', { name: 'Не брать: Бумага' }))
    expect(await rowOf('Бумага')).toHaveTextContent('не войдёт')
    expect(await submit()).toHaveTextContent('Добавить 1 товар на 126,00 ₽')
    await userEvent.click((await block()).getByRole('button', { name: 'Не брать: Ручка' }))
    expect(await submit()).toHaveTextContent('Добавлять нечего')
    expect(await submit()).toBeDisabled()
    await userEvent.click((await block()).getByRole('button', { name: 'Вернуть: Бумага' }))
    expect(within(await rowOf('Бумага')).getByRole('textbox')).toHaveValue('12')
    expect(await submit()).toBeEnabled()
  })

  test('what the basket holds is not in the draft, in whatever count', async () => {
    answer([PAPER, PEN])
    data.held = { 1: 1 }
    show()
    await rowOf('Ручка')
    await waitFor(async () =>
      expect((await block()).queryByRole('listitem', { name: 'Бумага' })).not.toBeInTheDocument(),
    )
    expect(await submit()).toHaveTextContent('Добавить 1 товар на 126,00 ₽')
  })

  test('what the server rejects stays with the reason, in its count; the rest is in the basket', async () => {
    answer([PAPER, PEN])
    show()
    const pen = within(await rowOf('Ручка')).getByRole('textbox')
    await userEvent.clear(pen)
    await userEvent.type(pen, '15{Enter}')
    data.added = methodAnswer('Y', [{ PRODUCT_ID: 2, TEXT: 'Товар закончился' }])
    await userEvent.click(await submit())
    await waitFor(async () => expect(await rowOf('Ручка')).toHaveTextContent('Товар закончился'))
    expect(within(await rowOf('Ручка')).getByRole('textbox')).toHaveValue('15')
    expect(additions()).toMatchObject([{ 'products[1]': '12', 'products[2]': '15' }])
  })

  test('Ctrl+Enter in the block takes the draft, as it is typed; elsewhere it does not', async () => {
    answer([PAPER, PEN])
    show()
    const pen = within(await rowOf('Ручка')).getByRole('textbox')
    screen.getByRole('textbox', { name: 'Поиск' }).focus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(screen.getByRole('textbox', { name: 'Поиск' })).toHaveFocus()
    await userEvent.clear(pen)
    await userEvent.type(pen, '20{Control>}{Enter}{/Control}')
    await waitFor(() => expect(additions()).toMatchObject([{ 'products[1]': '12', 'products[2]': '20' }]))
    expect(additions()).toHaveLength(1)
  })

  test('it is busy until it is known; what could not be looked up says so, is not busy, and is asked for again', async () => {
    answer(500)
    show()
    expect(screen.getByRole('region', { name: 'Скоро закончится', busy: true })).toBeVisible()
    expect(await screen.findByText(/^Не удалось узнать, что скоро закончится/)).toBeVisible()
    expect(screen.getByRole('region', { name: 'Скоро закончится' })).not.toHaveAttribute('aria-busy')
    answer([PAPER])
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
    expect(await rowOf('Бумага')).toBeVisible()
    expect(screen.getByRole('region', { name: 'Скоро закончится' })).not.toHaveAttribute('aria-busy')
  })

  test.each([
    ['where nothing is due', [bought(1, 'Бумага', '2026-03-30', 33)]],
    ['in a shop whose back end cannot tell', 404],
  ])('%s there is no block', async (_where, answered) => {
    answer(answered)
    await untilAnswered(show())
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
    expect(called('/basket/')).toEqual([])
  })
})

describe('use-draft', () => {
  cabinetApi()

  const bought = (ID: number, changes = {}) => ({
    ...testProduct({ ID, PRICE: 0.1, ...changes }),
    ...{ ORDER_CNT: 5, USUAL_QUANTITY: 12, LAST_DATE: '2026-03-01T12:00:00Z', INTERVAL_DAYS: 33, ...changes },
  })
  const PAIR = [bought(1), bought(2, { PRICE: 0.2 })]
  const THREE = [...PAIR, bought(12)]
  const DRAFT = 'mf-cabinet.running-out'

  function open(due = PAIR, session = testStore()) {
    const kernel = partKernel({
      cookies: LOGGED_IN,
      personal: {},
      platform: createTestPlatform({ session }),
    })
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={kernel.query}>
        <KernelProvider value={kernel}>{children}</KernelProvider>
      </QueryClientProvider>
    )
    const { result } = renderHook(() => useDraft(due), { wrapper })
    return {
      kernel,
      draft: () => result.current,
      counts: () => result.current.rows.map(({ number, count }) => [number, count]),
      type: (id: number, count: number | undefined) => act(() => result.current.count(id, count)),
      add: () => act(() => result.current.add()),
      saved: () => JSON.parse(session.get('drafts') ?? '{}')[DRAFT],
    }
  }

  test('what is typed is kept in the session and comes back; the usual count again is none', () => {
    const session = testStore()
    const first = open(THREE, session)
    first.type(1, 20)
    first.type(2, 0)
    first.type(12, 5)
    expect(first.saved()).toEqual({ 1: 20, 2: 0, 12: 5 })
    const second = open(THREE, session)
    expect(second.counts()).toEqual([
      [1, 20],
      [2, 0],
      [12, 5],
    ])
    second.type(2, undefined)
    second.type(12, undefined)
    expect(second.counts()).toEqual([
      [1, 20],
      [2, 12],
      [12, 12],
    ])
    expect(second.saved()).toEqual({ 1: 20 })
    second.type(1, undefined)
    expect(second.saved()).toBeUndefined()
  })
})
