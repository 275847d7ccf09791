import { LOGGED_IN } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authApi, CUSTOMER, REGISTER, REVOKE, rejection } from '../../testing/auth-api'
import { again, email, LINK, newPassword, typePasswords } from '../../testing/recovery-form'
import { renderPage } from '../../testing/render-page'

const { data, requests, intercept } = authApi()
const sent = (type: string) =>
  requests.filter(
    ({ path, query, body }) => path === REGISTER && [query.get('type'), body.get('type')].includes(type),
  )

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

test('a customer who has reset the own password is at an address that sends nothing again', async () => {
  const { kernel, url } = renderPage(LINK, { cookies: LOGGED_IN, personal: { EMAIL: CUSTOMER.email } })
  const urls: string[] = []
  kernel.bus.on('session:changed', () => urls.push(url()))
  await typePasswords('secret7')
  await waitFor(() => expect(urls).toEqual(['/recovery?email=client%40example.com']))
  expect(requests.filter(({ path }) => path === REVOKE)).toHaveLength(1)
})
