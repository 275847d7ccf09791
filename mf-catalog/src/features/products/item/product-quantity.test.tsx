import { testProduct } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, waitFor, type within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../../../testing/catalog-api'
import { productsOf } from '../../../testing/show-product'

const { data, calls } = catalogApi()
const { show } = productsOf(data)
const pen = testProduct({ ID: 1, NAME: 'Ручка' })
const paper = testProduct({ ID: 2, NAME: 'Бумага', BASKET: 3 })

const open = (view: 'row' | 'card' = 'row') => {
  const { kernel, unmount, itemOf } = show(view, [pen, paper])
  return { kernel, unmount, ofPen: itemOf('Ручка'), ofPaper: itemOf('Бумага') }
}
const basketCalls = () => calls.filter((call) => call.startsWith('POST'))
type Item = Pick<ReturnType<typeof within>, 'queryByRole' | 'queryByText'>
/** A change of this product is on its way. */
const isBusy = (item: Item) => item.queryByRole('generic', { busy: true }) !== null
const sayingDone = (item: Item) =>
  item.queryByText('в корзине') ?? item.queryByRole('link', { name: /^В корзине/ })
const write = (input: HTMLElement, value: string) => {
  fireEvent.change(input, { target: { value } })
  fireEvent.blur(input)
}
const hold = () => {
  let answer: () => void = () => undefined
  data.gate = new Promise<void>((resolve) => {
    answer = resolve
  })
  return () => answer()
}

test.each(['row', 'card'] as const)(
  '[CAT-047, CAT-048] a %s shows the count at once, waits until its product is added, and the badge is told what the server counted',
  async (view) => {
    const answer = hold()
    const { kernel, ofPen, ofPaper } = open(view)
    const told = jest.fn()
    kernel.bus.on('basket:changed', told)
    await userEvent.click(ofPen.getByRole('button', { name: 'Увеличить' }))
    expect(isBusy(ofPen)).toBe(false)
    await userEvent.click(ofPen.getByRole('button', { name: /^В корзину/ }))
    expect(sayingDone(ofPen)).toBeVisible()
    await waitFor(() => expect(isBusy(ofPen)).toBe(true))
    expect(isBusy(ofPaper)).toBe(false)
    answer()
    await waitFor(() => expect(told).toHaveBeenCalledWith({ basket: 'main', CNT: 2, SUM: 5 }))
    await waitFor(() => expect(isBusy(ofPen)).toBe(false))
    expect(ofPen.queryByRole('button', { name: /^В корзину/ })).toBeNull()
    expect(ofPen.getByRole('textbox')).toHaveValue('2')
    expect(basketCalls()).toEqual([
      expect.stringMatching(
        /^POST \/v4\/api\/client\/basket\/main\/add\/ products\[1\]=2&idempotency_key=\w{32}$/,
      ),
    ])
  },
)

test('quick changes of a count are one request with the last of them', async () => {
  const more = open().ofPaper.getByRole('button', { name: 'Увеличить' })
  await userEvent.setup({ delay: null }).tripleClick(more)
  await waitFor(() => expect(basketCalls()).toHaveLength(1))
  expect(basketCalls()).toEqual(['POST /v3/api/client/basket/replace/ products[2]=6'])
})

test.each(['row', 'card'] as const)(
  'without a connection a %s says that the change waits, not that it is in the basket; with one, that it is there',
  async (view) => {
    data.basketStatus = 0
    const { kernel, ofPen } = open(view)
    await userEvent.click(ofPen.getByRole('button', { name: /^В корзину/ }))
    expect(await ofPen.findByText('Будет отправлено, когда появится связь')).toBeVisible()
    expect(ofPen.queryByText('ждёт связи') ?? ofPen.getByRole('link', { name: /^Ждёт связи/ })).toBeVisible()
    expect(sayingDone(ofPen)).toBeNull()
    expect(kernel.notices.current()).toMatchObject([
      { text: expect.stringContaining('когда появится связь') },
    ])
    data.basketStatus = 200
    await userEvent.click(ofPen.getByRole('button', { name: 'Повторить' }))
    await waitFor(() => expect(data.basket.get(1)).toBe(1))
    await waitFor(() => expect(sayingDone(ofPen)).toBeVisible())
    expect(ofPen.queryByText(/когда появится связь/)).toBeNull()
    await waitFor(() =>
      expect(kernel.notices.current()).toMatchObject([{ text: '«Ручка» в корзине:\u00a01' }]),
    )
  },
)

test('a count of 0 takes the product out, and «Отменить» puts it back', async () => {
  const { kernel, ofPaper } = open()
  write(ofPaper.getByRole('textbox'), '')
  await waitFor(() => expect(data.basket.has(2)).toBe(false))
  const [notice] = kernel.notices.current()
  expect(notice?.text).toContain('Бумага')
  act(() => notice?.action?.run())
  await waitFor(() => expect(data.basket.get(2)).toBe(3))
})

test('[CAT-047] only the product that is being added waits; a rejected change says why, the former count comes back, and it is not offered again', async () => {
  data.rejection = 'Данного товара нет в наличии'
  const answer = hold()
  const { ofPen, ofPaper } = open()
  await userEvent.click(ofPen.getByRole('button', { name: /^В корзину/ }))
  await waitFor(() => expect(isBusy(ofPen)).toBe(true))
  expect(isBusy(ofPaper)).toBe(false)
  answer()
  expect(await ofPen.findByRole('alert')).toHaveTextContent('Данного товара нет в наличии')
  expect(isBusy(ofPen)).toBe(false)
  expect(ofPen.getByRole('button', { name: /^В корзину/ })).toBeEnabled()
  expect(sayingDone(ofPen)).toBeNull()
  expect(ofPaper.queryByRole('alert')).toBeNull()
  expect(ofPen.queryByRole('button', { name: /Повторить/ })).toBeNull()
})

test('[CAT-047] after a breakdown of the server the former count is back, with the reason; the requested one can be tried again beside it', async () => {
  data.basketStatus = 500
  const { ofPaper } = open()
  write(ofPaper.getByRole('textbox'), '8')
  expect(await ofPaper.findByRole('alert')).toHaveTextContent('Отказ')
  expect(ofPaper.getByRole('textbox')).toHaveValue('3')
  data.basketStatus = 200
  await userEvent.click(ofPaper.getByRole('button', { name: 'Повторить: 8' }))
  await waitFor(() => expect(data.basket.get(2)).toBe(8))
  await waitFor(() => expect(ofPaper.queryByRole('alert')).toBeNull())
  expect(ofPaper.getByRole('textbox')).toHaveValue('8')
})

test('counts follow a change that another part or another tab made', async () => {
  const { kernel, ofPen, ofPaper } = open()
  data.basket.set(1, 24)
  kernel.bus.emit('basket:changed', { basket: 'main', CNT: 2, SUM: 500 })
  await waitFor(() => expect(ofPen.getByRole('textbox')).toHaveValue('24'))
  expect(ofPaper.getByRole('textbox')).toHaveValue('3')
})

test('what waits is sent when the page is left', async () => {
  const { unmount, ofPaper } = open()
  await userEvent.click(ofPaper.getByRole('button', { name: 'Увеличить' }))
  unmount()
  await waitFor(() => expect(data.basket.get(2)).toBe(4))
})
