import { act, screen, waitFor } from '@testing-library/react'
import { FakeEventSource } from '../testing/fake-event-source'
import { PASSWORD } from '../testing/memory-operators'
import { openConsole } from '../testing/open-console'

const fields = async () => ({
  login: await screen.findByRole('textbox', { name: /^Логин/ }),
  password: screen.getByLabelText(/^Пароль/),
  enter: screen.getByRole('button', { name: 'Войти' }),
})

test('the login names what is missing, and what is wrong without saying which; then the asked page opens', async () => {
  const { user, network } = await openConsole('/releases', { loggedOut: true })
  const { login, password, enter } = await fields()
  await user.click(enter)
  await waitFor(() => expect(login).toHaveFocus())
  expect(login).toHaveAccessibleDescription('Введите логин')
  expect(password).toHaveAccessibleDescription('Введите пароль')
  expect(network.asked.some(({ path }) => path === '/api/login')).toBe(false)
  await user.type(login, 'a.gromova')
  await user.type(password, 'wrong')
  await user.click(enter)
  expect(await screen.findByRole('alert')).toHaveTextContent('Логин или пароль не подходят')
  expect(login).toHaveValue('a.gromova')
  await user.clear(password)
  await user.type(password, PASSWORD)
  await user.click(enter)
  expect(await screen.findByRole('heading', { name: 'Релизы' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'А. Громова, оператор платформы' })).toBeVisible()
})

test('too many attempts: how long to wait', async () => {
  const { user } = await openConsole('/', { loggedOut: true })
  const { login, password, enter } = await fields()
  await user.type(login, 'a.gromova')
  await user.type(password, 'wrong')
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await user.click(enter)
    await waitFor(() => expect(enter).not.toHaveAttribute('aria-busy', 'true'))
    await screen.findByRole('alert')
  }
  expect(await screen.findByText(/^Слишком много попыток\. Подождите 3\sмин\./)).toBeVisible()
})

test('the login without a connection says so and keeps what was typed', async () => {
  const { user, network } = await openConsole('/', { loggedOut: true })
  const { login, password, enter } = await fields()
  await user.type(login, 'a.gromova')
  await user.type(password, PASSWORD)
  network.down = true
  await user.click(enter)
  expect(await screen.findByRole('alert')).toHaveTextContent('Сервер консоли не отвечает')
  network.down = false
  await user.click(enter)
  expect(await screen.findByRole('grid')).toBeVisible()
})

test('a session that ends leads to the login, and back to the same page after it', async () => {
  const { user, sessions } = await openConsole('/log')
  await screen.findByRole('table')
  sessions.endSessions()
  act(() => FakeEventSource.send('revision', { revision: 99 }))
  const { login, password, enter } = await fields()
  expect(screen.getByText('Сеанс закончился. Войдите ещё раз')).toBeVisible()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  await user.type(login, 'a.gromova')
  await user.type(password, PASSWORD)
  await user.click(enter)
  expect(await screen.findByRole('heading', { name: 'Журнал' })).toBeVisible()
  expect(document.title).toBe('Журнал — Выкладка')
})

test('logging out leaves nothing on the page', async () => {
  const { user, queries, sessions } = await openConsole('/')
  await screen.findByRole('grid')
  await user.click(screen.getByRole('button', { name: 'Выйти' }))
  expect(await screen.findByRole('heading', { name: 'Вход в консоль выкладки' })).toBeVisible()
  expect(screen.queryByText(/^Сеанс закончился/)).not.toBeInTheDocument()
  expect(screen.queryByRole('grid')).not.toBeInTheDocument()
  expect(
    queries
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([['me']])
  expect(sessions.isEmpty()).toBe(true)
})

test('a logout that does not reach the server says that the session goes on', async () => {
  const { user, network, sessions } = await openConsole('/')
  await screen.findByRole('grid')
  network.down = true
  await user.click(screen.getByRole('button', { name: 'Выйти' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/Выйти не\sудалось, сеанс продолжается/)
  expect(sessions.isEmpty()).toBe(false)
})

test('a lost connection and a registry that is away are told; what was known stays; both go when it is back', async () => {
  const { network } = await openConsole('/')
  await screen.findByRole('grid')
  network.down = true
  act(() => FakeEventSource.break())
  expect(await screen.findByText(/^Нет связи с сервером консоли/)).toBeVisible()
  expect(screen.getByRole('grid')).toBeVisible()
  network.down = false
  act(() => FakeEventSource.send('health', { connected: false }))
  expect(await screen.findByText(/^Реестр не отвечает: менять версии сейчас нельзя/)).toBeVisible()
  act(() => FakeEventSource.send('health', { connected: true }))
  await waitFor(() => expect(screen.queryByText(/^Реестр не отвечает/)).not.toBeInTheDocument())
  expect(screen.getByRole('grid')).toBeVisible()
})

test('a page that could not be loaded is loaded by «Повторить»', async () => {
  const { user, network } = await openConsole('/', { down: true })
  expect(await screen.findByRole('alert')).toHaveTextContent('Сервер консоли не отвечает')
  network.down = false
  await user.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByRole('grid')).toBeVisible()
})

test('the password is changed with the present one', async () => {
  const { user } = await openConsole('/account')
  const current = await screen.findByLabelText(/^Текущий пароль/)
  const next = screen.getByLabelText(/^Новый пароль/)
  const send = screen.getByRole('button', { name: 'Сменить пароль' })
  await user.type(current, 'wrong')
  await user.type(next, 'short')
  await user.click(send)
  expect(next).toHaveAccessibleDescription(/^Не\sкороче 10\sсимволов/)
  await user.type(next, ' but longer')
  await user.click(send)
  expect(await screen.findByText('Текущий пароль не подходит')).toBeVisible()
  await user.clear(current)
  await user.type(current, PASSWORD)
  await user.click(send)
  expect(await screen.findByText('Пароль изменён, остальные сеансы завершены')).toBeVisible()
  expect(current).toHaveValue('')
})
