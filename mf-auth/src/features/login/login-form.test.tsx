import { basketCountsQuery, personalQuery } from '@prilavok/shared-kernel/queries'
import { LOGGED_IN, type PartOptions, testVisitor } from '@prilavok/shared-kernel/testing'
import { QueryObserver } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { authApi, COUNTS, CUSTOMER, MERGE, TOKEN } from '../../testing/auth-api'
import { renderModal } from '../../testing/render-page'

const { data, calls, requests, called, grants, intercept } = authApi()

const open = (options?: PartOptions) => renderModal('authentication', {}, options)
/** A login that is done closes the modal. */
const done = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
const email = () => screen.getByLabelText(/Почта/)
const password = () => screen.getByLabelText(/^Пароль/)
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Войти' }))
async function fill(values: { email?: string; password?: string; agree?: boolean; transfer?: boolean }) {
  if (values.email) await userEvent.type(email(), values.email)
  if (values.password) await userEvent.type(password(), values.password)
  if (values.agree) await userEvent.click(screen.getByLabelText('Согласен на обработку персональных данных'))
  if (values.transfer)
    await userEvent.click(screen.getByLabelText('Согласен на передачу персональных данных'))
}
const RIGHT = { ...CUSTOMER, agree: true, transfer: true }
const MERGED_BASKET = { METHOD_SUCCESS: { SUCCESS: 'Y' }, CNT: 8, SUM: 100, CHECK: [] }
const FAVOURITES = '/v3/api/catalog/favorite/'
const merges = () => requests.filter(({ path }) => path === MERGE)

test('right credentials get a token with grant_type password, and the form is done', async () => {
  const { kernel } = open()
  await fill(RIGHT)
  await submit()
  await done()
  expect(called(TOKEN)).toEqual([
    `POST ${TOKEN} domain=shop.localhost&grant_type=password&username=${CUSTOMER.email}&password=${CUSTOMER.password}`,
  ])
  expect(kernel.token.hasRefreshToken()).toBe(true)
})

test('the fields are what password managers look for', () => {
  open()
  expect(email()).toHaveAttribute('type', 'email')
  expect(email()).toHaveAttribute('name', 'email')
  expect(email()).toHaveAttribute('autocomplete', 'username')
  expect(password()).toHaveAttribute('type', 'password')
  expect(password()).toHaveAttribute('name', 'password')
  expect(password()).toHaveAttribute('autocomplete', 'current-password')
})

test('the password can be looked at', async () => {
  open()
  await userEvent.click(screen.getByRole('button', { name: 'Показать пароль' }))
  expect(password()).toHaveAttribute('type', 'text')
  await userEvent.click(screen.getByRole('button', { name: 'Скрыть пароль' }))
  expect(password()).toHaveAttribute('type', 'password')
})

test('[AUTH-007] without e-mail and password each says what is missing, and the focus goes to the first', async () => {
  open()
  await fill({ agree: true, transfer: true })
  await submit()
  expect(await screen.findByText('Вы не указали почту')).toBeInTheDocument()
  expect(screen.getByText('Вы не указали пароль')).toBeInTheDocument()
  expect(email()).toHaveAccessibleDescription('Вы не указали почту')
  await waitFor(() => expect(email()).toHaveFocus())
  expect(grants()).toEqual([])
})

test.each([
  ['agree', { transfer: true }, 'Вы не подтвердили согласие на обработку персональных данных'],
  ['transfer', { agree: true }, 'Вы не подтвердили согласие на передачу персональных данных'],
])('[AUTH-008] without the consent %s no token is asked for', async (_name, consents, text) => {
  open()
  await fill({ ...RIGHT, agree: false, transfer: false, ...consents })
  await submit()
  expect(await screen.findByText(text)).toBeInTheDocument()
  expect(grants()).toEqual([])
})

test('[AUTH-008] both consents are unticked at first', () => {
  open()
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked()
})

test('[AUTH-009] a failed login says so, keeps what was typed and lets try again', async () => {
  open()
  await fill({ ...RIGHT, password: 'wrong' })
  await submit()
  expect(await screen.findByRole('alert')).toHaveTextContent('Неправильный логин или пароль')
  expect(email()).toHaveValue(CUSTOMER.email)
  await userEvent.clear(password())
  await fill({ password: CUSTOMER.password })
  await submit()
  await done()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('without connection it is the network text, not the password', async () => {
  intercept(({ path }) => (path === TOKEN ? 0 : undefined))
  open()
  await fill(RIGHT)
  await submit()
  expect(await screen.findByRole('alert')).toHaveTextContent('Ошибка сети.')
})

test('a wait that the server wants for one e-mail ends with another one, and is there again with the first', async () => {
  const clock = { now: Date.now() }
  intercept(({ path, body }) =>
    path === TOKEN && body.get('username') === 'slow@example.com'
      ? HttpResponse.json({ CODE: 'too_many_attempts' }, { status: 429, headers: { 'retry-after': '50' } })
      : undefined,
  )
  open({ platform: { now: () => clock.now } })
  await fill({ ...RIGHT, email: 'slow@example.com' })
  await submit()
  expect(await screen.findByText(/0:50/)).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent(/Слишком много попыток/)
  clock.now += 10_000
  await userEvent.type(email(), '1')
  await waitFor(() => expect(screen.queryByText(/0:\d\d/)).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Войти' })).not.toHaveAttribute('aria-disabled')
  expect(screen.queryByText(/Слишком много попыток/)).not.toBeInTheDocument()
  await userEvent.type(email(), '{Backspace}')
  expect(await screen.findByText(/0:40/)).toBeVisible()
  await userEvent.clear(email())
  await fill({ email: CUSTOMER.email })
  await submit()
  await done()
})

test('while it runs the button is busy and a second click sends nothing', async () => {
  let answer: () => void = () => undefined
  data.tokenGate = new Promise<void>((resolve) => {
    answer = resolve
  })
  open()
  await fill(RIGHT)
  await submit()
  const button = await screen.findByRole('button', { name: 'Входим…' })
  expect(button).toHaveAttribute('aria-busy', 'true')
  await userEvent.click(button)
  answer()
  await done()
  expect(grants()).toEqual(['password'])
})

test('the login does not wait long for the merge, whose notice then comes by itself', async () => {
  let answer: () => void = () => undefined
  data.gate = new Promise<void>((resolve) => {
    answer = resolve
  })
  data.merged = { response: { ...MERGED_BASKET, MERGED: { BASKET: 3, FAVORITE: 0, VIEWED: 0 } } }
  const { kernel } = open()
  await fill(RIGHT)
  await submit()
  await done()
  await waitFor(() => expect(merges()).toHaveLength(1))
  expect(kernel.notices.current()).toEqual([])
  answer()
  await waitFor(() => expect(kernel.notices.current()).toHaveLength(1))
})

test('[BAS-065] the visitor’s basket is merged under the new token, then the counts are read again', async () => {
  const { kernel } = open()
  const changed = jest.fn()
  kernel.bus.on('basket:changed', changed)
  const stop = new QueryObserver(kernel.query, basketCountsQuery(kernel)).subscribe(() => undefined)
  await waitFor(() => expect(called(COUNTS)).toHaveLength(1))
  await fill(RIGHT)
  await submit()
  await done()
  expect(merges().map(({ token, body }) => [token, body.get('user_code')])).toEqual([
    ['customer-token', 'test-token'],
  ])
  expect(changed).toHaveBeenCalledWith({ basket: 'main', CNT: 8, SUM: 100 })
  await waitFor(() => expect(calls.at(-1)).toContain(COUNTS))
  stop()
})

test('[BAS-065] the visitor is named by the code of the personal info where it is known', async () => {
  const { kernel } = open()
  kernel.query.setQueryData(personalQuery(kernel).queryKey, { ITEM: testVisitor() })
  await fill(RIGHT)
  await submit()
  await done()
  expect(merges().map(({ body }) => body.get('user_code'))).toEqual([testVisitor().USER_CODE])
})

test('[BAS-065] a merge that fails is a notice, and the login stays', async () => {
  data.merged = 500
  const { kernel } = open({ errorStatuses: [500] })
  await fill(RIGHT)
  await submit()
  await done()
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
  const { kernel } = open()
  const favourites = jest.fn()
  kernel.bus.on('favourites:changed', favourites)
  await fill(RIGHT)
  await submit()
  await done()
  expect(kernel.notices.current().map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual([
    'Добавили то, что вы выбрали до входа: в корзину — 3 товара, в избранное — 1 товар, в просмотренное — 22 товара; количество некоторых ограничено наличием',
  ])
  await waitFor(() => expect(favourites).toHaveBeenCalledWith({ CNT: 9 }))
})

test.each([
  ['nothing was chosen', { MERGED: { BASKET: 0, FAVORITE: 0, VIEWED: 0 } }, []],
  ['the back end does not count', {}, []],
  [
    'it only says what is limited',
    { CHECK: [{ PRODUCT_ID: 1, TEXT: '' }] },
    ['Количество некоторых товаров в корзине ограничено наличием'],
  ],
])('where %s', async (_what, answer, texts) => {
  data.merged = { response: { ...MERGED_BASKET, ...answer } }
  const { kernel } = open()
  await fill(RIGHT)
  await submit()
  await done()
  expect(kernel.notices.current().map(({ text }) => text)).toEqual(texts)
})

test('a change of a moment ago goes into the visitor’s basket before the login: it is not counted twice', async () => {
  const SET = '/v3/api/client/basket/replace/'
  intercept(({ path }) => (path === SET ? { SUCCESS: 'Y', ...MERGED_BASKET } : undefined))
  const { kernel } = open()
  await fill(RIGHT)
  kernel.basket.set('main', { ID: 7, NAME: 'Бумага А4', held: 2 }, 3)
  await submit()
  await done()
  const paths = requests.filter(({ path }) => [SET, TOKEN, MERGE].includes(path)).map(({ path }) => path)
  expect(paths).toEqual([SET, TOKEN, MERGE])
  expect(requests.find(({ path }) => path === SET)?.token).toBe('test-token')
})

test('a customer who logs in again has no basket to merge', async () => {
  open({ cookies: LOGGED_IN })
  await fill(RIGHT)
  await submit()
  await done()
  expect(merges()).toEqual([])
})

test('[AUTH-010] a partner goes on to the supplier’s own cabinet; without one the login goes on here', async () => {
  const leave = jest.fn()
  const { unmount } = open({ shop: { LK_DOMAIN: 'lk.blank.example' }, platform: { open: leave } })
  await userEvent.click(screen.getByLabelText('Я - партнер'))
  await fill(RIGHT)
  await submit()
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://lk.blank.example'))
  expect(screen.getByRole('dialog')).toBeInTheDocument()
  unmount()

  open({ shop: { LK_DOMAIN: null }, platform: { open: leave } })
  await userEvent.click(screen.getByLabelText('Я - партнер'))
  await fill(RIGHT)
  await submit()
  await done()
  expect(leave).toHaveBeenCalledTimes(1)
})
