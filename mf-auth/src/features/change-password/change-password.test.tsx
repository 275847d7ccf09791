import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authApi, REGISTER, rejection } from '../../testing/auth-api'
import { again, change, fields, last, next, openChange, RIGHT } from '../../testing/change-password-form'
import { put } from '../../testing/put'

const { data, requests, intercept } = authApi()
const sent = () =>
  requests.filter(({ path }) => path === REGISTER).map(({ body }) => Object.fromEntries(body))

describe('ChangePasswordForm', () => {
  test.each([
    [{ last: '' }, 'last', 'Вы не указали текущий пароль'],
    [{ next: '' }, 'next', 'Вы не указали пароль'],
    [{ again: '' }, 'again', 'Повторите новый пароль'],
  ] as const)('[AUTH-036] %j: each field is required', async (missing, field, text) => {
    openChange()
    await change({ ...RIGHT, ...missing })
    await waitFor(() => expect(fields[field]()).toHaveAccessibleDescription(text))
    expect(fields[field]()).toHaveAttribute('aria-required', 'true')
    expect(sent()).toEqual([])
  })

  test.each([
    ['secret7', 'secret8'],
    ['secret7', 'secret'],
    ['secret7', 'Secret7'],
    ['secret7', 'secret7 '],
  ])('[AUTH-037] «%s» and «%s»: «Пароли не совпадают»', async (first, second) => {
    openChange()
    await change({ ...RIGHT, next: first, again: second })
    await waitFor(() => expect(again()).toHaveAccessibleDescription('Пароли не совпадают'))
    expect(sent()).toEqual([])
  })

  test.each(['prilavok-demo', 'пароль с пробелами'])(
    '[AUTH-038] the old password «%s» is no new one',
    async (old) => {
      openChange()
      await change({ last: old, next: old, again: old })
      await waitFor(() =>
        expect(next()).toHaveAccessibleDescription('Старый и новый пароль не должны совпадать'),
      )
      expect(sent()).toEqual([])
    },
  )

  test.each(['1', '12345', 'абвгд', '     '])('[AUTH-039] «%s» is too short', async (short) => {
    openChange()
    expect(next()).toHaveAccessibleDescription(/Не меньше 6\u00a0символов/)
    expect(again()).not.toHaveAccessibleDescription()
    await change({ ...RIGHT, next: short, again: short })
    await waitFor(() =>
      expect(next()).toHaveAccessibleDescription('Пароль должен быть не короче 6\u00a0символов'),
    )
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

  test('[AUTH-040] [CAB-082] errors of a rejected change that belong to no field stand above the button, the first one first', async () => {
    data.register.change_password = rejection({ code: 'Слишком часто', limit: 'Позже' })
    const { kernel } = openChange()
    await change(RIGHT)
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Слишком часто/)
    expect(next()).toHaveValue(RIGHT.next)
    expect(kernel.modals.current()).toEqual([])
  })

  test.each([500, 429])('an answer of status %d keeps what was typed', async (status) => {
    intercept(({ path }) => (path === REGISTER ? status : undefined))
    openChange()
    await change(RIGHT)
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(next()).toHaveValue(RIGHT.next)
  })

  test('password managers find whose passwords they are; nothing is stored in the tab; a password can be pasted', async () => {
    const { kernel, container } = openChange()
    expect(last()).toHaveAttribute('autocomplete', 'current-password')
    expect(next()).toHaveAttribute('autocomplete', 'new-password')
    expect(again()).toHaveAttribute('autocomplete', 'new-password')
    expect(container.querySelector('input[autocomplete=username]')).toHaveValue('client@example.com')
    await userEvent.click(next())
    await userEvent.paste('вставленный пароль')
    expect(next()).toHaveValue('вставленный пароль')
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

  test('what is typed is asked about before it is left', async () => {
    const { kernel } = openChange()
    expect(kernel.leaveGuards.active()).toBe(false)
    await put(next(), 'secret7')
    expect(kernel.leaveGuards.active()).toBe(true)
  })
})

describe('PasswordStrength', () => {
  describe('the strength of a new password', () => {
    test.each([
      ['12345678', 'очень слабая', 'Это один из самых частых паролей'],
      ['Зелёная бумага стол 7', 'отличная', ''],
    ])('of «%s» is a hint: %s; it goes with the text', async (password, score, reason) => {
      openChange()
      await put(next(), password)
      const hint = await screen.findByText(new RegExp(`^Надёжность пароля: ${score}`))
      expect(hint).toHaveTextContent(new RegExp(`${reason}$`))
      await userEvent.clear(next())
      expect(screen.queryByText(/^Надёжность пароля/)).not.toBeInTheDocument()
    })

    test('rejects nothing', async () => {
      openChange()
      await change({ ...RIGHT, next: 'qwerty', again: 'qwerty' })
      await waitFor(() => expect(sent()).toHaveLength(1))
    })
  })
})
