import { read } from '@e965/xlsx'
import { catchSavedFiles, createTestPlatform, testProduct, testStore } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cabinetApi } from '../../testing/cabinet-api'
import { renderPage } from '../../testing/render-page'

const { data, intercept, additions } = cabinetApi()
const bought = (ID: number, NAME: string, more = {}) => ({
  ...testProduct({ ID, NAME, PRICE: 10 }),
  ...{ ORDER_CNT: 5, USUAL_QUANTITY: 12, LAST_DATE: '2020-01-01T00:00:00Z', INTERVAL_DAYS: null, ...more },
})
const DAY_MS = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
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
  renderPage('/cabinet/info')
  const usual = within(await list('Чаще всего заказываете'))
  const paper = usual.getByRole('textbox', { name: /Бумага/ })
  expect(paper).toHaveValue('12')
  expect(usual.getByRole('textbox', { name: /Ручка/ })).toHaveValue('12')
  await userEvent.clear(paper)
  await userEvent.type(paper, '20{Enter}')
  expect(usual.getByRole('textbox', { name: /Ручка/ })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() =>
    expect(additions().flatMap((body) => Object.entries(body))).toContainEqual(['products[2]', '12']),
  )
  expect(additions()[0]).toMatchObject({ 'products[1]': '20' })
})

test('six are shown, the others on demand', async () => {
  answer(Array.from({ length: 9 }, (_, at) => bought(at + 1, `Товар ${at + 1}`)))
  renderPage('/cabinet/info')
  const usual = await list('Чаще всего заказываете')
  expect(within(usual).getAllByRole('listitem')).toHaveLength(6)
  await userEvent.click(screen.getByRole('button', { name: 'Показать все, 9' }))
  expect(within(usual).getAllByRole('listitem')).toHaveLength(9)
  await userEvent.click(screen.getByRole('button', { name: 'Свернуть', expanded: true }))
  expect(within(usual).getAllByRole('listitem')).toHaveLength(6)
})

test('six are all: there is nothing to unfold', async () => {
  answer(Array.from({ length: 6 }, (_, at) => bought(at + 1, `Товар ${at + 1}`)))
  renderPage('/cabinet/info')
  expect(within(await list('Чаще всего заказываете')).getAllByRole('listitem')).toHaveLength(6)
  expect(screen.queryByRole('button', { name: /^Показать все/ })).not.toBeInTheDocument()
})

test('a row has code, price and how often it was ordered; in the basket it has its sum, and nothing to press', async () => {
  answer([bought(1, 'Бумага', { UP_CODE_1C: '184302', PRICE: 10.5, BASKET: 4 }), bought(2, 'Ручка')])
  renderPage('/cabinet/info')
  const [paper, pen] = within(await list('Чаще всего заказываете')).getAllByRole('listitem')
  expect(paper).toHaveTextContent(/Код\s184\s302 · в\s5\sзаказах/)
  expect(paper).toHaveTextContent('10,50 ₽')
  await waitFor(() => expect(paper).toHaveTextContent('42,00 ₽в корзине'))
  expect(within(paper as HTMLElement).queryByRole('button', { name: /^В корзину/ })).not.toBeInTheDocument()
  expect(within(pen as HTMLElement).getByRole('button', { name: 'В корзину: Ручка' })).toBeVisible()
  expect(within(paper as HTMLElement).getByRole('link', { name: 'Бумага' })).toHaveAttribute(
    'href',
    '/product/1',
  )
})

test('what cannot be bought now has no way into the basket', async () => {
  answer([bought(1, 'Бумага', { ASSORTMENT: 'N' }), bought(2, 'Ручка', { ORDER_CNT: 1 })])
  renderPage('/cabinet/info')
  const [paper, pen] = within(await list('Чаще всего заказываете')).getAllByRole('listitem')
  expect(within(paper as HTMLElement).getByRole('button', { name: 'В корзину: Бумага' })).toBeDisabled()
  expect(pen).toHaveTextContent('в 1 заказе')
})

test('without past orders the block says so; what failed can be asked for again; a back end without the call has no block', async () => {
  answer([])
  const { unmount } = renderPage('/cabinet/info')
  expect(await screen.findByText(/Здесь появятся товары/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Открыть каталог' })).toHaveAttribute('href', '/catalog-list')
  unmount()
  answer(500)
  const failed = renderPage('/cabinet/info')
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
  renderPage('/cabinet/info')
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Чаще всего заказываете' })).toBeNull())
})

test('what runs out is a draft: counts are typed, a row is left out, Ctrl+Enter takes the rest as one change', async () => {
  const due = { LAST_DATE: daysAgo(28), INTERVAL_DAYS: 30 }
  answer([bought(1, 'Бумага', due), bought(2, 'Ручка', due), bought(3, 'Скобы', due), bought(4, 'Не скоро')])
  renderPage('/cabinet/info')
  const draft = within(await list('Скоро закончится'))
  expect(draft.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.getByRole('button', { name: /Добавить 3.товара на.360,00.₽/ })).toBeInTheDocument()
  const paper = draft.getByRole('textbox', { name: /Бумага/ })
  await userEvent.clear(paper)
  await userEvent.type(paper, '20{Enter}')
  await userEvent.click(draft.getByRole('button', { name: 'Не брать: Ручка' }))
  draft.getByRole('textbox', { name: /Скобы/ }).focus()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(additions()).toMatchObject([{ 'products[1]': '20', 'products[3]': '12' }]))
  expect(additions()[0]).not.toHaveProperty('products[2]')
})

test('«В корзину», pressed by a key, hands the focus on to the quantity', async () => {
  answer([bought(1, 'Бумага')])
  renderPage('/cabinet/info')
  const usual = within(await list('Чаще всего заказываете'))
  usual.getByRole('button', { name: 'В корзину: Бумага' }).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(usual.getByRole('textbox', { name: /Бумага/ })).toHaveFocus())
})

test('a draft that is in the basket says so, and keeps the focus', async () => {
  answer([bought(1, 'Бумага', { LAST_DATE: daysAgo(28), INTERVAL_DAYS: 30 })])
  renderPage('/cabinet/info')
  await list('Скоро закончится')
  // As the server answers once it is in.
  data.held = { 1: 12 }
  await userEvent.click(screen.getByRole('button', { name: /^Добавить 1.товар/ }))
  const held = await screen.findByText(/Всё, что скоро закончится, уже в корзине/)
  expect(document.activeElement).toContainElement(held)
})

test('what could not be looked up can be asked for again', async () => {
  answer(500)
  renderPage('/cabinet/info')
  expect(await screen.findByText(/Не удалось узнать, что скоро закончится/)).toBeInTheDocument()
})

test('goods show their stock, and are saved as a table', async () => {
  const saved = catchSavedFiles()
  answer([bought(1, 'Бумага', { REMAIN: 18 }), bought(2, 'Ручка', { REMAIN: 0, TO_ORDER: 'Y' })])
  renderPage('/cabinet/info')
  const [paper, pen] = within(await list('Чаще всего заказываете')).getAllByRole('listitem')
  expect(within(paper as HTMLElement).getByText('Мало, 18 шт.')).toBeVisible()
  expect(within(pen as HTMLElement).getByText('Под заказ')).toBeVisible()
  const block = within(screen.getByRole('region', { name: 'Чаще всего заказываете' }))
  await userEvent.click(block.getByRole('button', { name: 'Скачать таблицу' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  const book = read(new Uint8Array((await saved[0]?.content.arrayBuffer()) as ArrayBuffer))
  const sheet = book.Sheets[book.SheetNames[0] as string]
  expect(['B', 'C', 'D', 'E', 'F', 'G'].map((column) => sheet?.[`${column}2`]?.v)).toEqual([
    'Бумага',
    5,
    12,
    'шт.',
    10,
    18,
  ])
})

test('goods that have been ordered once each are not called the most frequent', async () => {
  answer([bought(1, 'Бумага', { ORDER_CNT: 1 })])
  renderPage('/cabinet/info')
  expect(await list('Вы заказывали')).toHaveTextContent('в 1 заказе')
  expect(screen.queryByText('Чаще всего заказываете')).not.toBeInTheDocument()
})

test('the draft keeps its edits over a reload, what is taken into the basket begins anew', async () => {
  const session = testStore()
  const due = { LAST_DATE: daysAgo(28), INTERVAL_DAYS: 30 }
  answer([bought(1, 'Бумага', due), bought(2, 'Ручка', due)])
  const show = () => renderPage('/cabinet/info', { platform: createTestPlatform({ session }) })
  const first = show()
  const draft = async () => within(await list('Скоро закончится'))
  const count = async (name: RegExp) => (await draft()).getByRole('textbox', { name })
  await userEvent.clear(await count(/Бумага/))
  await userEvent.type(await count(/Бумага/), '20{Enter}')
  await userEvent.click((await draft()).getByRole('button', { name: 'Не брать: Ручка' }))
  first.unmount()
  const second = show()
  await waitFor(async () => expect(await count(/Бумага/)).toHaveValue('20'))
  expect((await draft()).getByRole('button', { name: 'Вернуть: Ручка' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /^Добавить 1.товар/ }))
  await waitFor(() => expect(additions()).toMatchObject([{ 'products[1]': '20' }]))
  second.unmount()
  session.set('drafts', JSON.stringify({ 'mf-cabinet.running-out': { 2: 'x', 1: -1, y: 3 } }))
  show()
  await waitFor(async () => expect(await count(/Бумага/)).toHaveValue('12'))
  expect(await count(/Ручка/)).toHaveValue('12')
})
