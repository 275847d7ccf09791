import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authApi, CUSTOMER, REGISTER, rejection } from '../../testing/auth-api'
import { put } from '../../testing/put'
import { askForEmail, checkword, email, press, tickBoth, typePasswords } from '../../testing/recovery-form'
import { renderModal, renderPage } from '../../testing/render-page'

const { data, requests } = authApi()
const sent = (type: string) =>
  requests.filter(
    ({ path, query, body }) => path === REGISTER && [query.get('type'), body.get('type')].includes(type),
  )

describe('RequestForm', () => {
  describe('the request', () => {
    test('[AUTH-031] without a right e-mail and both consents nothing is sent, and what is missing is told', async () => {
      renderPage('/recovery')
      await press('Отправить письмо')
      for (const text of [
        'Вы не указали почту',
        'Вы не подтвердили согласие на обработку персональных данных',
        'Вы не подтвердили согласие на передачу персональных данных',
      ])
        expect(await screen.findByText(text)).toBeVisible()
      await waitFor(() => expect(email()).toHaveFocus())
      await put(email(), 'client@example')
      await tickBoth()
      await press('Отправить письмо')
      expect(await screen.findByText('Вы ввели неправильный электронный адрес')).toBeVisible()
      expect(sent('recovery')).toEqual([])
    })

    test('[AUTH-004] [AUTH-030] [AUTH-032] a request that is sent says so and asks for the check word', async () => {
      data.register.recovery = { SUCCESS: 'Y', MESSAGE: 'Письмо отправлено', EMAIL: CUSTOMER.email }
      renderPage('/recovery')
      expect(screen.getByRole('heading', { name: 'Восстановление пароля' })).toBeVisible()
      for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked()
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
  })
})

describe('Recovery', () => {
  describe('a page that is loaded anew while the buyer reads the e-mail', () => {
    const askAndReload = async () => {
      const { kernel, unmount } = renderPage('/recovery')
      await askForEmail()
      await screen.findByRole('status')
      unmount()
      return kernel.platform
    }

    test('goes on with the check word', async () => {
      const { session } = await askAndReload()
      renderPage('/recovery', { platform: { session } })
      expect(await checkword()).toBeVisible()
      expect(email()).toHaveValue(CUSTOMER.email)
      expect(screen.getByRole('status')).toHaveTextContent(`Адрес: ${CUSTOMER.email}`)
    })

    test('asks for another e-mail when that of somebody else is given', async () => {
      const { session } = await askAndReload()
      renderPage('/recovery?email=other@example.com', { platform: { session } })
      expect(screen.queryByLabelText(/^Контрольное слово/)).not.toBeInTheDocument()
      expect(email()).toHaveValue('other@example.com')
    })
  })

  describe('in the modal', () => {
    test('[AUTH-001] the login leads to recovery with what was typed, and back', async () => {
      const { url } = renderModal('authentication', {}, { path: '/catalog-list' })
      await put(email(), CUSTOMER.email)
      await userEvent.click(screen.getByRole('link', { name: 'Забыли пароль?' }))
      expect(await screen.findByRole('dialog', { name: 'Восстановление пароля' })).toBeVisible()
      expect(email()).toHaveValue(CUSTOMER.email)
      await tickBoth()
      await press('Отправить письмо')
      await put(await checkword(), 'K7QF')
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

    test('a check word, which is never stored, is asked about before it is left, and stays', async () => {
      const { kernel, logInElsewhere } = await openInModal()
      await userEvent.click(screen.getByRole('button', { name: /^У\sменя есть контрольное слово$/ }))
      expect(kernel.leaveGuards.active()).toBe(false)
      await put(await checkword(), 'K7QF')
      expect(kernel.leaveGuards.active()).toBe(true)
      logInElsewhere()
      await waitFor(() => expect(kernel.query.isFetching()).toBe(0))
      expect(await checkword()).toHaveValue('K7QF')
      expect(kernel.notices.current()).toEqual([])
    })

    test('an empty form closes and says why, unless it was a login without a password', async () => {
      const { kernel, logInElsewhere } = await openInModal()
      act(() => kernel.bus.emit('session:changed', { state: 'partial' }))
      expect(screen.getByRole('dialog')).toBeVisible()
      logInElsewhere()
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(kernel.notices.current()).toMatchObject([{ text: 'Вы вошли в\u00a0другой вкладке' }])
    })
  })
})
