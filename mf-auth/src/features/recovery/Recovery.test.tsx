import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authApi, CUSTOMER, REGISTER } from '../../testing/auth-api'
import {
  askForEmail,
  checkword,
  email,
  LINK,
  press,
  tickBoth,
  typePasswords,
} from '../../testing/recovery-form'
import { renderModal, renderPage } from '../../testing/render-page'

const { data, requests } = authApi()
const sent = (type: string) =>
  requests.filter(
    ({ path, query, body }) => path === REGISTER && [query.get('type'), body.get('type')].includes(type),
  )

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

  test('goes on with the link of the e-mail where that is opened', async () => {
    const { session } = await askAndReload()
    renderPage(LINK, { platform: { session } })
    expect(screen.queryByText(/Адрес:\s/)).not.toBeInTheDocument()
    await typePasswords('secret7')
    await waitFor(() => expect(sent('reset_password')).toHaveLength(1))
    expect(sent('reset_password')[0]?.body.get('user_checkword')).toBe('K7QF')
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

test('the end of a session elsewhere closes no form in the modal', async () => {
  const { kernel } = renderModal('authentication', {})
  await userEvent.click(screen.getByRole('link', { name: 'Забыли пароль?' }))
  await screen.findByRole('dialog', { name: 'Восстановление пароля' })
  act(() => kernel.bus.emit('session:changed', { state: 'visitor', expired: true }))
  expect(screen.getByRole('dialog', { name: 'Восстановление пароля' })).toBeVisible()
})

test('a link says of no e-mail that it has just been sent', async () => {
  renderPage(LINK)
  expect(await checkword()).toHaveValue('K7QF')
  expect(screen.queryByText(/Адрес:\s/)).not.toBeInTheDocument()
})
