import type { RegisterAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { basketCountsQuery } from '@prilavok/shared-kernel/queries'
import { LOGGED_IN, partKernel } from '@prilavok/shared-kernel/testing'
import { QueryObserver } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { bringAlong } from '../../model/bring-along'
import { takeSession } from '../../model/take-session'
import { authApi, COUNTS, CUSTOMER, MERGE, TOKEN } from '../../testing/auth-api'
import { signIn } from './sign-in'

const { called, data, calls, requests, intercept } = authApi()

describe('take-session', () => {
  const PARTIAL: RegisterAnswer = { SUCCESS: 'Y', access_token: 'entered', expires_in: 60 }

  test.each([
    ['neither', { SUCCESS: 'Y' }],
    ['only a token', { SUCCESS: 'Y', access_token: 'entered' }],
  ] as [string, RegisterAnswer][])('an answer with %s brings no session', async (_what, answer) => {
    const kernel = partKernel()
    expect(await takeSession(kernel, answer)).toBe(false)
    expect(kernel.platform.cookies.get('access_token')).toBe('test-token')
    expect(called(MERGE)).toEqual([])
  })

  test.each([
    ['without a password', PARTIAL, 'partial', false],
    ['in full', { ...PARTIAL, has_refresh_token: true }, 'customer', true],
    ['that says it has no refresh token', { ...PARTIAL, has_refresh_token: false }, 'partial', false],
  ] as [string, RegisterAnswer, string, boolean][])(
    'a session %s is taken, and the visitor’s things come along',
    async (_what, answer, state, isFull) => {
      const kernel = partKernel({ personal: { USER_CODE: 'visitor-code' } })
      const states: string[] = []
      kernel.bus.on('session:changed', (change) => states.push(change.state))
      expect(await takeSession(kernel, answer)).toBe(true)
      expect(kernel.platform.cookies.get('access_token')).toBe('entered')
      expect([states, kernel.token.hasRefreshToken()]).toEqual([[state], isFull])
      expect(called(MERGE)).toEqual([`POST ${MERGE} user_code=visitor-code`])
    },
  )

  test('who was a customer before brings nothing along; the same user is not rendered anew', async () => {
    for (const [isSameUser, changes] of [
      [true, 0],
      [false, 1],
    ] as const) {
      const kernel = partKernel({ cookies: LOGGED_IN })
      await takeSession(kernel, { ...PARTIAL, has_refresh_token: true }, { isSameUser })
      expect(kernel.userChanges.current()).toBe(changes)
    }
    expect(called(MERGE)).toEqual([])
  })
})

describe('bring-along', () => {
  const logIn = (kernel: Kernel) =>
    bringAlong(kernel, () => kernel.token.login(CUSTOMER.email, CUSTOMER.password))
  const MERGED_BASKET = { METHOD_SUCCESS: { SUCCESS: 'Y' }, CNT: 8, SUM: 100, CHECK: [] }
  const FAVOURITES = '/v3/api/catalog/favorite/'
  const merges = () => requests.filter(({ path }) => path === MERGE)

  test('[BAS-065] the visitor’s basket is merged under the new token, then the counts are read again', async () => {
    const kernel = partKernel()
    const changed = jest.fn()
    kernel.bus.on('basket:changed', changed)
    const stop = new QueryObserver(kernel.query, basketCountsQuery(kernel)).subscribe(() => undefined)
    await waitFor(() => expect(called(COUNTS)).toHaveLength(1))
    await logIn(kernel)
    expect(merges().map(({ token, body }) => [token, body.get('user_code')])).toEqual([
      ['customer-token', 'test-token'],
    ])
    expect(changed).toHaveBeenCalledWith({ basket: 'main', CNT: 8, SUM: 100 })
    await waitFor(() => expect(calls.at(-1)).toContain(COUNTS))
    stop()
  })

  test('[BAS-065] a merge that fails is a notice, and the login stays', async () => {
    data.merged = 500
    const kernel = partKernel({ errorStatuses: [500] })
    await logIn(kernel)
    expect(kernel.notices.current()).toEqual([
      expect.objectContaining({ kind: 'error', text: 'Не удалось перенести товары в\u00a0вашу корзину' }),
    ])
    expect(kernel.token.hasRefreshToken()).toBe(true)
    expect(kernel.modals.current()).toEqual([])
  })

  test('[BAS-065] what was chosen before the login is told in one sentence, and the badges follow', async () => {
    data.merged = {
      response: {
        ...MERGED_BASKET,
        MERGED: { BASKET: 3, FAVORITE: 1, VIEWED: 22 },
        CHECK: [{ PRODUCT_ID: 1, TEXT: '' }],
      },
    }
    intercept(({ path }) => (path === FAVOURITES ? { CNT: 9 } : undefined))
    const kernel = partKernel()
    const favourites = jest.fn()
    kernel.bus.on('favourites:changed', favourites)
    await logIn(kernel)
    expect(kernel.notices.current().map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual([
      'Добавили то, что вы выбрали до входа: в корзину — 3 товара, в избранное — 1 товар, в просмотренное — 22 товара; количество некоторых ограничено наличием',
    ])
    await waitFor(() => expect(favourites).toHaveBeenCalledWith({ CNT: 9 }))
  })

  test('a change of a moment ago goes into the visitor’s basket before the login: it is not counted twice', async () => {
    const SET = '/v3/api/client/basket/replace/'
    intercept(({ path }) => (path === SET ? { SUCCESS: 'Y', ...MERGED_BASKET } : undefined))
    const kernel = partKernel()
    kernel.basket.set('main', { ID: 7, NAME: 'Бумага А4', held: 2 }, 3)
    await logIn(kernel)
    const paths = requests.filter(({ path }) => [SET, TOKEN, MERGE].includes(path)).map(({ path }) => path)
    expect(paths).toEqual([SET, TOKEN, MERGE])
    expect(requests.find(({ path }) => path === SET)?.token).toBe('test-token')
  })
})

describe('sign-in', () => {
  test('both consents are those of the login, and what the visitor has chosen comes along', async () => {
    const kernel = partKernel()
    await signIn(kernel, CUSTOMER.email, CUSTOMER.password)
    const [consentsOf] = kernel.platform.local.get('consents_of')?.split('|') ?? []
    expect(consentsOf).toBe(kernel.platform.cookies.get('login_stamp'))
    expect(called(MERGE)).toHaveLength(1)
  })

  test('a login that fails gives no consents and takes nothing along', async () => {
    const kernel = partKernel()
    await expect(signIn(kernel, CUSTOMER.email, 'wrong')).rejects.toMatchObject({ name: 'LoginError' })
    expect(kernel.platform.local.get('consents_of')).toBeUndefined()
    expect(called(MERGE)).toEqual([])
  })
})
