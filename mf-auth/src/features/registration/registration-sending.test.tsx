import type { RegisterAnswer } from '@prilavok/shared-kernel/contract'

import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { put } from '../../testing/put'
import { REGISTER, registrationApi } from '../../testing/registration-api'
import {
  agree,
  box,
  consents,
  fillCompany,
  fillPerson,
  inn,
  PERSON,
  send,
} from '../../testing/registration-form'
import { renderModal, renderPage } from '../../testing/render-page'

const { data, requests } = registrationApi()
const open = (kernel?: Kernel) => renderPage('/registration', kernel ? { kernel } : {})
const sent = () => requests.filter(({ method, path }) => method === 'POST' && path === REGISTER)
const individual = () => userEvent.click(screen.getByLabelText('Физическое лицо'))
const fill = async () => {
  await individual()
  await fillPerson(PERSON)
  await agree()
}

test('[AUTH-027] SUCCESS N shows the server’s errors at their fields, the first with the focus', async () => {
  data.registered = {
    SUCCESS: 'N',
    errors: { query_error: 'Указан некорректный ИНН', inn: 'Указан некорректный ИНН', phone: 'Занят' },
  }
  open()
  await fillCompany()
  await fillPerson(PERSON)
  await agree()
  await send()
  await waitFor(() => expect(inn()).toHaveAccessibleDescription('Указан некорректный ИНН'))
  expect(box(/Телефон/)).toHaveAccessibleDescription('Занят')
  await waitFor(() => expect(inn()).toHaveFocus())
})

test.each([
  ['without fields', { query_error: 'Магазин не принимает заявки' }],
  ['of a field that an individual does not see', { query_error: 'x', inn: 'Магазин не принимает заявки' }],
])('[AUTH-027] an error %s stands above the button', async (_case, errors) => {
  data.registered = { SUCCESS: 'N', errors }
  open()
  await fill()
  await send()
  expect(await screen.findByRole('alert')).toHaveTextContent('Магазин не принимает заявки')
})

test('after a 500 everything is still there, the reason is told, and it can be sent again', async () => {
  data.registered = 500
  open()
  await fill()
  await send()
  expect(await screen.findByRole('alert')).toHaveTextContent('Отказ сервера')
  expect(box(/Фамилия/)).toHaveValue('Соколова')
  for (const consent of consents()) expect(consent).toBeChecked()
  data.registered = { SUCCESS: 'Y', MESSAGE: 'Готово', EMAIL: PERSON.email }
  await send()
  expect(await screen.findByRole('heading', { name: 'Проверьте почту' })).toBeVisible()
  expect(sent()).toHaveLength(2)
})

test('what was filled in comes back after the page was loaded anew, and is gone after a success', async () => {
  const first = open()
  await fill()
  first.unmount()
  const second = open(first.kernel)
  expect(screen.getByLabelText('Физическое лицо')).toBeChecked()
  expect(box(/Фамилия/)).toHaveValue('Соколова')
  expect(box(/Телефон/)).toHaveValue('916 555-04-18')
  for (const consent of consents()) expect(consent).toBeChecked()
  await send()
  await screen.findByRole('heading', { name: 'Проверьте почту' })
  second.unmount()
  const third = open(first.kernel)
  expect(await screen.findByRole('heading', { name: 'Проверьте почту' })).toBeVisible()
  expect(screen.getByText(PERSON.email)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Вернуться в магазин' }))
  expect(third.url()).toBe('/')
  expect(first.kernel.platform.session.get('drafts')).not.toContain(PERSON.surname)
  third.unmount()
  open(first.kernel)
  expect(box(/Почта/)).toHaveValue('')
})

test.each<[string, RegisterAnswer, RegExp]>([
  [
    'a success',
    { SUCCESS: 'Y', MESSAGE: 'Письмо отправлено' },
    /^Письмо отправлено\. Адрес:\szakupki@vektor\.example\.$/,
  ],
  ['a rejection', { SUCCESS: 'N', errors: { query_error: 'Занят', phone: 'Занят' } }, /^Занят$/],
])('%s that comes when the modal is closed is a notice', async (_what, answer, text) => {
  let release: () => void = () => undefined
  data.gate = new Promise<void>((resolve) => {
    release = resolve
  })
  data.registered = answer
  const { kernel } = renderModal('authentication', {})
  await userEvent.click(screen.getByRole('link', { name: 'Зарегистрироваться' }))
  await screen.findByRole('dialog', { name: 'Регистрация' })
  await fill()
  await send()
  act(() => kernel.modals.close())
  release()
  await waitFor(() =>
    expect(kernel.notices.current().map((notice) => notice.text)).toEqual([expect.stringMatching(text)]),
  )
})

test('who began as an individual goes on as a company where the shop has ceased to register individuals', async () => {
  const first = open()
  await fill()
  first.unmount()
  const { platform } = first.kernel
  renderPage('/registration', { platform: { session: platform.session }, shop: { ALLOW_PHYSICAL: 'N' } })
  await waitFor(() => expect(box(/Фамилия/)).toHaveValue('Соколова'))
  expect(screen.queryByLabelText('Физическое лицо')).not.toBeInTheDocument()
  await fillCompany()
  await send()
  await screen.findByRole('heading', { name: 'Проверьте почту' })
  expect(sent().map(({ body }) => [body.get('is_legal_entity'), body.get('allow_physical')])).toEqual([
    ['Y', 'N'],
  ])
})

test('[AUTH-001] the login leads to the registration and back, with the e-mail; a closed modal loses nothing', async () => {
  const { kernel } = renderModal('authentication', {})
  await put(box(/Почта/), PERSON.email)
  await userEvent.click(screen.getByRole('link', { name: 'Зарегистрироваться' }))
  expect(await screen.findByRole('dialog', { name: 'Регистрация' })).toBeInTheDocument()
  expect(box(/Почта/)).toHaveValue(PERSON.email)
  await put(box(/Фамилия/), 'Соколова')
  act(() => kernel.modals.close())
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  act(() => kernel.modals.open('authentication', {}))
  await userEvent.click(await screen.findByRole('link', { name: 'Зарегистрироваться' }))
  await waitFor(() => expect(box(/Фамилия/)).toHaveValue('Соколова'))
  await userEvent.click(screen.getByRole('link', { name: 'Войти' }))
  expect(await screen.findByRole('dialog', { name: 'Вход' })).toBeInTheDocument()
})

test('a login in another tab closes a registration that is being filled in, says why and keeps what is typed', async () => {
  const { kernel } = renderModal('authentication', {}, {})
  await userEvent.click(await screen.findByRole('link', { name: 'Зарегистрироваться' }))
  expect(await screen.findByRole('dialog', { name: 'Регистрация' })).toBeInTheDocument()
  await put(box(/Фамилия/), 'Соколова')
  act(() => kernel.bus.emit('session:changed', { state: 'customer' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(kernel.notices.current().map(({ text }) => text)).toEqual(['Вы вошли в\u00a0другой вкладке'])
  expect(kernel.platform.session.get('drafts')).toContain('Соколова')
})

test('a login in another tab while a registration is sent leaves it alone: what came of it is said in its place', async () => {
  const gate: { open?: () => void } = {}
  data.gate = new Promise<void>((resolve) => {
    gate.open = resolve
  })
  const { kernel } = renderModal('authentication', {}, {})
  await userEvent.click(await screen.findByRole('link', { name: 'Зарегистрироваться' }))
  await screen.findByRole('dialog', { name: 'Регистрация' })
  await fillCompany()
  await fillPerson(PERSON)
  await agree()
  await send()
  await waitFor(() => expect(sent()).toHaveLength(1))
  act(() => kernel.bus.emit('session:changed', { state: 'customer' }))
  gate.open?.()
  expect(await screen.findByRole('heading', { name: 'Проверьте почту' })).toBeVisible()
  expect(screen.getByRole('dialog')).toBeVisible()
  expect(kernel.notices.current()).toEqual([])
})
