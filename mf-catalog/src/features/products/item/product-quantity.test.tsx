/** @jest-environment-options {"styles": true} */
import { testProduct, testSection } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../../../testing/catalog-api'
import { renderPage } from '../../../testing/render-page'

const { data, calls } = catalogApi()
const pen = testProduct({ ID: 1, NAME: 'Ручка' })
const paper = testProduct({ ID: 2, NAME: 'Бумага', BASKET: 3 })

beforeEach(() => {
  data.sections = [testSection({ ID: 12, NAME: 'Ручки' })]
  data.products = [pen, paper]
  data.basket.set(2, 3)
})

const basketCalls = () => calls.filter((call) => call.startsWith('POST'))
type Item = Pick<ReturnType<typeof within>, 'queryByRole'>
/** A change of this product is on its way. */
const isBusy = (item: Item) => item.queryByRole('generic', { busy: true }) !== null
const row = async (name: string) => within(await screen.findByRole('listitem', { name }))

test('[CAT-048] «В корзину» shows the count at once and tells the badge what the server counted', async () => {
  const { kernel } = renderPage('/catalog/12')
  const told = jest.fn()
  kernel.bus.on('basket:changed', told)
  const rowOfPen = await row('Ручка')
  await userEvent.click(rowOfPen.getByRole('button', { name: 'В корзину' }))
  expect(rowOfPen.getByText('в корзине')).toBeVisible()
  await waitFor(() => expect(told).toHaveBeenCalledWith({ basket: 'main', CNT: 2, SUM: 4 }))
  expect(basketCalls()).toEqual([
    expect.stringMatching(
      /^POST \/v4\/api\/client\/basket\/main\/add\/ products\[1\]=1&idempotency_key=\w{32}$/,
    ),
  ])
})

test('quick changes of a count are one request with the last of them', async () => {
  renderPage('/catalog/12')
  const more = (await row('Бумага')).getByRole('button', { name: 'Увеличить' })
  await userEvent.setup({ delay: null }).tripleClick(more)
  await waitFor(() => expect(basketCalls()).toHaveLength(1))
  expect(basketCalls()).toEqual(['POST /v3/api/client/basket/replace/ products[2]=6'])
})

test.each([
  ['row', '', 'listitem'],
  ['card', '?view=cards', 'article'],
] as const)(
  'without a connection a %s says that the change waits, not that it is in the basket; with one, that it is there',
  async (_what, view, role) => {
    data.basketStatus = 0
    const { kernel } = renderPage(`/catalog/12${view}`)
    const pen = within(await screen.findByRole(role, { name: 'Ручка' }))
    const saysDone = () => pen.queryByText('в корзине') ?? pen.queryByRole('link', { name: /^В корзине/ })
    await userEvent.click(pen.getByRole('button', { name: 'В корзину' }))
    expect(await pen.findByText('Будет отправлено, когда появится связь')).toBeVisible()
    expect(pen.queryByText('ждёт связи') ?? pen.queryByRole('link', { name: /^Ждёт связи/ })).toBeVisible()
    expect(saysDone()).toBeNull()
    expect(kernel.notices.current()).toMatchObject([
      { text: expect.stringContaining('когда появится связь') },
    ])
    data.basketStatus = 200
    await userEvent.click(pen.getByRole('button', { name: 'Повторить' }))
    await waitFor(() => expect(data.basket.get(1)).toBe(1))
    await waitFor(() => expect(saysDone()).toBeVisible())
    expect(pen.queryByText(/когда появится связь/)).toBeNull()
    await waitFor(() =>
      expect(kernel.notices.current()).toMatchObject([{ text: '«Ручка» в корзине:\u00a01' }]),
    )
  },
)

test('a count of 0 takes the product out, and «Отменить» puts it back', async () => {
  const { kernel } = renderPage('/catalog/12')
  const rowOfPaper = await row('Бумага')
  const input = rowOfPaper.getByRole('textbox')
  await userEvent.clear(input)
  await userEvent.tab()
  await waitFor(() => expect(data.basket.has(2)).toBe(false))
  const [notice] = kernel.notices.current()
  expect(notice?.text).toContain('Бумага')
  act(() => notice?.action?.run())
  await waitFor(() => expect(data.basket.get(2)).toBe(3))
})

test('[CAT-047] only the product that is being added waits; a rejected change says why, and the former count comes back', async () => {
  data.rejection = 'Данного товара нет в наличии'
  let answer: () => void = () => undefined
  data.gate = new Promise<void>((resolve) => {
    answer = resolve
  })
  renderPage('/catalog/12')
  const rowOfPen = await row('Ручка')
  await userEvent.click(rowOfPen.getByRole('button', { name: 'В корзину' }))
  await waitFor(() => expect(isBusy(rowOfPen)).toBe(true))
  expect(isBusy(await row('Бумага'))).toBe(false)
  answer()
  expect(await rowOfPen.findByRole('alert')).toHaveTextContent('Данного товара нет в наличии')
  expect(isBusy(rowOfPen)).toBe(false)
  expect(rowOfPen.getByRole('button', { name: 'В корзину' })).toBeEnabled()
  expect(rowOfPen.queryByText('в корзине')).toBeNull()
  expect((await row('Бумага')).queryByRole('alert')).toBeNull()
})

test.each([
  ['row', '', 'listitem'],
  ['card', '?view=cards', 'article'],
])(
  '[CAT-047, CAT-048] a %s waits until its product is added, then shows the count',
  async (_what, view, role) => {
    let answer: () => void = () => undefined
    data.gate = new Promise<void>((resolve) => {
      answer = resolve
    })
    const { kernel } = renderPage(`/catalog/12${view}`)
    const told = jest.fn()
    kernel.bus.on('basket:changed', told)
    const [ofPen, ofPaper] = await Promise.all(
      ['Ручка', 'Бумага'].map(async (name) => within(await screen.findByRole(role, { name }))),
    )
    if (!ofPen || !ofPaper) throw new Error('no products')
    await userEvent.click(ofPen.getByRole('button', { name: 'Увеличить' }))
    expect(isBusy(ofPen)).toBe(false)
    await userEvent.click(ofPen.getByRole('button', { name: 'В корзину' }))
    await waitFor(() => expect(isBusy(ofPen)).toBe(true))
    expect(isBusy(ofPaper)).toBe(false)
    answer()
    await waitFor(() => expect(told).toHaveBeenCalledWith({ basket: 'main', CNT: 2, SUM: 5 }))
    await waitFor(() => expect(isBusy(ofPen)).toBe(false))
    expect(ofPen.queryByRole('button', { name: 'В корзину' })).toBeNull()
    expect(ofPen.getByRole('textbox')).toHaveValue('2')
  },
)

test('[CAT-047] a failed call gives the former count back and says why', async () => {
  data.basketStatus = 500
  renderPage('/catalog/12')
  const rowOfPaper = await row('Бумага')
  await userEvent.click(rowOfPaper.getByRole('button', { name: 'Увеличить' }))
  expect(await rowOfPaper.findByRole('alert')).toHaveTextContent('Отказ')
  expect(rowOfPaper.getByRole('textbox')).toHaveValue('3')
})

test('after a breakdown of the server the requested count can be tried again beside its reason', async () => {
  data.basketStatus = 500
  renderPage('/catalog/12')
  const rowOfPaper = await row('Бумага')
  await userEvent.clear(rowOfPaper.getByRole('textbox'))
  await userEvent.type(rowOfPaper.getByRole('textbox'), '8{Enter}')
  const again = await rowOfPaper.findByRole('button', { name: 'Повторить: 8' })
  expect(rowOfPaper.getByRole('textbox')).toHaveValue('3')
  data.basketStatus = 200
  await userEvent.click(again)
  await waitFor(() => expect(data.basket.get(2)).toBe(8))
  await waitFor(() => expect(rowOfPaper.queryByRole('alert')).toBeNull())
  expect(rowOfPaper.getByRole('textbox')).toHaveValue('8')
})

test('what the server rejects for a reason of the product is not offered again', async () => {
  data.rejection = 'Данного товара нет в наличии'
  renderPage('/catalog/12')
  const rowOfPen = await row('Ручка')
  await userEvent.click(rowOfPen.getByRole('button', { name: 'В корзину' }))
  await rowOfPen.findByRole('alert')
  expect(rowOfPen.queryByRole('button', { name: /Повторить/ })).toBeNull()
})

test('counts follow a change that another part or another tab made', async () => {
  const { kernel } = renderPage('/catalog/12')
  const input = (await row('Ручка')).getByRole('textbox')
  data.basket.set(1, 24)
  kernel.bus.emit('basket:changed', { basket: 'main', CNT: 2, SUM: 500 })
  await waitFor(() => expect(input).toHaveValue('24'))
  expect((await row('Бумага')).getByRole('textbox')).toHaveValue('3')
})

test('what waits is sent when the page is left', async () => {
  const { unmount } = renderPage('/catalog/12')
  await userEvent.click((await row('Бумага')).getByRole('button', { name: 'Увеличить' }))
  unmount()
  await waitFor(() => expect(data.basket.get(2)).toBe(4))
})
