import { testStore } from '@prilavok/shared-kernel/testing'
import { renderApp } from '../../testing/render-app'

const shop = { NAME: 'Бланк' }
const greetings = (app: ReturnType<typeof renderApp>) =>
  app.kernel.notices.current().filter(({ text }) => text.includes('Добро пожаловать'))

test('[SHELL-057] the first visit sets firstEntry and is greeted; later ones have it and are not', () => {
  const cookies = testStore({ access_token: 'a', expires: String(Date.now() + 60_000) })
  const first = renderApp({ shop, platform: { cookies } })
  expect(cookies.get('firstEntry')).toBe('N')
  expect(greetings(first)).toEqual([expect.objectContaining({ text: expect.stringContaining('«Бланк»') })])
  first.unmount()
  expect(greetings(renderApp({ shop, platform: { cookies } }))).toEqual([])
  expect(cookies.get('firstEntry')).toBe('N')
})

test('a browser without cookies is not greeted at every page', () => {
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('')
  expect(greetings(renderApp({ shop, platform: { cookies: testStore({}) } }))).toEqual([])
})
