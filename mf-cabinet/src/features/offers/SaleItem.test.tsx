import type { OfferItem } from '@prilavok/shared-kernel/contract'
import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { offersApi, testItem } from '../../testing/offers-api'
import { SaleItem } from './SaleItem'

const { calls, intercept } = offersApi()

const PEN = { ID: 775, NAME: 'Ручка чёрная' }
const show = (changes: Partial<OfferItem> = {}, ahead = false, others: OfferItem[] = []) => {
  renderWithKernel(
    <ul data-rows="">
      {[testItem({ ...PEN, ...changes }), ...others].map((item) => (
        <SaleItem key={item.ID} item={item} ahead={ahead} />
      ))}
    </ul>,
  )
  return screen.getByRole('listitem', { name: 'Ручка чёрная' })
}
const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ')
/** The basket takes its time. */
const holdBasket = () =>
  intercept(({ method }) => (method === 'POST' ? new Promise<undefined>(() => undefined) : undefined))
const sent = () => calls.filter((call) => call.startsWith('POST'))
const column = (row: HTMLElement, name: string) => plain(row.querySelector(`.${name}`)?.textContent)

test('what a row says of its product', () => {
  const row = show()
  expect(within(row).getByRole('link', { name: 'Ручка чёрная' })).toHaveAttribute('href', '/product/775')
  expect(column(row, 'meta')).toBe('Спеццена −15%Код 184 302ЛитераРоссия')
  expect(column(row, 'stock')).toBe('4 320 шт.')
  expect(column(row, 'price')).toBe('Старая цена 41,0634,90 ₽за шт.')
  expect(column(row, 'sum')).toBe('В корзину')
  expect(row).not.toHaveAttribute('data-in-basket')
})

test('brand and country are left out where they are not known; packs are counted in packs', () => {
  const row = show({ UP_TM: null, UP_COUNTRY: null, SPECIAL_PERCENT: null, PACK: 'Y', OLD_PRICE: null })
  expect(column(row, 'meta')).toBe('Код 184 302')
  expect(column(row, 'stock')).toBe('4 320 уп.')
  expect(column(row, 'price')).toBe('34,90 ₽за уп.')
})

test('the picture leads to the product, too, and is no second tab stop', () => {
  const link = show().querySelector('a.thumb')
  expect(link).toHaveAttribute('href', '/product/775')
  expect(link).toHaveAttribute('tabindex', '-1')
  expect(link).toHaveAttribute('aria-hidden', 'true')
  expect(link?.querySelector('img')).toHaveAttribute('src', '/upload/pen-small.svg')
})

test.each([
  [{ REMAIN: 0, TO_ORDER: 'Y', DELAY: 2 } as const, 'Под заказ, 2 дня'],
  [{ REMAIN: 0, TO_ORDER: 'N' } as const, 'Нет на складе'],
])('its stock: %j', (changes, text) => {
  expect(column(show(changes), 'stock')).toBe(text)
})

test('a product without a price has none', () => {
  expect(column(show({ PRICE: 0, OLD_PRICE: null }), 'price')).toBe('—за шт.')
})

test.each([
  [false, 'Старая цена 41,0634,90 ₽за шт.'],
  [true, 'Старая цена 41,0634,90 ₽за шт.по акции 30,00'],
])('of an offer that has not begun (%s) the price to come stands with the present one', (ahead, text) => {
  expect(column(show({ OFFER_PRICE: 30 }, ahead), 'price')).toBe(text)
})

describe('what can be done with it', () => {
  test('it is put into the basket; then its sum stands there', async () => {
    holdBasket()
    const row = show({ PRICE: 10.5 })
    const field = within(row).getByRole('textbox', { name: /Ручка чёрная/ })
    await userEvent.clear(field)
    await userEvent.type(field, '24')
    await userEvent.click(within(row).getByRole('button', { name: 'В корзину' }))
    await within(row).findByText('в корзине')
    expect(column(row, 'sum')).toBe('252,00в корзине')
    expect(row).toHaveAttribute('data-in-basket')
    expect(row.querySelector('.sum small')).not.toHaveAttribute('data-unsent')
    await waitFor(() => expect(sent()).toEqual([expect.stringContaining('products[775]=24')]))
  })

  test('what is in the basket has its sum, and no button', () => {
    const row = show({ BASKET: 12 })
    expect(column(row, 'sum')).toBe('418,80в корзине')
    expect(within(row).queryByRole('button', { name: 'В корзину' })).not.toBeInTheDocument()
  })

  test('without a connection it waits for one', async () => {
    intercept(({ method }) => (method === 'POST' ? 0 : undefined))
    const row = show()
    await userEvent.click(within(row).getByRole('button', { name: 'В корзину' }))
    expect(await within(row).findByText('ждёт связи')).toHaveAttribute('data-unsent', 'true')
    expect(within(row).queryByText('в корзине')).not.toBeInTheDocument()
  })

  test('what the basket does not take says why', async () => {
    intercept(({ method }) =>
      method === 'POST' ? Response.json({ error: 'Товар снят' }, { status: 422 }) : undefined,
    )
    const row = show()
    await userEvent.click(within(row).getByRole('button', { name: 'В корзину' }))
    await waitFor(() => expect(row.querySelector('.change-note')).not.toBeEmptyDOMElement())
  })

  test('what there is none of leads to what is like it', () => {
    const row = show({ REMAIN: 0 })
    expect(within(row).getByRole('link', { name: 'Аналоги' })).toHaveAttribute('href', '/product/775#analogs')
    expect(within(row).queryByRole('button', { name: 'В корзину' })).not.toBeInTheDocument()
  })

  test('what the shop does not sell now cannot be added, and says so', () => {
    const button = within(show({ ASSORTMENT: 'N' })).getByRole('button', { name: 'В корзину' })
    expect(button).toBeDisabled()
    expect(button).toHaveAttribute('title', 'Сейчас не продаётся')
  })

  test('what can be added has no such hint', () => {
    const button = within(show()).getByRole('button', { name: 'В корзину' })
    expect(button).toBeEnabled()
    expect(button).not.toHaveAttribute('title')
  })
})

describe('by keyboard', () => {
  const BLUE = testItem({ ID: 776, NAME: 'Ручка синяя' })
  const quantity = (name: RegExp) => screen.getByRole('textbox', { name })

  test('↓ and ↑ in the quantity go to the rows below and above', async () => {
    show({}, false, [BLUE])
    await userEvent.click(quantity(/чёрная/))
    await userEvent.keyboard('{ArrowDown}')
    expect(quantity(/синяя/)).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    expect(quantity(/чёрная/)).toHaveFocus()
  })

  test('Enter adds and goes on to the next row', async () => {
    holdBasket()
    const row = show({}, false, [BLUE])
    const field = quantity(/чёрная/)
    await userEvent.clear(field)
    await userEvent.type(field, '7{Enter}')
    expect(await within(row).findByText('в корзине')).toBeVisible()
    expect(quantity(/синяя/)).toHaveFocus()
    await waitFor(() => expect(sent()).toEqual([expect.stringContaining('products[775]=7')]))
  })

  test('the button that was pressed by a key hands the focus on to the quantity', async () => {
    const row = show()
    within(row).getByRole('button', { name: 'В корзину' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(quantity(/чёрная/)).toHaveFocus())
  })
})
