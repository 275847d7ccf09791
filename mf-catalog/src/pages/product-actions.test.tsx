import { testDetail } from '@prilavok/shared-kernel/testing'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { printSheetQuery } from '../features/product/print-sheet-query'
import { catalogApi } from '../testing/catalog-api'
import { renderPage } from '../testing/render-page'

const { data } = catalogApi()
const property = (at: number) => ({ CODE: `p${at}`, TITLE: `Свойство ${at}`, VALUE: `значение ${at}` })

const copied = jest.fn(async (_text: string) => undefined)

beforeEach(() => {
  data.detail = testDetail({ ID: 77, NAME: 'Ручка', UP_MULTIPLICITY: { MIN: 12, STEP: 12 } })
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
})

const open = async (shop = {}) => {
  const user = userEvent.setup()
  copied.mockClear()
  jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(copied)
  const rendered = renderPage('/product/77', { shop })
  await screen.findByRole('tab', { name: 'Описание' })
  return { ...rendered, user }
}
const noticesOf = ({ kernel }: ReturnType<typeof renderPage>) =>
  kernel.notices.current().map(({ kind, text }) => ({ kind, text }))

test('«Поделиться» asks the device; closed without a choice, nothing is said', async () => {
  const share = jest.fn(() => Promise.reject(new DOMException('closed', 'AbortError')))
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  const page = await open()
  await page.user.click(screen.getByRole('button', { name: 'Поделиться' }))
  expect(share).toHaveBeenCalledWith({ title: 'Ручка', url: 'http://demo-green.localhost/product/77' })
  expect(noticesOf(page)).toEqual([])
})

test('where the device offers nothing, or fails, the link goes to the clipboard, and that is said', async () => {
  const page = await open()
  await page.user.click(screen.getByRole('button', { name: 'Поделиться' }))
  expect(copied.mock.calls).toEqual([['http://demo-green.localhost/product/77']])
  expect(noticesOf(page)).toEqual([{ kind: 'success', text: 'Ссылка на товар скопирована' }])
  const share = jest.fn(() => Promise.reject(new Error('not allowed')))
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  await page.user.click(screen.getByRole('button', { name: 'Поделиться' }))
  await waitFor(() => expect(copied).toHaveBeenCalledTimes(2))
  expect(share).toHaveBeenCalled()
})

test('the code is copied by a press, without the space that it is shown with', async () => {
  const page = await open()
  await page.user.click(screen.getByRole('button', { name: 'Скопировать код' }))
  expect(copied.mock.calls).toEqual([['184302']])
  expect(noticesOf(page)).toEqual([{ kind: 'success', text: 'Код скопирован' }])
})

describe('printing', () => {
  const idle: (() => void)[] = []
  const sheet = () => screen.queryByRole('article', { hidden: true })
  const printed = (event: 'beforeprint' | 'afterprint') =>
    act(() => void window.dispatchEvent(new Event(event)))
  beforeEach(() => {
    idle.length = 0
    Object.assign(window, {
      requestIdleCallback: (work: () => void) => idle.push(work),
      cancelIdleCallback: () => undefined,
    })
  })
  afterEach(() => {
    cleanup()
    Reflect.deleteProperty(window, 'requestIdleCallback')
    Reflect.deleteProperty(window, 'cancelIdleCallback')
  })

  test('until its sheet has come the page is printed as it is; the sheet comes once the browser is idle', async () => {
    const { kernel } = await open()
    const state = () => kernel.query.getQueryState(printSheetQuery.queryKey)?.status
    printed('beforeprint')
    expect(sheet()).toBeNull()
    expect(document.querySelector('[data-replaced]')).toBeNull()
    printed('afterprint')
    expect(state()).toBe('pending')
    act(() => idle.forEach((work) => void work()))
    await waitFor(() => expect(document.querySelector('[data-replaced]')).not.toBeNull())
    printed('beforeprint')
    expect(sheet()).toHaveTextContent('184')
  })

  test('«Печать» waits for the sheet', async () => {
    const { user } = await open()
    const print = jest.fn(() => printed('beforeprint'))
    jest.spyOn(window, 'print').mockImplementation(print)
    await user.click(screen.getByRole('button', { name: 'Печать' }))
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
    expect(sheet()).toHaveTextContent('184')
  })
})

test('printed: the product with all its properties and the contacts of the shop, while the printing lasts', async () => {
  data.detail = testDetail({
    ID: 77,
    NAME: 'Ручка',
    UP_MULTIPLICITY: { MIN: 12, STEP: 12 },
    PROPERTY: Array.from({ length: 20 }, (_, at) => property(at)),
  })
  await open({
    NAME: 'Зелёная лавка',
    PHONES: ['+7 495 200-01-01'],
    EMAIL: 'sales@shop.example',
    DOMAIN_NAME: 'shop.example',
  })
  await waitFor(() => expect(document.querySelector('[data-replaced]')).not.toBeNull(), { timeout: 5000 })
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  const sheet = screen.getByRole('article', { hidden: true })
  const text = sheet.textContent?.replace(/[\u00a0\u2009]/g, ' ')
  for (const part of [
    'Зелёная лавка\nshop.example/product/77',
    '+7 495 200-01-01\nsales@shop.example',
    'Код 184 302',
    '18,40 ₽',
    'Минимальная партия 12 шт.',
    'Свойство 19значение 19',
    'Автоматическая шариковая ручка.',
  ])
    expect(text).toContain(part)
  expect(within(sheet).queryByRole('button', { hidden: true })).toBeNull()
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(screen.queryByRole('article', { hidden: true })).toBeNull()
})

test('what the price means: the tax, and what the smallest order costs', async () => {
  await open({ TAX_TYPE: 'НДС 20 %' })
  const box = screen.getByRole('region', { name: 'В корзину' })
  expect(box.textContent?.replaceAll('\u00a0', ' ')).toContain('с НДС 20 %, 12 шт. — 220,80 ₽')
})

test.each([
  [9, 'beside the pictures'],
  [10, 'below them'],
])('with %d properties the tabs stand %s', async (count, place) => {
  // Brand and country of the product are two more.
  data.detail = testDetail({ ID: 77, PROPERTY: Array.from({ length: count - 2 }, (_, at) => property(at)) })
  await open()
  const main = screen.getByRole('heading', { name: 'Основное' }).closest('section')
  const beside = main?.parentElement?.contains(screen.getByRole('tablist', { name: 'О товаре' }))
  expect(beside).toBe(place === 'beside the pictures')
  expect(screen.queryByRole('link', { name: 'Все свойства' }) === null).toBe(beside)
})
