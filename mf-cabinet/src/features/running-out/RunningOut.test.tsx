import {
  createTestPlatform,
  LOGGED_IN,
  partKernel,
  renderWithKernel,
  testProduct,
} from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cabinetApi } from '../../testing/cabinet-api'
import { methodAnswer } from '../../testing/repeat-answers'
import { RunningOut } from './RunningOut'

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

test('while nobody knows what the basket holds all of it is offered, nothing is added blindly, and the counts stay', async () => {
  intercept(({ path }) => {
    if (path === '/v3/api/client/bought/') return { ITEMS: [PAPER, PEN] }
    return path === '/v4/api/client/basket/main/get/' ? 500 : undefined
  })
  data.held = { 1: 1 }
  show()
  const pen = within(await rowOf('Ручка')).getByRole('textbox')
  await userEvent.clear(pen)
  await userEvent.type(pen, '15{Enter}')
  expect(await rowOf('Бумага')).toBeVisible()
  await userEvent.click(await submit())
  expect(await (await block()).findByRole('alert')).not.toBeEmptyDOMElement()
  expect(additions()).toEqual([])
  expect(within(await rowOf('Ручка')).getByRole('textbox')).toHaveValue('15')
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

test('↑ and ↓ go from count to count, Enter to the next one', async () => {
  answer([PAPER, PEN])
  show()
  const [paper, pen] = [
    within(await rowOf('Бумага')).getByRole('textbox'),
    within(await rowOf('Ручка')).getByRole('textbox'),
  ]
  await userEvent.click(pen)
  await userEvent.keyboard('{Enter}')
  expect(paper).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  expect(pen).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  expect(paper).toHaveFocus()
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

test('while it goes into the basket it says so, and nothing can be changed; then the block says that it is there', async () => {
  let reply: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    reply = resolve
  })
  intercept(async ({ path }) => {
    if (path === '/v3/api/client/bought/') return { ITEMS: [PAPER] }
    if (path.endsWith('/add/')) await gate
    return undefined
  })
  show()
  const list = await (await block()).findByRole('list', { name: 'Скоро закончится' })
  expect(list).not.toHaveAttribute('inert')
  await userEvent.click(await submit())
  expect((await block()).getByRole('button', { name: 'Добавляем…' })).toHaveAttribute('aria-disabled', 'true')
  expect(list).toHaveAttribute('inert')
  await waitFor(() => expect(called('/basket/main/add/')).toHaveLength(1))
  data.held = { 1: 12 }
  reply()
  const held = await screen.findByText(/^Всё, что скоро закончится, уже в\sкорзине/)
  expect(document.activeElement).toContainElement(held)
})

test('what the basket holds from the start takes no focus', async () => {
  answer([PAPER])
  data.held = { 1: 1 }
  show()
  expect(await screen.findByText(/^Всё, что скоро закончится, уже в\sкорзине/)).toBeVisible()
  expect(document.body).toHaveFocus()
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
