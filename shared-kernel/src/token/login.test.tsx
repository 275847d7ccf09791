import { customerCookies, renderWithKernel, testStore } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { tokenServer } from './testing/token-server'
import { useLogout } from './use-logout'

const { calls, revoked, answers, kernelAt } = tokenServer()

describe('entering', () => {
  const HOUR_MS = 3_600_000
  const START = Date.parse('2025-10-14T09:00:00Z')

  const partialCookies = () =>
    testStore({ access_token: 'test-token', expires: '4102444800000', login_stamp: 'one@4102444800000' })

  test('[KERN-009, KERN-011] a login keeps the session in the four cookies and tells all parts', async () => {
    const kernel = kernelAt({ now: START })
    const states: string[] = []
    kernel.bus.on('session:changed', ({ state }) => states.push(state))
    await kernel.token.login('client@example.com', 'secret')
    expect(calls).toEqual([
      {
        what: 'token',
        fields: {
          domain: 'shop.localhost',
          grant_type: 'password',
          username: 'client@example.com',
          password: 'secret',
        },
      },
    ])
    const { cookies } = kernel.platform
    expect(
      ['access_token', 'expires_in', 'expires', 'has_refresh_token'].map((name) => cookies.get(name)),
    ).toEqual(['password-1', '3600', String(START + HOUR_MS), 'Y'])
    expect(states).toEqual(['customer'])

    const reloaded = kernelAt({ now: START }, { cookies })
    expect(await reloaded.token.get()).toBe('password-1')
    expect(reloaded.token.hasRefreshToken()).toBe(true)
  })

  test('[AUTH-009] a wrong name or password is said in the words of the specification and changes nothing', async () => {
    answers.token = () => HttpResponse.json({ error: 'invalid_grant' }, { status: 400 })
    const kernel = kernelAt({ now: START }, { cookies: testStore({ access_token: 'visitor' }) })
    const changed = jest.fn()
    kernel.bus.on('session:changed', changed)
    await expect(kernel.token.login('client@example.com', 'wrong')).rejects.toMatchObject({
      name: 'LoginError',
      message: 'Неправильный логин или пароль',
    })
    expect(kernel.platform.cookies.get('access_token')).toBe('visitor')
    expect(changed).not.toHaveBeenCalled()
  })

  test('a logout ends the session on the server and in all tabs, and goes on with an anonymous token', async () => {
    const cookies = customerCookies()
    cookies.set('login_stamp', 'one')
    const kernel = kernelAt({ now: START }, { cookies })
    const changed = jest.fn()
    kernel.bus.on('session:changed', changed)
    expect(await kernel.token.logout()).toBe(true)
    expect(revoked).toEqual(['test-token'])
    expect(kernel.token.hasRefreshToken()).toBe(false)
    expect(cookies.get('login_stamp')).toBeUndefined()
    expect(changed).toHaveBeenCalledWith({ state: 'visitor' })
    expect(await kernel.token.get()).toBe('client_credentials-1')
  })

  test('nobody is asked to log in while the page is left after a logout; where it stays, he is', async () => {
    const kernel = kernelAt({ now: START }, { cookies: customerCookies() })
    await kernel.token.logout()
    expect(kernel.token.isLeaving()).toBe(false)
    await kernel.token.logout(true)
    expect(kernel.token.isLeaving()).toBe(true)
    answers.revoke = () => HttpResponse.json({}, { status: 502 })
    await kernel.token.logout(true)
    expect(kernel.token.isLeaving()).toBe(false)
  })

  test('a login that has come while the lock was waited for is not ended', async () => {
    const reload = jest.fn()
    const cookies = customerCookies()
    const gate = { open: () => undefined as unknown }
    const opened = new Promise<void>((resolve) => {
      gate.open = resolve
    })
    const { token } = kernelAt(
      { now: START },
      { cookies, reload, withLock: async (_name, work) => opened.then(work) },
    )
    token.rejected('test-token', true)
    cookies.set('access_token', 'next login')
    gate.open()
    await opened
    expect([revoked, cookies.get('access_token'), token.hasRefreshToken()]).toEqual([[], 'next login', true])
    expect(reload).not.toHaveBeenCalled()
  })

  test.each([
    [
      'takes the place of a customer’s, which ends on the server',
      customerCookies(),
      {},
      ['test-token'],
      true,
    ],
    [
      'takes the place of a user’s without a password, which ends on the server, too',
      partialCookies(),
      {},
      ['test-token'],
      true,
    ],
    ['that is full needs no such end', customerCookies(), { has_refresh_token: true }, [], true],
    [
      'of the same user takes nothing away',
      customerCookies(),
      { has_refresh_token: true, same: true },
      [],
      false,
    ],
    ['replaces nobody where a visitor was', testStore(), {}, [], false],
  ])(
    'a session that an answer brings %s',
    async (_what, cookies, { same = false, ...more }: Record<string, boolean>, ended, replaced) => {
      const kernel = kernelAt({ now: START }, { cookies })
      const changed = jest.fn()
      kernel.bus.on('session:changed', changed)
      const obtained = kernel.token.obtained.current()
      await kernel.token.enter({ access_token: 'entered', expires_in: 60, ...more }, { isSameUser: same })
      expect(revoked).toEqual(ended)
      expect(changed.mock.calls).toMatchObject([[{ replaced }]])
      expect(kernel.token.obtained.current()).toBe(obtained + 1)
      expect(cookies.get('access_token')).toBe('entered')
    },
  )
})

function Leave() {
  const { busy, logout } = useLogout()
  return (
    <button type="button" aria-busy={busy} onClick={logout}>
      Выйти
    </button>
  )
}

describe('use-logout', () => {
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
    answers.revoke = () =>
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
    answers.revoke = response
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
    const { kernel, open, button, press } = show()
    kernel.leaveGuards.add()
    press()
    expect(button).toHaveAttribute('aria-busy', 'false')
    expect(kernel.token.hasRefreshToken()).toBe(true)
    act(() => kernel.leaveGuards.question.current()?.leave())
    await waitFor(() => expect(open).toHaveBeenCalledWith('/'))
  })
})
