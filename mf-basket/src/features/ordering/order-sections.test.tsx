import type { BasketType, OrderChange } from '@prilavok/shared-kernel/contract'
import { renderWithKernel, testCustomer, testShop, testStore } from '@prilavok/shared-kernel/testing'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import type { OrderTerms } from '../../model/order-terms'
import { basketApi } from '../../testing/basket-api'
import type { BasketState } from '../../testing/basket-state'
import { renderInOrderForm } from '../../testing/in-order-form'
import { renderModal } from '../../testing/render-page'
import { testRow, testRows } from '../../testing/test-rows'
import { BuyerSection } from './BuyerSection'
import { CommentSection } from './CommentSection'
import type { ChangedCount } from './changed-counts'
import { OrderAside } from './OrderAside'
import { OrderChanges } from './OrderChanges'
import { OrderRows } from './OrderRows'
import type { OrderToConfirm } from './use-send-order'

describe('BuyerSection', () => {
  const text = () => screen.getByRole('region', { name: 'Покупатель' }).textContent

  test('who orders is said as the profile has it', () => {
    render(<BuyerSection personal={testCustomer({ PHONE: ['+7 916 555-04-18', '+7 495 555-00-00'] })} />)
    expect(text()).toBe(
      'ПокупательОрганизацияООО «Вектор»Контактное лицоСоколова Марина ПетровнаТелефон+7 916 555-04-18, +7 495 555-00-00Почта для документовclient@example.com',
    )
  })
})

describe('CommentSection', () => {
  const render = (comment = '') =>
    renderInOrderForm((form) => <CommentSection form={form} />, { state: { info: { comment } } })
  const field = () => screen.getByRole('textbox', { name: 'Для менеджера и водителя' })

  test.each([
    ['', 'Осталось 500 знаков'],
    ['а'.repeat(499), 'Остался 1 знак'],
  ])('%# of the characters it is said how many are left', (comment, text) => {
    render(comment)
    expect(screen.getByRole('region', { name: 'Комментарий' })).toBeVisible()
    expect(field()).toHaveValue(comment)
    expect(field()).toHaveAccessibleDescription(text)
  })

  test('where nothing is delivered there is no driver to write to', () => {
    renderInOrderForm((form) => <CommentSection form={form} />, { shop: { SELFDELIVERY_ONLY: 'Y' } })
    expect(screen.getByRole('textbox', { name: 'Для менеджера' })).toBeVisible()
  })
})

describe('OrderAside', () => {
  const TERMS: OrderTerms = {
    ...{ delivery: 0, freeFrom: 0, freeZone: undefined, minOrder: 0, total: 2000, blocked: false },
  }
  interface Given extends Partial<BasketState> {
    basket?: BasketType
    terms?: Partial<OrderTerms>
    denied?: boolean
    /** Both consents were given at the login. */
    given?: boolean
  }
  const render = ({ basket = 'main', terms, denied = false, given = false, ...state }: Given = {}) =>
    renderInOrderForm(
      (form, data) => (
        <OrderAside
          {...{ data, form, denied, receiving: { type: '1', zone: undefined }, messageId: 'why' }}
          terms={{ ...TERMS, ...terms }}
        >
          <p>Кнопка</p>
        </OrderAside>
      ),
      {
        ...{ basket, state, cookies: { login_stamp: 'this' }, shop: testShop({ CURRENCY: 'RUB' }) },
        platform: { local: testStore(given ? { consents_of: `this|${Date.now()}` } : {}) },
      },
    )
  const aside = () => screen.getByRole('complementary', { name: 'Ваш заказ' })
  const text = () => (aside().textContent ?? '').replace(/\s/g, ' ')
  test('what is ordered stands there without what cannot be, with the way back to the basket', () => {
    const gone = testRow({ ID: 3, NAME: 'Дырокол', REMAIN: 0 })
    render({ rows: { main: [...testRows(2), gone], loyalty: [] } })
    const rows = within(aside()).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent?.match(/Товар \d/)?.[0])).toEqual(['Товар 1', 'Товар 2'])
    expect(text()).not.toContain('Дырокол')
    expect(screen.getByRole('link', { name: 'Изменить' })).toHaveAttribute('href', '/basket')
    expect(text()).toContain('1 000,00')
    expect(text()).toContain('К оплате2 000,00 ₽')
    expect(text()).toContain('Кнопка')
    expect(text()).toContain('Письмо с составом заказа придёт на почту')
  })
})

describe('OrderChanges', () => {
  const change = (KIND: OrderChange['KIND'], WAS: number, NOW: number, PRODUCT_ID = 1): OrderChange => ({
    ...{ PRODUCT_ID, NAME: `Товар ${PRODUCT_ID}`, KIND, WAS, NOW },
  })
  const count = (id: number, was: number, now: number): ChangedCount => ({
    id,
    name: `Товар ${id}`,
    was,
    now,
  })

  function render(
    toConfirm: OrderToConfirm | undefined,
    counts: readonly ChangedCount[] = [],
    basket: BasketType = 'main',
  ) {
    const ref = createRef<HTMLElement>()
    renderWithKernel(
      <OrderChanges
        {...{ basket, counts, toConfirm, ref }}
        info={{ currency: 'RUB', deliveryCurrency: 'USD' }}
      >
        <button type="button">Подтвердить</button>
      </OrderChanges>,
    )
    return { section: screen.getByRole('region'), list: screen.getByRole('list') }
  }
  const told = (...changes: OrderChange[]): OrderToConfirm => ({ changes, confirm: 'да' })
  const lines = () =>
    screen.getAllByRole('listitem').map(({ textContent }) => (textContent ?? '').replace(/\s/g, ' '))

  test('what the server tells of a product goes before its count; counts of others come first', () => {
    render(told(change('gone', 5, 0, 1)), [count(1, 5, 3), count(2, 5, 3)])
    expect(lines()).toEqual(['Товар 2Было 5, стало 3', 'Товар 1Больше нельзя заказать'])
  })
})

describe('OrderRows', () => {
  const gifts = (count: number) =>
    testRows(count, 90).map((row) => testRow({ ...row, GIFT: 'Y', QUANTITY: 1, PRICE: 0, SUM: 0 }))
  const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()
  const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => plain(textContent))
  test('one press shows them all, the products before the gifts', async () => {
    renderWithKernel(<OrderRows rows={[...gifts(1), ...testRows(5)]} bonus={false} />)
    expect(shown().some((text) => text.includes('Товар 90'))).toBe(false)
    await userEvent.click(screen.getByRole('button'))
    expect(shown().map((text) => text.match(/Товар \d/)?.[0])).toEqual([
      ...[1, 2, 3, 4, 5, 9].map((number) => `Товар ${number}`),
    ])
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('basket-error', () => {
  basketApi()

  const dialog = () => screen.queryByRole('dialog')

  test('[BAS-060] basketError shows the text of the error', async () => {
    renderModal('basketError', { text: 'Нет товаров', showAddress: false })
    expect(screen.getByRole('dialog', { name: 'Заказ не отправлен' })).toHaveTextContent('Нет товаров')
    expect(screen.queryByRole('link', { name: /shop\.example/ })).toBeNull()
    await userEvent.click(screen.getAllByRole('button', { name: 'Закрыть' })[0] as HTMLElement)
    expect(dialog()).toBeNull()
  })

  test('[BAS-062] with SHOW_ADDRESS the contacts of the supplier stand under the text', () => {
    renderModal('basketError', { text: 'Нет товаров', showAddress: true })
    expect(screen.getByRole('link', { name: 'zakaz@shop.example' })).toHaveAttribute(
      'href',
      'mailto:zakaz@shop.example',
    )
    expect(screen.getByRole('link', { name: '+7 495 555-01-20' })).toBeVisible()
  })
})
