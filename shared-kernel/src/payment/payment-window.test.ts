import { catchWindows, createTestPlatform } from '@prilavok/shared-kernel/testing'
import { openPaymentWindow } from './payment-window'

const PAGE = 'https://bank.example/pay/7'
const leavePage = () => window.dispatchEvent(new Event('pagehide'))

function open() {
  const windows = catchWindows()
  const payment = openPaymentWindow({ platform: createTestPlatform() })
  const [opened] = windows
  if (!payment || !opened) throw new Error('no window was opened')
  return { payment, opened }
}

test('it opens empty and at once, as a window of its own', () => {
  const { opened } = open()
  expect(jest.mocked(window.open).mock.calls).toEqual([['about:blank', '_blank']])
  expect(opened).toMatchObject({ url: undefined, closed: false })
})

test('a window that the browser has blocked is none', () => {
  catchWindows(true)
  expect(openPaymentWindow({ platform: createTestPlatform() })).toBeNull()
})

test('until the address is known it says what comes, and where the order is found should nothing come', () => {
  const { document: page } = open().opened
  expect(page.documentElement.lang).toBe('ru')
  expect(page.title).toBe('Оплата заказа')
  const lines = [...page.body.children].map(({ tagName, textContent }) => [tagName, textContent])
  expect(lines).toEqual([
    ['P', 'Открываем страницу оплаты… Не\u00a0закрывайте это окно.'],
    ['P', 'Если она не\u00a0открывается, вернитесь в\u00a0магазин: мои заказы'],
  ])
  expect([...page.links].map(({ textContent, href }) => [textContent, href])).toEqual([
    ['мои заказы', 'http://demo-green.localhost/cabinet/orders'],
  ])
})

test('the page that it shows cannot reach the page that has opened it', () => {
  const { payment, opened } = open()
  expect(opened.opener).toBeNull()
  expect(payment.show(PAGE)).toBe(true)
  expect(opened).toMatchObject({ url: PAGE, openerAtUrl: null, closed: false })
})

test('it tells whether it is gone, whoever has closed it', () => {
  const { payment, opened } = open()
  expect(payment.isClosed()).toBe(false)
  opened.closed = true
  expect(payment.isClosed()).toBe(true)
  opened.closed = false
  payment.close()
  expect(opened.closed).toBe(true)
  expect(payment.isClosed()).toBe(true)
})

describe('when the page that has opened it is left', () => {
  test('it goes as long as there is no address', () => {
    const { opened } = open()
    leavePage()
    expect(opened.closed).toBe(true)
  })

  test('it stays where the buyer pays', () => {
    const { payment, opened } = open()
    payment.show(PAGE)
    leavePage()
    expect(opened.closed).toBe(false)
  })

  test('it stays while the page is only hidden', () => {
    const { opened } = open()
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(opened.closed).toBe(false)
  })
})
