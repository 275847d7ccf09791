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

/** The code of the services has come. */
const open = async (ONLINE_CHAT: string | null) => {
  const app = renderApp({ shop: { ONLINE_CHAT } })
  await act(() => import('./Services'))
  return app
}

test('[SHELL-012] the chat is added 3000 ms after the page, and once', async () => {
  const { kernel } = await open(CHAT)
  await act(() => jest.advanceTimersByTimeAsync(2999))
  expect(scripts()).toEqual([])
  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(scripts()).toEqual([CHAT])
  // A login renders everything anew.
  act(() => kernel.bus.emit('session:changed', { state: 'visitor' }))
  await act(() => jest.advanceTimersByTimeAsync(10_000))
  expect(scripts()).toEqual([CHAT])
})

test.each([null, '', 'http://chat.example/widget.js', 'javascript:alert("chat")'])(
  '[SHELL-012] with ONLINE_CHAT %j there is none',
  async (ONLINE_CHAT) => {
    await open(ONLINE_CHAT)
    await act(() => jest.advanceTimersByTimeAsync(60_000))
    expect(scripts()).toEqual([])
  },
)

test('a page that is left before has none', async () => {
  const { unmount } = await open(CHAT)
  unmount()
  await act(() => jest.advanceTimersByTimeAsync(10_000))
  expect(scripts()).toEqual([])
})
