import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { REGISTER, registrationApi } from '../../testing/registration-api'
import { agree, box, fillPerson, PERSON, send } from '../../testing/registration-form'
import { renderPage } from '../../testing/render-page'

const { data, requests, called, intercept } = registrationApi()
const open = (shop: { ALLOW_PHYSICAL?: 'Y' | 'N'; REGISTRATION?: 'Y' | 'N' } = {}) =>
  renderPage('/registration', { shop })

const sent = () => requests.filter(({ method, path }) => method === 'POST' && path === REGISTER)
const checks = () => called(`GET ${REGISTER}?type=validation`)
const individual = () => userEvent.click(screen.getByLabelText('Физическое лицо'))
const errorOf = async (field: HTMLElement, text: string) =>
  waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(text)))

test('[AUTH-041] an e-mail is checked when its field is left; a taken one says so and leads to the login', async () => {
  const text = 'Этот адрес уже зарегистрирован'
  data.taken = { 'taken@vektor.example': text }
  open()
  await fillPerson({ email: 'taken@vektor.example' })
  await userEvent.tab()
  await errorOf(box(/Почта/), text)
  expect(box(/Почта/)).toBeInvalid()
  expect(screen.getAllByRole('link', { name: 'Войти' })[0]).toHaveAttribute(
    'href',
    '/login?email=taken%40vektor.example',
  )
  await userEvent.type(box(/Почта/), 'ru')
  expect(box(/Почта/)).toBeValid()
})

test('[AUTH-041] an e-mail that has become free since is an error no more', async () => {
  data.taken = { [PERSON.email]: 'Этот адрес уже зарегистрирован' }
  const { kernel } = open()
  await fillPerson({ email: PERSON.email })
  await userEvent.tab()
  await errorOf(box(/Почта/), 'Этот адрес уже зарегистрирован')
  data.taken = {}
  // The answer of the check holds a minute.
  act(() => kernel.query.removeQueries())
  await userEvent.click(box(/Почта/))
  await userEvent.tab()
  await waitFor(() => expect(box(/Почта/)).toBeValid())
})

test('[AUTH-041] a taken e-mail is not sent, even when it was not checked before', async () => {
  data.taken = { [PERSON.email]: 'Этот адрес уже зарегистрирован' }
  open()
  await individual()
  await fillPerson({ ...PERSON, email: '' })
  await agree()
  await userEvent.type(box(/Почта/), `${PERSON.email}{Enter}`)
  await errorOf(box(/Почта/), 'Этот адрес уже зарегистрирован')
  await waitFor(() => expect(box(/Почта/)).toHaveFocus())
  expect(sent()).toEqual([])
})

test('[AUTH-041] leaving the field and sending ask once; a malformed e-mail is not asked about', async () => {
  open()
  await individual()
  await fillPerson({ email: 'zakupki' })
  await userEvent.tab()
  await errorOf(box(/Почта/), 'Вы ввели неправильный электронный адрес')
  expect(checks()).toEqual([])
  await userEvent.clear(box(/Почта/))
  await fillPerson(PERSON)
  await agree()
  await send()
  await screen.findByRole('heading', { name: 'Проверьте почту' })
  expect(checks()).toHaveLength(1)
})

test.each([0, 500, 429])('[AUTH-041] a check that fails itself (%d) is no obstacle', async (status) => {
  intercept(({ method, path }) => (method === 'GET' && path === REGISTER ? status : undefined))
  open()
  await individual()
  await fillPerson(PERSON)
  await agree()
  await send()
  expect(await screen.findByRole('heading', { name: 'Проверьте почту' })).toBeVisible()
})

test('[AUTH-041] who owns the e-mail has the ways to the login and to a new password', async () => {
  data.taken = { 'taken@vektor.example': 'Этот адрес уже зарегистрирован' }
  open()
  await fillPerson({ email: 'taken@vektor.example' })
  await userEvent.tab()
  const way = await screen.findByRole('link', { name: 'Восстановить пароль' })
  expect(way).toHaveAttribute('href', '/recovery?email=taken%40vektor.example')
  expect(way.parentElement).toHaveTextContent(/^Этот адрес уже зарегистрирован\. Войти Восстановить пароль$/)
})

test('an e-mail that is not there is not asked about', async () => {
  open()
  await userEvent.click(box(/Почта/))
  await userEvent.tab()
  await send()
  await errorOf(box(/Почта/), 'Вы не указали почту')
  expect(checks()).toEqual([])
})
