import { useKernel } from '@prilavok/shared-kernel/kernel'
import { basketCountsQuery, personalQuery } from '@prilavok/shared-kernel/queries'
import { customerCookies, renderWithKernel, testVisitor } from '@prilavok/shared-kernel/testing'
import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { authServer, PASSWORD } from '../../testing/auth-server'
import { LoginForm } from './LoginForm'

const { server, calls, state } = authServer()
const usual = { ...state }
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  calls.length = 0
  Object.assign(state, usual)
})
afterAll(() => server.close())

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
const RIGHT = { email: 'client@example.com', password: PASSWORD, agree: true, transfer: true }
const tokens = () => calls.filter(({ path }) => path === 'token')

test('right credentials get a token with grant_type password, and the form is done', async () => {
  const done = jest.fn()
  const { kernel } = renderWithKernel(<LoginForm onDone={done} />)
  await fill(RIGHT)
  await submit()
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
  expect(tokens()).toEqual([
    {
      path: 'token',
      fields: {
        domain: 'shop.localhost',
        grant_type: 'password',
        username: 'client@example.com',
        password: PASSWORD,
      },
    },
  ])
  expect(kernel.token.hasRefreshToken()).toBe(true)
})

test('the fields are what password managers look for', () => {
  renderWithKernel(<LoginForm onDone={() => undefined} />)
  expect(email()).toHaveAttribute('type', 'email')
  expect(email()).toHaveAttribute('name', 'email')
  expect(email()).toHaveAttribute('autocomplete', 'username')
  expect(password()).toHaveAttribute('type', 'password')
  expect(password()).toHaveAttribute('name', 'password')
  expect(password()).toHaveAttribute('autocomplete', 'current-password')
})

test('the password can be looked at', async () => {
  renderWithKernel(<LoginForm onDone={() => undefined} />)
  await userEvent.click(screen.getByRole('button', { name: 'Показать пароль' }))
  expect(password()).toHaveAttribute('type', 'text')
  await userEvent.click(screen.getByRole('button', { name: 'Скрыть пароль' }))
  expect(password()).toHaveAttribute('type', 'password')
})

test('[AUTH-007] without e-mail and password each says what is missing, and the focus goes to the first', async () => {
  renderWithKernel(<LoginForm onDone={() => undefined} />)
  await fill({ agree: true, transfer: true })
  await submit()
  expect(await screen.findByText('Вы не указали почту')).toBeInTheDocument()
  expect(screen.getByText('Вы не указали пароль')).toBeInTheDocument()
  expect(email()).toHaveAccessibleDescription('Вы не указали почту')
  await waitFor(() => expect(email()).toHaveFocus())
  expect(calls).toEqual([])
})

test.each([
  ['agree', { transfer: true }, 'Вы не подтвердили согласие на обработку персональных данных'],
  ['transfer', { agree: true }, 'Вы не подтвердили согласие на передачу персональных данных'],
])('[AUTH-008] without the consent %s no token is asked for', async (_name, consents, text) => {
  renderWithKernel(<LoginForm onDone={() => undefined} />)
  await fill({ ...RIGHT, agree: false, transfer: false, ...consents })
  await submit()
  expect(await screen.findByText(text)).toBeInTheDocument()
  expect(calls).toEqual([])
})

test('[AUTH-008] both consents are unticked at first', () => {
  renderWithKernel(<LoginForm onDone={() => undefined} />)
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked()
})

test('[AUTH-009] a failed login says so, keeps what was typed and lets try again', async () => {
  const done = jest.fn()
  renderWithKernel(<LoginForm onDone={done} />)
  await fill({ ...RIGHT, password: 'wrong' })
  await submit()
  expect(await screen.findByRole('alert')).toHaveTextContent('Неправильный логин или пароль')
  expect(email()).toHaveValue('client@example.com')
  expect(done).not.toHaveBeenCalled()
  await userEvent.clear(password())
  await fill({ password: PASSWORD })
  await submit()
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('without connection it is the network text, not the password', async () => {
  server.use(http.post('http://localhost/v3/oauth/token/', () => HttpResponse.error()))
  renderWithKernel(<LoginForm onDone={() => undefined} />)
  await fill(RIGHT)
  await submit()
  expect(await screen.findByRole('alert')).toHaveTextContent('Ошибка сети.')
  server.resetHandlers()
})

test('while it runs the button is busy and a second click sends nothing', async () => {
  const answer: { send?: () => void } = {}
  server.use(
    http.post('http://localhost/v4/api/client/basket/main/merge/', async () => {
      await new Promise<void>((resolve) => {
        answer.send = resolve
      })
      return usual.merge()
    }),
  )
  const done = jest.fn()
  renderWithKernel(<LoginForm onDone={done} />)
  await fill(RIGHT)
  await submit()
  const button = await screen.findByRole('button', { name: 'Входим…' })
  expect(button).toHaveAttribute('aria-busy', 'true')
  await userEvent.click(button)
  await waitFor(() => expect(answer.send).toBeDefined())
  answer.send?.()
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
  expect(tokens()).toHaveLength(1)
  server.resetHandlers()
})

function Counts() {
  return <p>товаров: {useQuery(basketCountsQuery(useKernel())).data?.CNT}</p>
}

test('[BAS-065] the visitor’s basket is merged under the new token, then the counts are read again', async () => {
  const done = jest.fn()
  const { kernel } = renderWithKernel(
    <>
      <Counts />
      <LoginForm onDone={done} />
    </>,
  )
  const changed = jest.fn()
  kernel.bus.on('basket:changed', changed)
  await screen.findByText('товаров: 8')
  await fill(RIGHT)
  await submit()
  await waitFor(() => expect(done).toHaveBeenCalled())
  expect(calls).toContainEqual({ path: 'merge', fields: { user_code: 'test-token', token: 'client' } })
  expect(changed).toHaveBeenCalledWith({ basket: 'main', CNT: 8, SUM: 100 })
  await waitFor(() => expect(calls.at(-1)?.path).toBe('counts'))
  expect(calls.map(({ path }) => path).lastIndexOf('counts')).toBeGreaterThan(
    calls.findIndex(({ path }) => path === 'merge'),
  )
})

test('[BAS-065] the visitor is named by the code of the personal info where it is known', async () => {
  const done = jest.fn()
  const { kernel } = renderWithKernel(<LoginForm onDone={done} />)
  kernel.query.setQueryData(personalQuery(kernel).queryKey, { ITEM: testVisitor() })
  await fill(RIGHT)
  await submit()
  await waitFor(() => expect(done).toHaveBeenCalled())
  expect(calls).toContainEqual({
    path: 'merge',
    fields: { user_code: testVisitor().USER_CODE, token: 'client' },
  })
})

test('[BAS-065] a merge that fails is a notice, and the login stays', async () => {
  state.merge = () => HttpResponse.json({}, { status: 500 })
  const done = jest.fn()
  const { kernel } = renderWithKernel(<LoginForm onDone={done} />, { errorStatuses: [500] })
  await fill(RIGHT)
  await submit()
  await waitFor(() => expect(done).toHaveBeenCalled())
  expect(kernel.notices.current()).toEqual([
    expect.objectContaining({ kind: 'error', text: 'Не удалось перенести товары в корзину клиента' }),
  ])
  expect(kernel.token.hasRefreshToken()).toBe(true)
  expect(kernel.modals.current()).toEqual([])
})

test('a customer who logs in again has no basket to merge', async () => {
  const done = jest.fn()
  renderWithKernel(<LoginForm onDone={done} />, { platform: { cookies: customerCookies() } })
  await fill(RIGHT)
  await submit()
  await waitFor(() => expect(done).toHaveBeenCalled())
  expect(calls.filter(({ path }) => path === 'merge')).toEqual([])
})

test('[AUTH-010] a partner goes on to the supplier’s own cabinet; without one the login goes on here', async () => {
  const open = jest.fn()
  const done = jest.fn()
  const { unmount } = renderWithKernel(<LoginForm onDone={done} />, {
    shop: { LK_DOMAIN: 'lk.blank.example' },
    platform: { open },
  })
  await userEvent.click(screen.getByLabelText('Я - партнер'))
  await fill(RIGHT)
  await submit()
  await waitFor(() => expect(open).toHaveBeenCalledWith('https://lk.blank.example'))
  expect(done).not.toHaveBeenCalled()
  unmount()

  renderWithKernel(<LoginForm onDone={done} />, { shop: { LK_DOMAIN: null }, platform: { open } })
  await userEvent.click(screen.getByLabelText('Я - партнер'))
  await fill(RIGHT)
  await submit()
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
  expect(open).toHaveBeenCalledTimes(1)
})
