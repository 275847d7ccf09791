import { LOGGED_IN, partKernel, renderWithKernel, testCustomer } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../../testing/basket-api'
import { renderPage, renderSlot } from '../../testing/render-page'
import { testRow, testRows } from '../../testing/test-rows'
import MiniBasket from './MiniBasket'
import { useHoverPopover } from './use-hover-popover'

function Place({ allowed = true }: { allowed?: boolean }) {
  const { open, close, place, link } = useHoverPopover(allowed)
  return (
    <>
      <section aria-label="Место" {...place}>
        <a href="#basket" {...link}>
          Корзина
        </a>
        {open && (
          <button type="button" onClick={close}>
            Внутри
          </button>
        )}
      </section>
      <button type="button">Снаружи</button>
    </>
  )
}

const place = () => screen.getByRole('region', { name: 'Место' })

const link = () => screen.getByRole('link', { name: 'Корзина' })

describe('HeaderBasket', () => {
  const { data: state, called } = basketApi()

  const link = () => screen.findByRole('link', { name: /^Корзина/ })
  const popover = () => screen.findByRole('region', { name: 'Корзина' })

  test('an empty basket says so and opens nothing', async () => {
    renderSlot('header.basket', {})
    expect(await link()).toHaveTextContent('Корзинапусто')
    await userEvent.hover(await link())
    await userEvent.click(await link())
    expect(screen.queryByRole('region')).toBeNull()
  })

  test.each([[2, '2 товара на сумму2 000,00 ₽']])(
    '[BAS-012] %i products are counted in their plural form, with their sum',
    async (count, total) => {
      state.rows.main = testRows(count)
      renderSlot('header.basket', {})
      await screen.findByText(`${count} 000,00 ₽`)
      await userEvent.hover(await link())
      expect(await popover()).toHaveTextContent(total)
    },
  )

  test('[BAS-019] the mini basket shows the five latest products, the rest as a number, and the sum', async () => {
    state.rows.main = testRows(8)
    renderSlot('header.basket', {})
    await screen.findByText('8 000,00 ₽')
    expect(called('/get/')).toEqual([])
    await userEvent.hover(await link())
    const rows = within(await popover())
    expect(await rows.findAllByRole('listitem')).toHaveLength(5)
    expect(called('/get/')).toEqual([
      'GET /v4/api/client/basket/main/get/?limit=5&sort=BASKET_CREATE_DATE&order=DESC',
    ])
    expect(rows.getByText('и ещё 3 товара')).toBeVisible()
    expect(await popover()).toHaveTextContent('8 товаров на сумму8 000,00 ₽')
    expect(rows.getByRole('link', { name: 'Оформить заказ' })).toHaveAttribute('href', '/basket/ordering')
  })

  test.each([
    ['N', 'stops an order'],
    ['Y', 'is a hint'],
  ] as const)(
    "[BAS-046] a minimum that has changed since the shop's data came counts, with NO_CHECK_ORDER_SUM = %s it %s",
    async (NO_CHECK_ORDER_SUM, _what) => {
      state.rows.main = testRows(4)
      state.info = { orderMinSum: 5000, NO_CHECK_ORDER_SUM }
      const shop = { MIN_ORDER_SUM: 3000, NO_CHECK_ORDER_SUM: 'N' } as const
      const { unmount } = renderSlot('header.basket', {}, { shop })
      await userEvent.hover(await screen.findByRole('link', { name: /^Корзина: / }))
      expect(await popover()).toHaveTextContent(/До минимального заказа осталось 1.000,00.₽/)
      const isOffered = (place: HTMLElement) =>
        within(place).queryByRole('link', { name: 'Оформить заказ' }) !== null
      expect(isOffered(await popover())).toBe(NO_CHECK_ORDER_SUM === 'Y')
      unmount()
      renderPage('/basket', { shop })
      const aside = await screen.findByRole('complementary', { name: 'Заказ' })
      expect(aside).toHaveTextContent(/До минимального заказа осталось 1.000,00.₽/)
      expect(isOffered(aside)).toBe(NO_CHECK_ORDER_SUM === 'Y')
    },
  )

  test('a customer who may not order reads it in the mini basket', async () => {
    state.rows.main = testRows(5)
    state.personal = testCustomer({ CLIENT_ALLOW_TO_ORDER: 'N' })
    renderSlot('header.basket', {}, { cookies: LOGGED_IN })
    await userEvent.hover(await screen.findByRole('link', { name: /^Корзина: / }))
    await waitFor(async () =>
      expect(
        within(await popover()).getByRole('button', { name: 'Оформить заказ' }),
      ).toHaveAccessibleDescription(
        'Вы не можете отправлять заказы. Поставщик ограничил доступ к отправке заказа.',
      ),
    )
  })

  test('a product is taken out from the keyboard, the next one has the focus, and undo brings it back', async () => {
    state.rows.main = testRows(3)
    const { kernel } = renderSlot('header.basket', {})
    await userEvent.hover(await screen.findByRole('link', { name: /^Корзина: / }))
    const rows = within(await popover())
    ;(await rows.findByRole('button', { name: 'Удалить: Товар 2' })).focus()
    await userEvent.keyboard('{ArrowUp}')
    expect(rows.getByRole('button', { name: 'Удалить: Товар 1' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(rows.queryByRole('link', { name: 'Товар 1' })).toBeNull()
    expect(rows.getByRole('button', { name: 'Удалить: Товар 2' })).toHaveFocus()
    expect(await popover()).toHaveTextContent('2 товара на сумму2 000,00 ₽')
    await waitFor(() =>
      expect(called('POST')).toEqual(['POST /v3/api/client/basket/ products[1]=0&delete=Y']),
    )
    await waitFor(() => expect(state.rows.main).toHaveLength(2))
    act(() => void kernel.basket.undo())
    expect(await rows.findByRole('link', { name: 'Товар 1' })).toBeVisible()
  })

  test('a mini basket that cannot be loaded offers to try again', async () => {
    state.rows.main = testRows(1)
    state.loadStatus = 503
    renderSlot('header.basket', {})
    await screen.findByText('1 000,00 ₽')
    await userEvent.hover(await link())
    expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось загрузить корзину. Отказ сервера')
    state.loadStatus = 200
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
    expect(await within(await popover()).findAllByRole('listitem')).toHaveLength(1)
  })

  test('[BAS-003] on the page of the bonus basket the header shows that one, and leads to it', async () => {
    state.rows.main = testRows(2)
    state.rows.loyalty = [testRow({ ID: 5, SUM: 400 })]
    state.personal = testCustomer({ LOYALTY: 'Y' })
    const { unmount } = renderSlot('header.basket', {}, { cookies: LOGGED_IN, path: '/basket?type=loyalty' })
    const bonus = await screen.findByRole('link', { name: /^Бонусная корзина: .*400.Б\s*1.товар/ })
    expect(bonus).toHaveAttribute('href', '/basket?type=loyalty')
    unmount()
    renderSlot('header.basket', {}, { cookies: LOGGED_IN, path: '/basket' })
    expect(await screen.findByRole('link', { name: /^Корзина: .*2.000,00.₽\s*2.товара/ })).toHaveAttribute(
      'href',
      '/basket',
    )
  })
})

describe('MiniBasket', () => {
  const { data: state } = basketApi()

  function renderBasket(CNT = state.rows.main.length) {
    const onNavigate = jest.fn()
    const rendered = renderWithKernel(
      <MiniBasket counts={{ CNT, SUM: CNT * 1000 }} onNavigate={onNavigate} />,
      {
        kernel: partKernel(),
      },
    )
    return { ...rendered, onNavigate }
  }
  const region = () => screen.getByRole('region', { name: 'Корзина' })
  const rows = () =>
    within(region())
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent?.replace(/\s/g, ' '))
  const loaded = () => waitFor(() => expect(region()).toHaveAttribute('aria-busy', 'false'))

  test('a change that is on its way is in it already', async () => {
    state.rows.main = testRows(2)
    const { kernel } = renderBasket()
    await loaded()
    state.gate = new Promise(() => undefined)
    act(() => kernel.basket.set('main', { ID: 1, NAME: 'Товар 1', held: 10 }, 20, 'now'))
    expect(rows()[0]).toBe('Товар 12 000,0020 шт. × 100,00')
    act(() => kernel.basket.set('main', { ID: 2, NAME: 'Товар 2', held: 10 }, 0, 'now'))
    expect(rows()).toHaveLength(1)
  })
})

describe('use-hover-popover', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  const isOpen = () => screen.queryByRole('button', { name: 'Внутри' }) !== null
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
  // jsdom has no pointer events of its own.
  const enter = (pointerType = 'mouse') =>
    fireEvent(place(), Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType }))
  const click = (detail: number) => fireEvent.click(link(), { detail })
  const openByKey = () => {
    link().focus()
    click(0)
  }

  test('Enter opens it first and follows the link then; a click follows it at once', () => {
    render(<Place />)
    link().focus()
    expect(click(0)).toBe(false)
    expect(isOpen()).toBe(true)
    expect(click(0)).toBe(true)
    expect(isOpen()).toBe(false)
    enter()
    expect(click(1)).toBe(true)
    pass(1000)
    expect(isOpen()).toBe(false)
  })

  test('Esc closes it, goes no further and gives the focus back; other keys do not', () => {
    const further = jest.fn()
    render(<Place />)
    document.addEventListener('keydown', further)
    openByKey()
    const inside = screen.getByRole('button', { name: 'Внутри' })
    inside.focus()
    fireEvent.keyDown(inside, { key: 'ArrowDown' })
    expect(isOpen()).toBe(true)
    expect(further).toHaveBeenCalledTimes(1)
    fireEvent.keyDown(inside, { key: 'Escape' })
    expect(isOpen()).toBe(false)
    expect(link()).toHaveFocus()
    expect(further).toHaveBeenCalledTimes(1)
    fireEvent.keyDown(link(), { key: 'Escape' })
    expect(further).toHaveBeenCalledTimes(2)
    document.removeEventListener('keydown', further)
  })
})
