import { act } from '@testing-library/react'
import { renderApp } from '../../testing/render-app'

const CHAT = 'https://chat.example/widget.js?id=7'
const scripts = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src*="chat"]')].map(({ src }) => src)

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  document.head.replaceChildren()
})

test('[SHELL-012] the chat is added 3000 ms after the page, and once', () => {
  const { kernel } = renderApp({ shop: { ONLINE_CHAT: CHAT } })
  act(() => void jest.advanceTimersByTime(2999))
  expect(scripts()).toEqual([])
  act(() => void jest.advanceTimersByTime(1))
  expect(scripts()).toEqual([CHAT])
  // A login renders everything anew.
  act(() => kernel.bus.emit('session:changed', { state: 'visitor' }))
  act(() => void jest.advanceTimersByTime(10_000))
  expect(scripts()).toEqual([CHAT])
})

test.each([null, '', 'http://chat.example/widget.js', 'javascript:alert("chat")'])(
  '[SHELL-012] with ONLINE_CHAT %j there is none',
  (ONLINE_CHAT) => {
    renderApp({ shop: { ONLINE_CHAT } })
    act(() => void jest.advanceTimersByTime(60_000))
    expect(scripts()).toEqual([])
  },
)

test('a page that is left before has none', () => {
  renderApp({ shop: { ONLINE_CHAT: CHAT } }).unmount()
  act(() => void jest.advanceTimersByTime(10_000))
  expect(scripts()).toEqual([])
})
