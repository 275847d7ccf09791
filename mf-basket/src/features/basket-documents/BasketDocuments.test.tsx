import { LOGGED_IN, put, testCustomer } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { basketApi } from '../../testing/basket-api'
import { renderPage } from '../../testing/render-page'
import { testRow, testRows } from '../../testing/test-rows'

const { data: state, called, intercept } = basketApi()

const saved: string[] = []
beforeEach(() => {
  saved.length = 0
  URL.createObjectURL = () => 'blob:file'
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  state.rows.main = testRows(2)
})

const serveFile = (name: string) =>
  intercept(({ path }) =>
    path.startsWith('/upload/')
      ? HttpResponse.text('x', {
          headers: { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}` },
        })
      : undefined,
  )
const open = async (path = '/basket', options: Parameters<typeof renderPage>[1] = {}) => {
  const rendered = renderPage(path, options)
  await screen.findByRole('region', { name: 'Скачать' })
  return rendered
}
const documents = () => within(screen.getByRole('region', { name: 'Скачать' }))
const button = (name: RegExp) => documents().getByRole('button', { name })

test.each([
  ['Счёт для тендера', 'tender_invoice'],
  ['Корзина', 'basket_file'],
])('[BAS-034] «%s» is downloaded with the rows and sums that the page shows', async (title, type) => {
  serveFile(`${title}.pdf`)
  await open('/basket', { cookies: { basketSort: 'NAME', basketOrder: 'ASC', deliveryType: '2' } })
  await userEvent.click(button(new RegExp(`^${title}`)))
  await waitFor(() => expect(saved).toEqual([`${title}.pdf`]))
  expect(called(type)[0]).toBe(
    `GET /v4/api/client/order_basket/main/${type}/?sort=NAME&order=ASC&deliveryType=2`,
  )
})

test('[BAS-035] a commercial offer is there with its flag alone', async () => {
  serveFile('КП.pdf')
  const { unmount } = await open()
  expect(documents().queryByRole('button', { name: /Коммерческое предложение/ })).toBeNull()
  unmount()
  state.info = { COMMERCIAL_OFFER: 'Y' }
  await open()
  await userEvent.click(button(/Коммерческое предложение/))
  await waitFor(() => expect(saved).toEqual(['КП.pdf']))
  expect(called('/commercial_offer/')).toHaveLength(1)
})

test('a count that was just typed is in the document', async () => {
  serveFile('Корзина.xlsx')
  await open()
  await userEvent.click(screen.getAllByRole('button', { name: 'Увеличить' })[0] as HTMLElement)
  await userEvent.click(button(/^Корзина/))
  await waitFor(() => expect(saved).toHaveLength(1))
  const order = [...called('POST'), ...called('basket_file')]
  expect(called('')).toEqual(expect.arrayContaining(order))
  const at = (text: string) => called('').findIndex((call) => call.includes(text))
  expect(at('replace/ products[1]=11')).toBeLessThan(at('basket_file'))
})

test('[KERN-042] a document that fails says so in a notice, from where it can be repeated', async () => {
  intercept(({ path }) =>
    path.includes('basket_file') ? HttpResponse.text('fatal', { status: 500 }) : undefined,
  )
  const { kernel } = await open()
  await userEvent.click(button(/^Корзина/))
  await waitFor(() => expect(kernel.notices.current()[0]?.kind).toBe('error'))
  expect(kernel.notices.current()[0]?.text).toBe('Не удалось скачать файл. Ошибка сервера')
  serveFile('Корзина.xlsx')
  act(() => kernel.notices.current()[0]?.action?.run())
  await waitFor(() => expect(saved).toEqual(['Корзина.xlsx']))
})

test('of the bonus basket there is its table alone, and of nothing to order no document', async () => {
  state.personal = testCustomer({ LOYALTY: 'Y' })
  state.rows.loyalty = [testRow({ ID: 5, NAME: 'Термокружка' })]
  state.info = { COMMERCIAL_OFFER: 'Y' }
  const { unmount } = await open('/basket?type=loyalty', { cookies: LOGGED_IN })
  await screen.findByRole('listitem', { name: 'Термокружка' })
  const names = documents()
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
  expect(names).toEqual(['КорзинаXLSX', 'Распечатать'])
  unmount()
  state.rows.main = [testRow({ REMAIN: 0 })]
  state.info = {}
  await open()
  expect(button(/^Счёт/)).toBeDisabled()
})

describe('by e-mail', () => {
  const field = () => documents().findByRole('textbox', { name: /Электронная почта/ })
  const openForm = async () => {
    state.personal = testCustomer({ EMAIL: 'client@example.com' })
    const rendered = await open('/basket', { cookies: LOGGED_IN })
    await userEvent.click(button(/Отправить корзину на почту/))
    return rendered
  }
  const send = () => userEvent.click(button(/^Отправить$/))

  test('[BAS-036] SUCCESS Y is told with the address that it went to', async () => {
    state.sent = { SUCCESS: 'Y', EMAIL: 'boss@example.com' }
    const { kernel } = await openForm()
    const email = await field()
    expect(email).toHaveFocus()
    expect(email).toHaveValue('client@example.com')
    await put(email, 'boss@example.com')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(kernel.notices.current()).toHaveLength(1))
    expect(kernel.notices.current()).toMatchObject([
      { kind: 'success', text: 'Корзина отправлена на boss@example.com' },
    ])
    expect(called('/send/')).toEqual(['GET /v3/api/client/basket/send/?email=boss@example.com'])
    expect(documents().queryByRole('textbox')).toBeNull()
    expect(button(/Отправить корзину на почту/)).toHaveFocus()
    // The notice passes, the page goes on saying it.
    act(() => kernel.notices.close(kernel.notices.current()[0]?.id ?? 0))
    expect(documents().getByText('Корзина отправлена на boss@example.com')).toBeVisible()
  })

  test.each([
    ['SUCCESS N', { SUCCESS: 'N' as const }, /^Корзина не отправлена\./],
    ['no answer', 0, /^Понятного ответа нет: письмо могло уйти\./],
  ])('[BAS-036] %s is told as an error, and what was typed stays', async (_what, answer, told) => {
    const { kernel } = await openForm()
    intercept(({ path }) => (path === '/v3/api/client/basket/send/' ? answer : undefined))
    const email = await field()
    await put(email, 'boss@example.com')
    await send()
    await waitFor(() => expect(kernel.notices.current()).toHaveLength(1))
    expect(kernel.notices.current()[0]).toMatchObject({
      kind: 'error',
      text: expect.stringMatching(told),
    })
    expect(email).toHaveValue('boss@example.com')
  })

  test('a wrong address is not sent; Esc closes the form and gives the focus back', async () => {
    await openForm()
    const email = await field()
    await userEvent.clear(email)
    await send()
    expect(email).toHaveAccessibleDescription('Укажите электронную почту')
    expect(called('/send/')).toEqual([])
    await userEvent.keyboard('{Escape}')
    expect(documents().queryByRole('textbox')).toBeNull()
    expect(button(/Отправить корзину на почту/)).toHaveFocus()
  })

  test('a visitor logs in for it', async () => {
    const { kernel } = await open()
    await waitFor(() => expect(button(/Отправить корзину на почту/)).not.toHaveAttribute('aria-expanded'))
    await userEvent.click(button(/Отправить корзину на почту/))
    expect(kernel.modals.current()[0]?.name).toBe('authentication')
  })
})
