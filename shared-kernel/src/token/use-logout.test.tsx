import { customerCookies, renderWithKernel, testStore } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { useLogout } from './use-logout'

const answer: { now: () => Response | Promise<Response> } = { now: () => HttpResponse.json({}) }
const server = setupServer(http.post('http://localhost/v3/oauth/token/revoke/', () => answer.now()))
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

function Leave() {
  const { busy, logout } = useLogout()
  return (
    <button type="button" aria-busy={busy} onClick={logout}>
      Выйти
    </button>
  )
}
function show() {
  const open = jest.fn()
  const session = testStore()
  const platform = { cookies: customerCookies(), session, open }
  const { kernel } = renderWithKernel(<Leave />, { platform })
  const button = screen.getByRole('button')
  return { kernel, open, session, button, press: () => act(() => button.click()) }
}

test('a logout is awaited, then the page is left and the next one says so', async () => {
  const asked: { answer?: () => void } = {}
  answer.now = () =>
    new Promise((resolve) => {
      asked.answer = () => resolve(HttpResponse.json({ SUCCESS: 'Y' }))
    })
  const { kernel, open, session, button, press } = show()
  expect(button).toHaveAttribute('aria-busy', 'false')
  press()
  expect(button).toHaveAttribute('aria-busy', 'true')
  await waitFor(() => expect(asked.answer).toBeDefined())
  expect(open).not.toHaveBeenCalled()
  asked.answer?.()
  await waitFor(() => expect(open).toHaveBeenCalledWith('/'))
  expect(session.get('logged_out')).toBe('here')
  expect(kernel.notices.current()).toEqual([])
  expect(button).toHaveAttribute('aria-busy', 'false')
})

test.each([
  [
    'the server does not confirm',
    () => HttpResponse.json({}, { status: 502 }),
    /^Вы вышли в этом браузере, но сервер/,
    false,
  ],
  ['gets no answer', () => HttpResponse.error(), /^Не удалось выйти\. Проверьте соединение/, true],
])('a logout that %s is told, and the page stays', async (_what, response, text, isLoggedIn) => {
  answer.now = response
  const { kernel, open, session, button, press } = show()
  press()
  await waitFor(() =>
    expect(kernel.notices.current()).toMatchObject([{ kind: 'error', text: expect.stringMatching(text) }]),
  )
  expect(open).not.toHaveBeenCalled()
  expect(session.get('logged_out')).toBeUndefined()
  expect(kernel.token.hasRefreshToken()).toBe(isLoggedIn)
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'))
})

test('what is typed and not saved is asked about before anything is done', async () => {
  answer.now = () => HttpResponse.json({ SUCCESS: 'Y' })
  const { kernel, open, button, press } = show()
  kernel.leaveGuards.add()
  press()
  expect(button).toHaveAttribute('aria-busy', 'false')
  expect(kernel.token.hasRefreshToken()).toBe(true)
  act(() => kernel.leaveGuards.question.current()?.leave())
  await waitFor(() => expect(open).toHaveBeenCalledWith('/'))
})
