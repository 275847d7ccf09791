import { readDraft } from '@prilavok/shared-kernel/forms'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authApi, CUSTOMER, REGISTER, rejection } from '../../testing/auth-api'
import {
  again,
  checkword,
  email,
  LINK,
  newPassword,
  press,
  tickBoth,
  typePasswords,
} from '../../testing/recovery-form'
import { renderModal, renderPage } from '../../testing/render-page'

const { data, requests, intercept } = authApi()
const sent = (type: string) =>
  requests.filter(
    ({ path, query, body }) => path === REGISTER && [query.get('type'), body.get('type')].includes(type),
  )

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

test('a check word, which is never stored, is asked about before the modal is left', async () => {
  const { kernel } = renderModal('authentication', {})
  await userEvent.click(screen.getByRole('link', { name: 'Забыли пароль?' }))
  await userEvent.click(await screen.findByRole('button', { name: /^У\sменя есть контрольное слово$/ }))
  expect(kernel.leaveGuards.active()).toBe(false)
  await userEvent.type(await checkword(), 'K7QF')
  expect(kernel.leaveGuards.active()).toBe(true)
})

test('the e-mail is the draft, under the name of the form', async () => {
  const { kernel } = renderPage('/recovery')
  await press(/есть контрольное слово/)
  await userEvent.type(email(), CUSTOMER.email)
  expect(readDraft(kernel.platform.session, 'mf-auth.recovery.checkword')).toEqual({ email: CUSTOMER.email })
})

test('what the check says against it is said by the form itself; without an answer there is no notice', async () => {
  data.register.validation_reset = rejection({ user_checkword: 'Ссылка устарела' })
  const { kernel, unmount } = renderPage(LINK)
  await waitFor(() =>
    expect(kernel.notices.current()).toMatchObject([{ text: 'Ссылка устарела', saidBy: 'block' }]),
  )
  unmount()
  intercept(({ path }) => (path === REGISTER ? 409 : undefined))
  const second = renderPage(LINK)
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(second.kernel.notices.current()).toEqual([])
})

test('an e-mail without a check word is not checked by itself', async () => {
  renderPage(`/recovery?email=${CUSTOMER.email}`)
  await press(/есть контрольное слово/)
  expect(screen.getByText(/^Перейдите по\sссылке из\sписьма/)).toBeVisible()
  expect(screen.queryByText('Вы не указали контрольное слово')).not.toBeInTheDocument()
  expect(sent('validation_reset')).toEqual([])
})

test('a check word without an e-mail is no link: it is said where the word comes from, and nothing is checked', async () => {
  renderPage('/recovery?email=client&user_checkword=K7QF')
  expect(screen.getByText(/^Перейдите по\sссылке из\sписьма/)).toBeVisible()
  await userEvent.type(await checkword(), '2')
  expect(email()).toBeValid()
})

test('what is typed waits for the press; browsers mend nothing in a check word', async () => {
  renderPage('/recovery')
  await press(/есть контрольное слово/)
  await userEvent.type(await checkword(), 'K7')
  expect(email()).toBeValid()
  expect(await checkword()).toHaveAttribute('spellcheck', 'false')
})

test('an e-mail, which is the draft, is not asked about in the modal; on the page nothing is', async () => {
  const { kernel, unmount } = renderModal('authentication', {})
  await userEvent.click(screen.getByRole('link', { name: 'Забыли пароль?' }))
  await userEvent.click(await screen.findByRole('button', { name: /^У\sменя есть контрольное слово$/ }))
  await userEvent.type(email(), CUSTOMER.email)
  expect(kernel.leaveGuards.active()).toBe(false)
  unmount()
  const page = renderPage('/recovery')
  await press(/есть контрольное слово/)
  await userEvent.type(await checkword(), 'K7QF')
  expect(page.kernel.leaveGuards.active()).toBe(false)
})

test('what the check says against it when the modal is closed is said once', async () => {
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  intercept(async ({ path }) => {
    if (path === REGISTER) await answered
    return undefined
  })
  data.register.validation_reset = rejection({ user_checkword: 'Ссылка устарела' })
  const { kernel } = renderModal('authentication', {})
  await userEvent.click(screen.getByRole('link', { name: 'Забыли пароль?' }))
  await userEvent.click(await screen.findByRole('button', { name: /^У\sменя есть контрольное слово$/ }))
  await userEvent.type(email(), CUSTOMER.email)
  await userEvent.type(await checkword(), 'K7QF')
  await press('Продолжить')
  act(() => kernel.modals.close())
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  answer()
  await waitFor(() => expect(kernel.notices.current()).not.toEqual([]))
  await act(async () => undefined)
  expect(kernel.notices.current().map(({ text }) => text)).toEqual(['Ссылка устарела'])
})
