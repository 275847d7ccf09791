import { readDraft } from '@prilavok/shared-kernel/forms'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authApi, CUSTOMER, REGISTER, rejection } from '../../testing/auth-api'
import { askForEmail, checkword, email, press, tickBoth } from '../../testing/recovery-form'
import { renderModal, renderPage } from '../../testing/render-page'

const { data, requests, intercept } = authApi()
const sent = (type: string) =>
  requests.filter(
    ({ path, query, body }) => path === REGISTER && [query.get('type'), body.get('type')].includes(type),
  )

describe('the request', () => {
  test('[AUTH-004] a visitor gets the form of the first step', async () => {
    renderPage('/recovery')
    expect(screen.getByRole('heading', { name: 'Восстановление пароля' })).toBeVisible()
    expect(email()).toHaveAttribute('autocomplete', 'username')
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked()
  })

  test.each([
    ['', 'Вы не указали почту'],
    ['client', 'Вы ввели неправильный электронный адрес'],
    ['client@', 'Вы ввели неправильный электронный адрес'],
    ['@example.com', 'Вы ввели неправильный электронный адрес'],
    ['client@example', 'Вы ввели неправильный электронный адрес'],
    ['client@@example.com', 'Вы ввели неправильный электронный адрес'],
    ['client.@example.com', 'Вы ввели неправильный электронный адрес'],
    ['client@example..com', 'Вы ввели неправильный электронный адрес'],
  ])('[AUTH-031] the e-mail «%s» is not sent', async (address, text) => {
    renderPage('/recovery')
    if (address) await userEvent.type(email(), address)
    await tickBoth()
    await press('Отправить письмо')
    expect(await screen.findByText(text)).toBeVisible()
    await waitFor(() => expect(email()).toHaveFocus())
    expect(sent('recovery')).toEqual([])
  })

  test.each([
    ['обработку', 'Вы не подтвердили согласие на обработку персональных данных'],
    ['передачу', 'Вы не подтвердили согласие на передачу персональных данных'],
  ])('[AUTH-031] without the consent to «%s» nothing is sent', async (missing, text) => {
    renderPage('/recovery')
    await userEvent.type(email(), CUSTOMER.email)
    await tickBoth()
    await userEvent.click(screen.getByLabelText(new RegExp(missing)))
    await press('Отправить письмо')
    expect(await screen.findByText(text)).toBeVisible()
    expect(sent('recovery')).toEqual([])
  })

  test('[AUTH-030] [AUTH-032] a request that is sent says so and asks for the check word', async () => {
    data.register.recovery = { SUCCESS: 'Y', MESSAGE: 'Письмо отправлено', EMAIL: CUSTOMER.email }
    renderPage('/recovery')
    await askForEmail(` ${CUSTOMER.email}`)
    expect(await screen.findByRole('status')).toHaveTextContent(
      `Письмо отправлено. Адрес: ${CUSTOMER.email}.`,
    )
    expect(screen.getByRole('status')).toHaveFocus()
    expect(sent('recovery').map(({ body }) => body.get('email'))).toEqual([CUSTOMER.email])
    expect(email()).toHaveValue(CUSTOMER.email)
    expect(await checkword()).toHaveAttribute('autocomplete', 'one-time-code')
  })

  test('[AUTH-032] a rejected one shows the first error at its field with the focus, and keeps what was typed', async () => {
    data.register.recovery = rejection({ email: 'Такой почты нет', agree: 'Второй текст' })
    renderPage('/recovery')
    await askForEmail()
    await waitFor(() => expect(email()).toHaveFocus())
    expect(email()).toHaveAccessibleDescription('Такой почты нет')
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
    expect(email()).toHaveValue(CUSTOMER.email)
    delete data.register.recovery
    await press('Отправить письмо')
    expect(await screen.findByRole('status')).toBeVisible()
  })

  test('[AUTH-032] errors of a rejected one that belong to no field stand above the button, the first one first', async () => {
    data.register.recovery = rejection({ code: 'Слишком часто', limit: 'Позже' })
    renderPage('/recovery')
    await askForEmail()
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Слишком часто/)
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
    expect(email()).toHaveValue(CUSTOMER.email)
  })

  test('a server error keeps the form as it is', async () => {
    intercept(({ path }) => (path === REGISTER ? 500 : undefined))
    renderPage('/recovery')
    await askForEmail()
    expect(await screen.findByRole('alert')).toHaveTextContent('Отказ сервера')
    expect(email()).toHaveValue(CUSTOMER.email)
    for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked()
  })
})

test('closed by mistake it asks nothing and keeps the e-mail and the consents', async () => {
  const { kernel } = renderModal('authentication', {})
  const openRecovery = async () => {
    await userEvent.click(screen.getByRole('link', { name: 'Забыли пароль?' }))
    await screen.findByRole('dialog', { name: 'Восстановление пароля' })
  }
  await openRecovery()
  await userEvent.type(email(), CUSTOMER.email)
  await userEvent.click(screen.getByLabelText('Согласен на передачу персональных данных'))
  expect(kernel.leaveGuards.active()).toBe(false)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  act(() => kernel.modals.open('authentication', {}))
  await openRecovery()
  expect(email()).toHaveValue(CUSTOMER.email)
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([
    false,
    true,
  ])
})

test('a request that is sent while the modal is closed says so in a notice', async () => {
  const { kernel } = renderModal('authentication', {})
  await userEvent.click(screen.getByRole('link', { name: 'Забыли пароль?' }))
  await screen.findByRole('dialog', { name: 'Восстановление пароля' })
  data.register.recovery = { SUCCESS: 'Y', MESSAGE: 'Письмо отправлено' }
  await userEvent.type(email(), CUSTOMER.email)
  await tickBoth()
  fireEvent.click(screen.getByRole('button', { name: 'Отправить письмо' }))
  act(() => kernel.modals.close())
  await waitFor(() =>
    expect(kernel.notices.current().map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Письмо отправлено\. Адрес:\sclient@example\.com/),
    ]),
  )
})

test('consents that are sent with the request count for the login that follows', async () => {
  const { kernel } = renderPage('/recovery')
  expect(kernel.platform.local.get('consents_of')).toBeUndefined()
  await askForEmail()
  await screen.findByRole('status')
  expect(kernel.platform.local.get('consents_of')).toMatch(/^visitor/)
})

test('e-mail and consents are the draft, under the name of the form', async () => {
  const { kernel } = renderPage('/recovery')
  await userEvent.type(email(), CUSTOMER.email)
  await userEvent.click(screen.getByLabelText('Согласен на передачу персональных данных'))
  expect(readDraft(kernel.platform.session, 'mf-auth.recovery')).toEqual({
    email: CUSTOMER.email,
    transfer: true,
  })
})

test('the e-mail is said to have gone where the server says, else where it was asked for', async () => {
  data.register.recovery = { SUCCESS: 'Y', EMAIL: 'main@example.com' }
  renderPage('/recovery')
  await askForEmail()
  expect(await screen.findByRole('status')).toHaveTextContent('Адрес: main@example.com.')
  expect(email()).toHaveValue('main@example.com')
})
