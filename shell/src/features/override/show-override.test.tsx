import createCache from '@emotion/cache'
import { testShop } from '@prilavok/shared-kernel/testing'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { showOverride } from './show-override'

const cache = createCache({ key: 'test' })
const override = { releases: ['mf-catalog@2.0.0', 'shell@1.1.0'], until: '2026-11-23T12:30:00Z' }

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-23T09:00:00Z'), doNotFake: ['setTimeout', 'setImmediate'] })
  document.body.innerHTML = '<div id="root"><a href="/">Главная</a></div>'
})
afterEach(() => {
  jest.useRealTimers()
  document.body.replaceChildren()
})

test('the strip names the versions and the end, and its link ends them', async () => {
  await act(async () => showOverride(document, { override, shop: testShop() }, cache))
  const strip = within(screen.getByRole('complementary', { name: 'Выбранные версии' }))
  expect(strip.getByText('Вы смотрите версии mf-catalog@2.0.0, shell@1.1.0 до 15:30')).toBeInTheDocument()
  expect(strip.getByRole('link', { name: 'Выключить' })).toHaveAttribute('href', '/release-override?off')
})

test('it stands in the flow above the page, and its link is the first that Tab reaches', async () => {
  await act(async () => showOverride(document, { override, shop: testShop() }, cache))
  const strip = screen.getByRole('complementary', { name: 'Выбранные версии' })
  const root = document.getElementById('root') as HTMLElement
  expect(strip.compareDocumentPosition(root)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(root).not.toContainElement(strip)
  expect(['', 'static']).toContain(getComputedStyle(strip).position)
  await userEvent.setup({ delay: null }).tab()
  expect(screen.getByRole('link', { name: 'Выключить' })).toHaveFocus()
})

test('the end is told by the time of the shop', async () => {
  await act(async () =>
    showOverride(document, { override, shop: testShop({ TIME_ZONE: 'Asia/Omsk' }) }, cache),
  )
  expect(screen.getByRole('complementary')).toHaveTextContent('до 18:30')
})

test('without a choice of versions nothing is added', () => {
  const before = document.body.innerHTML
  showOverride(document, { shop: testShop() }, cache)
  expect(document.body.innerHTML).toBe(before)
})
