import { LOGGED_IN } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authApi, CUSTOMER, REGISTER, REVOKE, rejection } from '../../testing/auth-api'
import { put } from '../../testing/put'
import {
  checkword,
  email,
  LINK,
  newPassword,
  press,
  tickBoth,
  typePasswords,
} from '../../testing/recovery-form'
import { renderPage } from '../../testing/render-page'
import { tabTo } from '../../testing/tab-to'

const { data, requests } = authApi()
const sent = (type: string) =>
  requests.filter(
    ({ path, query, body }) => path === REGISTER && [query.get('type'), body.get('type')].includes(type),
  )

describe('CheckwordForm', () => {
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

    test('[AUTH-005] a check word without an e-mail waits for one', async () => {
      renderPage('/recovery?email=client&user_checkword=K7QF')
      expect(await checkword()).toHaveValue('K7QF')
      expect(email()).toHaveValue('')
      expect(sent('validation_reset')).toEqual([])
      await put(email(), CUSTOMER.email)
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
  })

  test('a check word that is typed loses its spaces, is stored nowhere and is kept with its e-mail', async () => {
    const { kernel } = renderPage('/recovery')
    await press(/есть контрольное слово/)
    await put(email(), ` ${CUSTOMER.email}`)
    await press('Продолжить')
    expect(await screen.findByText('Вы не указали контрольное слово')).toBeVisible()
    expect(sent('validation_reset')).toEqual([])
    await put(await checkword(), ' K7QF ')
    expect(kernel.platform.session.get('drafts')).not.toContain('K7QF')
    await press('Продолжить')
    await typePasswords('secret7')
    await waitFor(() => expect(sent('reset_password')).toHaveLength(1))
    expect(sent('validation_reset')[0]?.query.get('user_checkword')).toBe('K7QF')
    const { email: of, user_checkword: word } = Object.fromEntries(sent('reset_password')[0]?.body ?? [])
    expect([of, word]).toEqual([CUSTOMER.email, 'K7QF'])
  })
})

describe('ResetForm', () => {
  describe('the new password', () => {
    test('[AUTH-034] [AUTH-039] a short one, or two that differ, are not sent: the error is at the new password', async () => {
      renderPage(LINK)
      expect(await newPassword()).toHaveAccessibleDescription(/Не меньше 6\u00a0символов/)
      await typePasswords('12345')
      expect(await screen.findByText(/^Пароль должен быть не короче 6\sсимволов$/)).toBeVisible()
      await typePasswords('a', 'A')
      expect(await screen.findByText('Пароли не совпадают')).toBeVisible()
      expect(await newPassword()).toHaveAccessibleDescription('Пароли не совпадают')
      expect(sent('reset_password')).toEqual([])
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

    test('by the keyboard alone, from the request of the e-mail to the login', async () => {
      const { url } = renderPage('/recovery')
      await tabTo(email())
      await userEvent.keyboard(CUSTOMER.email)
      for (const box of screen.getAllByRole('checkbox')) {
        await tabTo(box)
        await userEvent.keyboard(' ')
      }
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.getByRole('status')).toHaveFocus())
      await tabTo(await checkword())
      await userEvent.keyboard('K7QF{Enter}')
      await tabTo(await newPassword())
      await userEvent.keyboard('secret7')
      await tabTo(screen.getByLabelText(/^Новый пароль ещё раз/))
      await userEvent.keyboard('secret7{Enter}')
      await waitFor(() => expect(url()).toBe('/login?email=client%40example.com'))
      expect(sent('reset_password')).toHaveLength(1)
    })

    test('another customer stays logged in', async () => {
      const { kernel, url } = renderPage(LINK, {
        cookies: LOGGED_IN,
        personal: { EMAIL: 'buyer@example.com' },
      })
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
})
