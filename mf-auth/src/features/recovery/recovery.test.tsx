import { LOGGED_IN } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authApi, CUSTOMER, REGISTER, REVOKE, rejection } from '../../testing/auth-api'
import { renderModal, renderPage } from '../../testing/render-page'

const { data, requests, intercept } = authApi()

const LINK = `/recovery?email=${CUSTOMER.email}&user_checkword=K7QF`
const sent = (type: string) =>
  requests.filter(
    ({ path, query, body }) => path === REGISTER && [query.get('type'), body.get('type')].includes(type),
  )
const email = () => screen.getByLabelText(/^Почта/)
const checkword = () => screen.findByLabelText(/^Контрольное слово/)
const newPassword = () => screen.findByLabelText(/^Новый пароль(?! ещё)/)
const again = () => screen.getByLabelText(/^Новый пароль ещё раз/)
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const tickBoth = async () => {
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
}
async function askForEmail(address: string = CUSTOMER.email) {
  await userEvent.type(email(), address)
  await tickBoth()
  await press('Отправить письмо')
}
async function typePasswords(first: string, second = first) {
  if (first) await userEvent.type(await newPassword(), first)
  if (second) await userEvent.type(again(), second)
  await press('Сохранить пароль')
}

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

describe('a page that is loaded anew while the buyer reads the e-mail', () => {
  const askAndReload = async () => {
    const { kernel, unmount } = renderPage('/recovery')
    await askForEmail()
    await screen.findByRole('status')
    unmount()
    return kernel.platform
  }

  test.each(['/recovery', `/recovery?email=${CUSTOMER.email}`])(
    'goes on with the check word at %s',
    async (path) => {
      const { session } = await askAndReload()
      renderPage(path, { platform: { session } })
      expect(await checkword()).toBeVisible()
      expect(email()).toHaveValue(CUSTOMER.email)
      expect(screen.getByRole('status')).toHaveTextContent(`Адрес: ${CUSTOMER.email}`)
    },
  )

  test('asks for another e-mail when that of somebody else is given', async () => {
    const { session } = await askAndReload()
    renderPage('/recovery?email=other@example.com', { platform: { session } })
    expect(screen.queryByLabelText(/^Контрольное слово/)).not.toBeInTheDocument()
    expect(email()).toHaveValue('other@example.com')
  })

  test.each([
    ['the e-mail is asked for again', () => press('Отправить письмо ещё раз')],
    [
      'the password is set',
      async () => {
        await userEvent.type(await checkword(), 'K7QF')
        await press('Продолжить')
        await typePasswords('secret7')
        await waitFor(() => expect(sent('reset_password')).toHaveLength(1))
        await screen.findByRole('heading', { name: 'Вход' })
      },
    ],
  ])('begins anew once %s', async (_what, act) => {
    const { kernel, unmount } = renderPage('/recovery')
    await askForEmail()
    await screen.findByRole('status')
    await act()
    unmount()
    renderPage('/recovery', { platform: { session: kernel.platform.session } })
    expect(screen.queryByLabelText(/^Контрольное слово/)).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Отправить письмо' })).toBeVisible()
  })
})

describe('the check word', () => {
  test('[AUTH-005] [AUTH-030] the link of the e-mail fills the form, is checked and leads to the new password', async () => {
    renderPage(LINK)
    expect(email()).toHaveValue(CUSTOMER.email)
    expect(await checkword()).toHaveValue('K7QF')
    expect(await newPassword()).toHaveAttribute('autocomplete', 'new-password')
    expect(
      sent('validation_reset').map(({ method, query }) => [method, query.get('user_checkword')]),
    ).toEqual([['GET', 'K7QF']])
    expect(screen.getByText(`Придумайте новый пароль для ${CUSTOMER.email}`)).toBeVisible()
  })

  test.each([
    ['client@example.com', 'client@example.com'],
    ['client', ''],
    ['', ''],
  ])('[AUTH-005] the e-mail «%s» of the address fills «%s»', (address, value) => {
    renderPage(`/recovery?email=${address}`)
    expect(email()).toHaveValue(value)
  })

  test('[AUTH-005] a check word without an e-mail waits for one', async () => {
    renderPage('/recovery?email=client&user_checkword=K7QF')
    expect(await checkword()).toHaveValue('K7QF')
    expect(email()).toHaveValue('')
    expect(sent('validation_reset')).toEqual([])
    await userEvent.type(email(), CUSTOMER.email)
    await press('Продолжить')
    expect(await newPassword()).toBeVisible()
  })

  test('[AUTH-033] what the check says against it is a notice, and the e-mail can be asked for again', async () => {
    data.register.validation_reset = rejection({ user_checkword: 'Ссылка устарела' })
    const { kernel } = renderPage(LINK)
    await waitFor(() =>
      expect(kernel.notices.current()).toEqual([
        expect.objectContaining({ kind: 'error', text: 'Ссылка устарела' }),
      ]),
    )
    expect(await checkword()).toHaveAccessibleDescription('Ссылка устарела')
    await press('Отправить письмо ещё раз')
    expect(email()).toHaveValue(CUSTOMER.email)
    await tickBoth()
    await press('Отправить письмо')
    expect(await screen.findByRole('status')).toBeVisible()
  })

  test('a check that gets no answer is said, and can be repeated', async () => {
    intercept(({ path }) => (path === REGISTER ? 0 : undefined))
    renderPage(LINK)
    expect(await screen.findByRole('alert')).toHaveTextContent('Ошибка сети')
    intercept(() => undefined)
    await press('Продолжить')
    expect(await newPassword()).toBeVisible()
  })

  test('it can be typed without a request, and has to be', async () => {
    renderPage('/recovery')
    await press(/контрольное слово/)
    await userEvent.type(email(), CUSTOMER.email)
    await press('Продолжить')
    expect(await screen.findByText('Вы не указали контрольное слово')).toBeVisible()
    expect(sent('validation_reset')).toEqual([])
  })
})

describe('the new password', () => {
  test.each([
    ['', '', 'Вы не указали пароль', /^Новый пароль(?! ещё)/],
    ['12345', '12345', 'Пароль должен быть не короче 6 символов', /^Новый пароль(?! ещё)/],
    ['secret7', '', 'Повторите новый пароль', /^Новый пароль ещё раз/],
  ])('[AUTH-039] «%s» and «%s» are not sent: %s', async (first, second, text, field) => {
    renderPage(LINK)
    expect(await newPassword()).toHaveAccessibleDescription(/Не меньше 6\u00a0символов/)
    await typePasswords(first, second)
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByLabelText(field)).toHaveAccessibleDescription(new RegExp(text.replaceAll(' ', '\\s')))
    expect(sent('reset_password')).toEqual([])
  })

  test.each([
    ['secret7', 'secret8'],
    ['secret7', 'Secret7'],
    ['secret7', 'secret7 '],
  ])(
    '[AUTH-034] «%s» and «%s» differ: the error is at the new password and nothing is sent',
    async (a, b) => {
      renderPage(LINK)
      await typePasswords(a, b)
      expect(await screen.findByText('Пароли не совпадают')).toBeVisible()
      expect(await newPassword()).toHaveAccessibleDescription('Пароли не совпадают')
      expect(sent('reset_password')).toEqual([])
    },
  )

  test('the error of two that differ goes as soon as the confirmation is mended', async () => {
    renderPage(LINK)
    await typePasswords('secret7', 'secret')
    await waitFor(async () => expect(await newPassword()).toHaveAccessibleDescription('Пароли не совпадают'))
    await userEvent.type(again(), '7')
    await waitFor(async () => expect(await newPassword()).toBeValid())
  })

  test('[AUTH-035] one that the server takes ends at the login, with the e-mail', async () => {
    data.register.reset_password = { SUCCESS: 'Y', MESSAGE: 'Пароль изменён' }
    const { kernel, url } = renderPage(LINK)
    await typePasswords(' пароль 7')
    await waitFor(() => expect(url()).toBe('/login?email=client%40example.com'))
    expect(email()).toHaveValue(CUSTOMER.email)
    expect(kernel.notices.current()).toEqual([
      expect.objectContaining({ kind: 'success', text: 'Пароль изменён' }),
    ])
    expect(Object.fromEntries(sent('reset_password')[0]?.body ?? [])).toEqual({
      type: 'reset_password',
      email: CUSTOMER.email,
      user_checkword: 'K7QF',
      new_password: ' пароль 7',
      confirm_password: ' пароль 7',
    })
  })

  test('[AUTH-035] one that the server rejects shows the first error; nothing is lost', async () => {
    data.register.reset_password = rejection({ user_checkword: 'Ссылка устарела', new_password: 'Не тот' })
    renderPage(LINK)
    await typePasswords('secret7')
    expect(await screen.findByRole('alert')).toHaveTextContent('Ссылка устарела')
    expect(await newPassword()).toHaveValue('secret7')
    expect(screen.getByRole('button', { name: 'Отправить письмо ещё раз' })).toBeVisible()
  })

  test('a customer who has reset the own password is logged out here, too', async () => {
    const { kernel } = renderPage(LINK, { cookies: LOGGED_IN, personal: { EMAIL: 'Client@example.com' } })
    await typePasswords('secret7')
    await waitFor(() => expect(kernel.token.hasRefreshToken()).toBe(false))
  })

  test('a password that is set stays set when the logout finds no connection: it leads to the login', async () => {
    intercept(({ path }) => (path === REVOKE ? 0 : undefined))
    const { kernel } = renderPage(LINK, { cookies: LOGGED_IN, personal: { EMAIL: CUSTOMER.email } })
    await typePasswords('secret7')
    await waitFor(() =>
      expect(kernel.notices.current()).toEqual([
        expect.objectContaining({ kind: 'success', text: 'Готово' }),
      ]),
    )
    expect(sent('reset_password')).toHaveLength(1)
  })

  test('another customer stays logged in', async () => {
    const { kernel, url } = renderPage(LINK, { cookies: LOGGED_IN, personal: { EMAIL: 'buyer@example.com' } })
    await typePasswords('secret7')
    await waitFor(() => expect(url()).not.toContain('/recovery'))
    expect(kernel.token.hasRefreshToken()).toBe(true)
  })
})

describe('in the modal', () => {
  test('[AUTH-001] the login leads to recovery with what was typed, and back', async () => {
    const { url } = renderModal('authentication', {}, { path: '/catalog-list' })
    await userEvent.type(email(), CUSTOMER.email)
    await userEvent.click(screen.getByRole('link', { name: 'Забыли пароль?' }))
    expect(await screen.findByRole('dialog', { name: 'Восстановление пароля' })).toBeVisible()
    expect(email()).toHaveValue(CUSTOMER.email)
    await tickBoth()
    await press('Отправить письмо')
    await userEvent.type(await checkword(), 'K7QF')
    await press('Продолжить')
    await typePasswords('secret7')
    expect(await screen.findByRole('dialog', { name: 'Вход' })).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('Готово')
    expect(email()).toHaveValue(CUSTOMER.email)
    await waitFor(() => expect(screen.getByLabelText(/^Пароль/)).toHaveFocus())
    expect(url()).toBe('/catalog-list')
  })
})

describe('over a page, when another tab logs in', () => {
  const openInModal = async () => {
    const { kernel } = renderModal('authentication', {}, {})
    await userEvent.click(await screen.findByRole('link', { name: /Забыли/ }))
    await screen.findByRole('dialog', { name: 'Восстановление пароля' })
    return {
      kernel,
      logInElsewhere: () => act(() => kernel.bus.emit('session:changed', { state: 'customer' })),
    }
  }

  test('what is typed and would not come back stays', async () => {
    const { kernel, logInElsewhere } = await openInModal()
    await userEvent.click(screen.getByRole('button', { name: /^У\sменя есть контрольное слово$/ }))
    await userEvent.type(await checkword(), 'K7QF')
    logInElsewhere()
    await waitFor(() => expect(kernel.query.isFetching()).toBe(0))
    expect(await checkword()).toHaveValue('K7QF')
    expect(kernel.notices.current()).toEqual([])
  })

  test('an empty form closes and says why', async () => {
    const { kernel, logInElsewhere } = await openInModal()
    logInElsewhere()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(kernel.notices.current()).toMatchObject([{ text: 'Вы вошли в\u00a0другой вкладке' }])
  })
})

describe('what is said where the server says nothing', () => {
  test('of an e-mail that is sent, and where to look for it', async () => {
    data.register.recovery = { SUCCESS: 'Y' }
    renderPage('/recovery')
    await askForEmail()
    expect(await screen.findByRole('status')).toHaveTextContent(
      `Мы отправили письмо. Адрес: ${CUSTOMER.email}. Если письма нет, загляните в папку «Спам».`,
    )
    expect(screen.getByText(/^Перейдите по\sссылке из\sписьма или впишите контрольное слово/)).toBeVisible()
  })

  test('of a password that is set', async () => {
    data.register.reset_password = { SUCCESS: 'Y' }
    const { kernel } = renderPage(LINK)
    await typePasswords('secret7')
    await waitFor(() =>
      expect(kernel.notices.current()).toMatchObject([{ text: 'Пароль изменён. Войдите с новым паролем' }]),
    )
  })
})

test('an e-mail that is asked for again is not said to be sent until it is', async () => {
  renderPage('/recovery')
  await askForEmail()
  expect(await screen.findByRole('status')).toBeVisible()
  await press('Отправить письмо ещё раз')
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  expect(email()).toHaveValue(CUSTOMER.email)
  await press(/есть контрольное слово/)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  expect(await checkword()).toHaveValue('')
})

test('the check word of a link is checked without a hint of where it is, and sent as it is typed but for spaces', async () => {
  renderPage(LINK)
  expect(screen.queryByText(/^Перейдите по/)).not.toBeInTheDocument()
  await waitFor(async () => expect(await newPassword()).toHaveFocus())
  expect(again()).toHaveAttribute('autocomplete', 'new-password')
})

test('a check word that is typed loses its spaces, is stored nowhere and is kept with its e-mail', async () => {
  const { kernel } = renderPage('/recovery')
  await press(/есть контрольное слово/)
  await userEvent.type(email(), ` ${CUSTOMER.email}`)
  await userEvent.type(await checkword(), ' K7QF ')
  expect(kernel.platform.session.get('drafts')).not.toContain('K7QF')
  await press('Продолжить')
  await typePasswords('secret7')
  await waitFor(() => expect(sent('reset_password')).toHaveLength(1))
  expect(sent('validation_reset')[0]?.query.get('user_checkword')).toBe('K7QF')
  const { email: of, user_checkword: word } = Object.fromEntries(sent('reset_password')[0]?.body ?? [])
  expect([of, word]).toEqual([CUSTOMER.email, 'K7QF'])
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

test('a check word, which is never stored, is asked about before the modal is left', async () => {
  const { kernel } = renderModal('authentication', {})
  await userEvent.click(screen.getByRole('link', { name: 'Забыли пароль?' }))
  await userEvent.click(await screen.findByRole('button', { name: /^У\sменя есть контрольное слово$/ }))
  expect(kernel.leaveGuards.active()).toBe(false)
  await userEvent.type(await checkword(), 'K7QF')
  expect(kernel.leaveGuards.active()).toBe(true)
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

test('a customer who has reset the own password is at an address that sends nothing again', async () => {
  const { kernel, url } = renderPage(LINK, { cookies: LOGGED_IN, personal: { EMAIL: CUSTOMER.email } })
  const urls: string[] = []
  kernel.bus.on('session:changed', () => urls.push(url()))
  await typePasswords('secret7')
  await waitFor(() => expect(urls).toEqual(['/recovery?email=client%40example.com']))
  expect(requests.filter(({ path }) => path === REVOKE)).toHaveLength(1)
})

test('the end of a session elsewhere closes no form in the modal', async () => {
  const { kernel } = renderModal('authentication', {})
  await userEvent.click(screen.getByRole('link', { name: 'Забыли пароль?' }))
  await screen.findByRole('dialog', { name: 'Восстановление пароля' })
  act(() => kernel.bus.emit('session:changed', { state: 'visitor', expired: true }))
  expect(screen.getByRole('dialog', { name: 'Восстановление пароля' })).toBeVisible()
})
