import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authApi, REGISTER, rejection } from '../../testing/auth-api'
import { again, change, fields, last, next, openChange, RIGHT } from '../../testing/change-password-form'
import { put } from '../../testing/put'

const { data, requests } = authApi()
const sent = () =>
  requests.filter(({ path }) => path === REGISTER).map(({ body }) => Object.fromEntries(body))

describe('ChangePasswordForm', () => {
  test('[AUTH-036] each field is required', async () => {
    openChange()
    await change({})
    await waitFor(() => expect(last()).toHaveAccessibleDescription('Вы не указали текущий пароль'))
    expect(next()).toHaveAccessibleDescription('Вы не указали пароль')
    await put(next(), 'secret7')
    await waitFor(() => expect(again()).toHaveAccessibleDescription('Повторите новый пароль'))
    expect(sent()).toEqual([])
  })

  test.each([
    ['[AUTH-037] one that is confirmed with another', 'secret7', 'Secret7', again, /^Пароли не совпадают$/],
    ['[AUTH-038] the old one', RIGHT.last, RIGHT.last, next, /^Старый и новый пароль не должны совпадать$/],
    ['[AUTH-039] a short one', '12345', '12345', next, /^Пароль должен быть не короче 6\u00a0символов$/],
  ])('%s is not sent', async (_what, first, second, field, text) => {
    openChange()
    expect(next()).toHaveAccessibleDescription(/Не меньше 6\u00a0символов/)
    await change({ ...RIGHT, next: first, again: second })
    await waitFor(() => expect(field()).toHaveAccessibleDescription(text))
    expect(sent()).toEqual([])
  })

  test('[AUTH-040] [CAB-082] a change opens passwordSuccess with the message; the form is empty', async () => {
    data.register.change_password = { SUCCESS: 'Y', MESSAGE: 'Готово, пароль новый' }
    const { kernel } = openChange()
    await change(RIGHT)
    await waitFor(() =>
      expect(kernel.modals.current()).toEqual([
        { name: 'passwordSuccess', props: { message: 'Готово, пароль новый' } },
      ]),
    )
    for (const field of Object.values(fields)) expect(field()).toHaveValue('')
    expect(sent()).toEqual([
      {
        type: 'change_password',
        last_password: 'prilavok-demo',
        new_password: 'secret7',
        confirm_password: 'secret7',
      },
    ])
    const dialog = screen.getByRole('dialog', { name: 'Смена пароля' })
    expect(within(dialog).getByText('Готово, пароль новый')).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Хорошо' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByRole('heading', { name: 'Пароль' })).toHaveFocus()
  })

  test('[AUTH-040] [CAB-082] a rejected change shows the first error at its field with the focus, and loses nothing', async () => {
    data.register.change_password = rejection({
      last_password: 'Текущий пароль указан неверно',
      new_password: 'Не тот',
    })
    const { kernel } = openChange()
    await change(RIGHT)
    await waitFor(() => expect(last()).toHaveFocus())
    expect(last()).toHaveAccessibleDescription('Текущий пароль указан неверно')
    expect(next()).toHaveAccessibleDescription('Не тот')
    expect(last()).toHaveValue(RIGHT.last)
    expect(next()).toHaveValue(RIGHT.next)
    expect(kernel.modals.current()).toEqual([])
  })

  test('password managers find whose passwords they are; nothing is stored in the tab, and what is typed is asked about', async () => {
    const { kernel, container } = openChange()
    expect(last()).toHaveAttribute('autocomplete', 'current-password')
    expect(next()).toHaveAttribute('autocomplete', 'new-password')
    expect(container.querySelector('input[autocomplete=username]')).toHaveValue('client@example.com')
    expect(kernel.leaveGuards.active()).toBe(false)
    await put(next(), 'secret7')
    expect(kernel.leaveGuards.active()).toBe(true)
    expect(kernel.platform.session.get('drafts')).toBeUndefined()
  })

  test('a change without words of the server has those of the shop, and has the list of devices asked anew', async () => {
    data.register.change_password = { SUCCESS: 'Y' }
    const { kernel } = openChange()
    kernel.query.setQueryData(['mf-auth', 'sessions'], { ITEMS: [] })
    kernel.query.setQueryData(['orders'], [])
    await change(RIGHT)
    await waitFor(() => expect(kernel.modals.current()).toMatchObject([{ name: 'passwordSuccess' }]))
    expect(kernel.modals.current()).toMatchObject([
      { props: { message: expect.stringMatching('Пароль измен') } },
    ])
    expect(kernel.query.getQueryState(['mf-auth', 'sessions'])?.isInvalidated).toBe(true)
    expect(kernel.query.getQueryState(['orders'])?.isInvalidated).toBe(false)
  })
})

describe('PasswordStrength', () => {
  test('the strength of a new password is a hint that rejects nothing and goes with the text', async () => {
    openChange()
    await put(next(), '12345678')
    const hint = await screen.findByText(/^Надёжность пароля: очень слабая/)
    expect(hint).toHaveTextContent(/Это один из самых частых паролей$/)
    await userEvent.clear(next())
    expect(screen.queryByText(/^Надёжность пароля/)).not.toBeInTheDocument()
    await change({ ...RIGHT, next: 'qwerty', again: 'qwerty' })
    await waitFor(() => expect(sent()).toHaveLength(1))
  })
})
