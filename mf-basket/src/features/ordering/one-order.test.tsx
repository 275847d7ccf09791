import type { CreateOrderResponse, OrderChange } from '@prilavok/shared-kernel/contract'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { LOGGED_IN, testCustomer, testStore } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { basketApi } from '../../testing/basket-api'
import { ORDER_CREATED } from '../../testing/basket-state'
import { giveConsents, sendButton } from '../../testing/order-form'
import { renderPage } from '../../testing/render-page'
import { testRow, testRows } from '../../testing/test-rows'

const { data: state, requests, intercept } = basketApi()

const PATH = '/basket/ordering'
const creations = () =>
  requests.filter(({ path, body }) => path.endsWith('/create/') && !body.has('only_made'))
/** The order was made, though its answer is lost. */
const madeAll = () => {
  for (const key of keys()) state.made.set(key ?? '', ORDER_CREATED)
}
const keys = () => creations().map(({ body }) => body.get('idempotency_key'))
const comment = () => screen.getByRole('textbox', { name: 'Для менеджера и водителя' })

/** A tab of the browser: what it keeps outlives the page. */
const openTab = () => ({ session: testStore() })
const open = async (platform: ReturnType<typeof openTab> = openTab()) => {
  const opened = renderPage(PATH, { cookies: LOGGED_IN, personal: testCustomer(), platform })
  await screen.findByRole('complementary', { name: 'Ваш заказ' })
  return opened
}
const lose = (answer: number | (() => never) | Response) =>
  intercept(({ path }) => (path.endsWith('/create/') ? (answer as number) : undefined))
const answerAgain = () => intercept(() => undefined)

beforeEach(() => {
  state.rows.main = testRows(2)
  state.personal = testCustomer()
})

describe('an order that may have been made already', () => {
  test.each([0, 408, 502, 503, 504])(
    '%i leaves it open, and the same try has the same key',
    async (status) => {
      const { url, kernel } = await open()
      await userEvent.type(comment(), 'Позвонить')
      await giveConsents()
      lose(status)
      await userEvent.click(sendButton())
      expect(await screen.findByText(/пока неизвестно, принят ли заказ/)).toBeVisible()
      expect(screen.queryByText(/Заказ не отправлен/)).toBeNull()
      expect(comment()).toHaveValue('Позвонить')
      act(() => kernel.modals.close())
      answerAgain()
      await userEvent.click(sendButton())
      await waitFor(() => expect(url()).toBe('/cabinet/orders/501'))
      expect(new Set(keys()).size).toBe(1)
    },
  )

  test('the key outlives a reload of the page; the comment and the choices, too', async () => {
    const tab = openTab()
    const first = await open(tab)
    await userEvent.type(comment(), 'Позвонить')
    await giveConsents()
    lose(0)
    await userEvent.click(sendButton())
    await screen.findByText(/пока неизвестно/)
    first.unmount()

    answerAgain()
    const { url } = await open(tab)
    expect(await screen.findByText(/если заказ уже принят, второго не\sбудет/)).toBeVisible()
    expect(comment()).toHaveValue('Позвонить')
    await giveConsents()
    await userEvent.click(sendButton())
    await waitFor(() => expect(url()).toBe('/cabinet/orders/501'))
    expect(keys()).toHaveLength(2)
    expect(new Set(keys()).size).toBe(1)
  })

  test('after a reload with an empty basket the order that was made is found and opened', async () => {
    const tab = openTab()
    const first = await open(tab)
    await giveConsents()
    lose(0)
    await userEvent.click(sendButton())
    await screen.findByText(/пока неизвестно/)
    first.unmount()

    answerAgain()
    madeAll()
    state.rows.main = []
    const { url } = renderPage(PATH, { cookies: LOGGED_IN, personal: testCustomer(), platform: tab })
    await waitFor(() => expect(url()).toBe('/cabinet/orders/501'))
    expect(new Set(keys()).size).toBe(1)
  })

  test('while that cannot be told it says so, with another try; an order that was not made leaves the empty basket', async () => {
    const tab = openTab()
    const first = await open(tab)
    await giveConsents()
    lose(0)
    await userEvent.click(sendButton())
    await screen.findByText(/пока неизвестно/)
    first.unmount()

    state.rows.main = []
    renderPage(PATH, { cookies: LOGGED_IN, personal: testCustomer(), platform: tab })
    expect(await screen.findByText(/Не\sудалось узнать, принят ли отправленный заказ/)).toBeVisible()
    answerAgain()
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
    expect(await screen.findByRole('heading', { name: 'Ваша корзина пуста' })).toBeVisible()
  })

  test('the basket turns out empty behind the open form: the order is opened', async () => {
    const { url } = await open()
    await giveConsents()
    intercept(({ path, body }) => {
      if (!path.endsWith('/create/') || body.has('only_made')) return undefined
      madeAll()
      state.rows.main = []
      return 0
    })
    await userEvent.click(sendButton())
    await waitFor(() => expect(url()).toBe('/cabinet/orders/501'))
    expect(new Set(keys()).size).toBe(1)
  })

  test('a changed form is another order, but an empty basket leads to the first one', async () => {
    const { url, kernel } = await open()
    await giveConsents()
    lose(0)
    await userEvent.click(sendButton())
    await screen.findByText(/пока неизвестно/)
    await userEvent.type(comment(), 'Позвонить')
    madeAll()
    answerAgain()
    state.order = rejection({ CODE: 'order_empty' })
    await userEvent.click(sendButton())
    await waitFor(() => expect(url()).toBe('/cabinet/orders/501'))
    expect(keys()).toHaveLength(2)
    expect(kernel.modals.current()).toEqual([])
  })

  test('what the buyer has removed since is never ordered by the check, also while the server still holds it', async () => {
    const { kernel } = await open()
    await giveConsents()
    lose(503)
    await userEvent.click(sendButton())
    await screen.findByText(/пока неизвестно/)
    act(() => kernel.modals.close())
    intercept(() => 0)
    const items = state.rows.main.map(({ ID, NAME, QUANTITY }) => ({ ID, NAME, held: QUANTITY }))
    act(() => kernel.basket.clear('main', items))
    await act(() => kernel.basket.flush())
    expect(await screen.findByText(/Не\sудалось узнать, принят ли отправленный заказ/)).toBeVisible()
    // Orders are taken again before the removal is.
    intercept(({ path }) => (path.endsWith('/create/') ? undefined : 0))
    await userEvent.click(screen.getAllByRole('button', { name: 'Повторить' })[0] as HTMLElement)
    expect(await screen.findByText('В корзине нет товаров, которые можно заказать')).toBeVisible()
    expect(creations()).toHaveLength(1)
    expect(state.rows.main).toHaveLength(2)
  })

  test.each([401, 403, 429, 500])(
    'a repeat that is answered %i forgets nothing of the first try',
    async (status) => {
      const { url, kernel } = await open()
      await giveConsents()
      lose(0)
      await userEvent.click(sendButton())
      await screen.findByText(/пока неизвестно/)
      madeAll()
      await waitFor(() => expect(sendButton()).not.toHaveAttribute('aria-busy', 'true'))
      intercept(({ path }) =>
        path.endsWith('/create/')
          ? HttpResponse.json({ errors: { query_error: 'Отказ' } }, { status })
          : undefined,
      )
      await userEvent.click(sendButton())
      await waitFor(() => expect(creations().length).toBeGreaterThan(1))
      await waitFor(() => expect(sendButton()).not.toHaveAttribute('aria-busy', 'true'))
      act(() => kernel.modals.close())
      answerAgain()
      await userEvent.click(sendButton())
      await waitFor(() => expect(url()).toBe('/cabinet/orders/501'))
      expect(new Set(keys()).size).toBe(1)
    },
  )

  test('a form that is opened again with the same contents makes an order of its own, and leads to the first one', async () => {
    const tab = openTab()
    const first = await open(tab)
    await giveConsents()
    lose(0)
    await userEvent.click(sendButton())
    await screen.findByText(/пока неизвестно/)
    madeAll()
    first.unmount()

    answerAgain()
    state.order = { ...ORDER_CREATED, ORDER_ID: 502 }
    const { url } = await open(tab)
    expect(await screen.findByRole('link', { name: 'Открыть заказ' })).toHaveAttribute(
      'href',
      '/cabinet/orders/501',
    )
    expect(screen.queryByText(/Ответ на\sпрошлую отправку не\sпришёл/)).toBeNull()
    await giveConsents()
    await userEvent.click(sendButton())
    await waitFor(() => expect(url()).toBe('/cabinet/orders/502'))
    expect(new Set(keys()).size).toBe(2)
  })

  test('an answer ends it: after a rejection the same contents are another try', async () => {
    state.order = rejection({ CODE: 'order_min_sum' })
    const { kernel } = await open()
    await giveConsents()
    await userEvent.click(sendButton())
    const dialog = within(await screen.findByRole('dialog', { name: 'Заказ не отправлен' }))
    await userEvent.click(dialog.getAllByRole('button', { name: 'Закрыть' })[0] as HTMLElement)
    await waitFor(() => expect(kernel.modals.current()).toEqual([]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(sendButton())
    await waitFor(() => expect(keys()).toHaveLength(2))
    expect(keys()[0]).not.toBe(keys()[1])
  })
})

describe.each([
  [400, { CODE: 'bad_field', errors: { query_error: 'Выберите другой адрес', comment: 'Слишком длинно' } }],
  [403, { meta: { errorDetail: 'Войдите ещё раз' } }],
  [409, { errors: { query_error: 'Заказ уже изменён' } }],
  [422, { errors: { query_error: 'Проверьте заказ', comment: 'Слишком длинно' } }],
  [429, { error: 'too_many_attempts', error_description: 'Слишком часто' }],
  [500, { meta: { errorDetail: 'Отказ сервера' } }],
])('an error %i', (status, body) => {
  test('leaves form and basket as they were', async () => {
    const { kernel, url } = await open()
    await userEvent.type(comment(), 'Позвонить')
    await userEvent.click(screen.getByRole('radio', { name: /^По счёту/ }))
    await giveConsents()
    intercept(({ path }) => (path.endsWith('/create/') ? HttpResponse.json(body, { status }) : undefined))
    await userEvent.click(sendButton())
    await waitFor(() => expect(sendButton()).not.toHaveAttribute('aria-busy', 'true'))
    await waitFor(() => expect(creations()).toHaveLength(1))
    expect(await screen.findByText(/Заказ не отправлен|Слишком длинно/)).toBeVisible()
    expect(comment()).toHaveValue('Позвонить')
    expect(screen.getByRole('radio', { name: /^По счёту/ })).toBeChecked()
    for (const box of screen.getAllByRole('checkbox', { name: /Согласен/ })) expect(box).toBeChecked()
    expect(screen.getByRole('complementary', { name: 'Ваш заказ' })).toHaveTextContent('Товар 1')
    expect(url()).toBe(PATH)
    expect(kernel.modals.current().map(({ name }) => name)).toEqual(status === 500 ? ['serverError'] : [])
  })
})

describe('what has changed since it was seen', () => {
  const CHANGES: OrderChange[] = [
    { PRODUCT_ID: 1, NAME: 'Бумага А4', KIND: 'price', WAS: 100, NOW: 110.5 },
    { PRODUCT_ID: 2, NAME: 'Ручка', KIND: 'quantity', WAS: 10, NOW: 3 },
    { PRODUCT_ID: 3, NAME: 'Папка', KIND: 'gone', WAS: 2, NOW: 0 },
    { PRODUCT_ID: 4, NAME: 'Скрепки', KIND: 'back', WAS: 0, NOW: 5 },
    { PRODUCT_ID: 0, NAME: 'Доставка', KIND: 'delivery', WAS: 0, NOW: 390 },
  ]
  const panel = () => screen.findByRole('region', { name: /Пока вы оформляли заказ/ })
  const change = (CONFIRM?: string) => {
    state.order = rejection({ CODE: 'order_changed', TEXT: 'Корзина изменилась' }, { CHANGES, CONFIRM })
  }

  test('is told row by row in place of the generic error, and nothing is ordered yet', async () => {
    change('code-1')
    const { kernel } = await open()
    await giveConsents()
    state.rows.main = [testRow({ PRICE: 110.5 })]
    await userEvent.click(sendButton())
    const rows = within(await panel()).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'Бумага А4Было 100,00 ₽, стало 110,50 ₽',
      'РучкаВместо 10 можно заказать 3',
      'ПапкаБольше нельзя заказать',
      'СкрепкиСнова можно заказать, в корзине 5',
      'ДоставкаБыло 0,00 ₽, стало 390,00 ₽',
    ])
    expect(await panel()).toHaveFocus()
    expect(kernel.modals.current()).toEqual([])
    expect(creations()).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Отправить заказ' })).toBeNull()
    // The sums beside it are those of now.
    await waitFor(() =>
      expect(screen.getByRole('complementary', { name: 'Ваш заказ' })).toHaveTextContent(
        'К оплате1 105,00 ₽',
      ),
    )
  })

  test('a count that another tab has changed is named, and ordered only once it is confirmed; no focus is taken', async () => {
    const { url, kernel } = await open()
    await giveConsents()
    await userEvent.type(comment(), 'Позвонить')
    const [first] = testRows(1)
    state.rows.main = [
      testRow({ ...first, QUANTITY: 60, SUM: 6000 }),
      testRow({ ID: 77, NAME: 'Скотч', QUANTITY: 5 }),
    ]
    await act(() => kernel.query.invalidateQueries({ queryKey: queryKeys.basketRows }))
    const rows = within(await panel()).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      `${first?.NAME}Было ${first?.QUANTITY}, стало 60`,
      'СкотчДобавлен в корзину: 5',
      'Товар 2Удалён из корзины',
    ])
    expect(comment()).toHaveFocus()
    expect(
      screen.getByText('Пока вы оформляли заказ, он изменился', { selector: '[role=status]' }),
    ).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Отправить заказ' })).toBeNull()
    fireEvent.submit(comment().closest('form') as HTMLFormElement)
    expect(await panel()).toHaveFocus()
    expect(creations()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: /Подтвердить и\sотправить/ }))
    await waitFor(() => expect(url()).toBe('/cabinet/orders/501'))
    expect(creations()).toHaveLength(1)
    expect(creations()[0]?.body.has('confirm')).toBe(false)
  })

  test('what changes after a confirmation that the form has stopped is confirmed anew', async () => {
    const { kernel } = await open()
    const [first, second] = testRows(2)
    const change = async (QUANTITY: number) => {
      state.rows.main = [testRow({ ...first, QUANTITY, SUM: QUANTITY * 100 }), testRow({ ...second })]
      await act(() => kernel.query.invalidateQueries({ queryKey: queryKeys.basketRows }))
    }
    await change(60)
    // Without the consents.
    await userEvent.click(await screen.findByRole('button', { name: /Подтвердить и\sотправить/ }))
    await waitFor(() => expect(screen.queryByRole('region', { name: /Пока вы оформляли заказ/ })).toBeNull())
    await giveConsents()
    await change(70)
    expect(await panel()).toHaveTextContent(/Было\s60, стало\s70/)
    fireEvent.submit(comment().closest('form') as HTMLFormElement)
    expect(await panel()).toHaveFocus()
    expect(creations()).toEqual([])
  })

  test('a rejected order names the counts that are others now beside the sum', async () => {
    state.order = rejection(
      { CODE: 'order_changed', TEXT: 'Корзина изменилась' },
      {
        CHANGES: [{ PRODUCT_ID: 0, NAME: 'Сумма товаров', KIND: 'sum', WAS: 100, NOW: 600 }],
        CONFIRM: 'code-1',
      },
    )
    await open()
    await giveConsents()
    const [first, second] = testRows(2)
    state.rows.main = [testRow({ ...first, QUANTITY: 60 }), testRow({ ...second })]
    await userEvent.click(sendButton())
    await waitFor(async () =>
      expect(
        within(await panel())
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
      ).toEqual([
        `${first?.NAME}Было ${first?.QUANTITY}, стало 60`,
        'Сумма товаровБыло 100,00 ₽, стало 600,00 ₽',
      ]),
    )
  })

  test('is ordered once it is confirmed, with what the answer named', async () => {
    change('code-1')
    const { url } = await open()
    await giveConsents()
    await userEvent.click(sendButton())
    await panel()
    state.order = ORDER_CREATED
    await userEvent.click(screen.getByRole('button', { name: /Подтвердить и\sотправить/ }))
    await waitFor(() => expect(url()).toBe('/cabinet/orders/501'))
    expect(creations().map(({ body }) => body.get('confirm'))).toEqual([null, 'code-1'])
  })

  test('Enter in a field of the form confirms nothing', async () => {
    change('code-1')
    await open()
    await giveConsents()
    await userEvent.click(sendButton())
    await panel()
    const radio = screen.getByRole<HTMLInputElement>('radio', { name: /^Самовывоз/ })
    radio.focus()
    // What a browser does at Enter in a form without a submit button.
    if (radio.form) fireEvent.submit(radio.form)
    expect(await panel()).toHaveFocus()
    expect(creations()).toHaveLength(1)
  })

  test('what blocks an order blocks the confirmation, too', async () => {
    change('code-1')
    await open()
    await giveConsents()
    state.rows.main = [testRow({ PRICE: 10, SUM: 10, QUANTITY: 1 })]
    await userEvent.click(sendButton())
    await panel()
    const confirm = screen.getByRole('button', { name: /Подтвердить/ })
    await waitFor(() => expect(confirm).toBeDisabled())
    expect(confirm).toHaveAccessibleDescription(/до\sминимального заказа/i)
    confirm.closest('form')?.requestSubmit()
    expect(creations()).toHaveLength(1)
  })

  test('a further change is told and confirmed anew', async () => {
    change('code-1')
    await open()
    await giveConsents()
    await userEvent.click(sendButton())
    await panel()
    change('code-2')
    await userEvent.click(screen.getByRole('button', { name: /Подтвердить/ }))
    await waitFor(() => expect(creations()).toHaveLength(2))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Подтвердить/ })).not.toHaveAttribute('aria-busy', 'true'),
    )
    await userEvent.click(screen.getByRole('button', { name: /Подтвердить/ }))
    await waitFor(() => expect(creations().at(-1)?.body.get('confirm')).toBe('code-2'))
  })

  test('when nothing is left there is nothing to confirm, only the way to the basket', async () => {
    change()
    await open()
    await giveConsents()
    state.rows.main = []
    await userEvent.click(sendButton())
    expect(within(await panel()).getByRole('link', { name: /Вернуться в\sкорзину/ })).toHaveAttribute(
      'href',
      '/basket',
    )
    expect(screen.queryByRole('button', { name: /Подтвердить/ })).toBeNull()
  })

  test('the order says which sums its user saw', async () => {
    const { url } = await open()
    await giveConsents()
    await userEvent.click(sendButton())
    await waitFor(() => expect(url()).toBe('/cabinet/orders/501'))
    const [{ body } = { body: new URLSearchParams() }] = creations()
    expect([body.get('expected_sum'), body.get('expected_delivery')]).toEqual(['2000', '0'])
  })
})

test('[BAS-058] behind the order there is an empty basket, also for «Назад»', async () => {
  const { url, kernel } = await open()
  await giveConsents()
  await userEvent.click(sendButton())
  await waitFor(() => expect(url()).toBe('/cabinet/orders/501'))
  renderPage('/basket', { kernel })
  expect(await screen.findByRole('heading', { name: 'Ваша корзина пуста' })).toBeVisible()
  expect(screen.queryByText('Товар 1')).toBeNull()
})

const rejection = (
  message: Partial<CreateOrderResponse['CREATE_ORDER']['MESSAGE']>,
  more: { CHANGES?: OrderChange[]; CONFIRM?: string | undefined } = {},
): CreateOrderResponse => ({
  ORDER_ID: null,
  CREATE_ORDER: {
    CREATE: 'N',
    MESSAGE: { CODE: '', TEXT: 'Отказ', TYPE: 'ERROR', SHOW_ADDRESS: 'N', ...message },
    ...(more.CHANGES ? { CHANGES: more.CHANGES } : {}),
    ...(more.CONFIRM ? { CONFIRM: more.CONFIRM } : {}),
  },
})
