import { LOGGED_IN } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authApi, REGISTER } from '../testing/auth-api'
import { renderSlot } from '../testing/render-page'

const { requests } = authApi()
const open = () => renderSlot('settings.password', {}, { cookies: LOGGED_IN, personal: {} })
const last = () => screen.getByLabelText(/^Текущий пароль/)
const next = () => screen.getByLabelText(/^Новый пароль(?! ещё)/)
const again = () => screen.getByLabelText(/^Новый пароль ещё раз/)
const fields = { last, next, again }
const sent = () =>
  requests.filter(({ path }) => path === REGISTER).map(({ body }) => Object.fromEntries(body))

async function change(values: { last?: string; next?: string; again?: string }) {
  for (const name of ['last', 'next', 'again'] as const)
    if (values[name]) await userEvent.type(fields[name](), values[name])
  await userEvent.click(screen.getByRole('button', { name: 'Сменить пароль' }))
}

const RIGHT = { last: 'prilavok-demo', next: 'secret7', again: 'secret7' }

describe('the strength of a new password', () => {
  test.each([
    ['qwerty1', 'очень слабая', 'Такой пароль часто встречается'],
    ['12345678', 'очень слабая', 'Это один из самых частых паролей'],
    ['пароль1', 'слабая', 'Похож на частый пароль'],
    ['Зелёная бумага стол 7', 'отличная', ''],
  ])('of «%s» is a hint: %s', async (password, score, reason) => {
    open()
    await userEvent.type(next(), password)
    const hint = await screen.findByText(new RegExp(`^Надёжность пароля: ${score}`))
    if (reason) expect(hint).toHaveTextContent(reason)
    else expect(hint).not.toHaveTextContent('.')
  })

  test('rejects nothing', async () => {
    open()
    await change({ ...RIGHT, next: 'qwerty', again: 'qwerty' })
    await waitFor(() => expect(sent()).toHaveLength(1))
  })

  test('goes with the text', async () => {
    open()
    await userEvent.type(next(), 'qwerty')
    expect(await screen.findByText(/^Надёжность пароля/)).toBeVisible()
    await userEvent.clear(next())
    expect(screen.queryByText(/^Надёжность пароля/)).not.toBeInTheDocument()
  })
})

test.each([
  ['own e-mail', 'client@example.com', 'Ваши почту и\u00a0имя легко угадать'],
  ['row of keys', 'zxcvbnm,.', 'угадать'],
  ['repeat', 'абабабабаб', 'Повторы легко угадать'],
])('a password that is the %s is said to be weak for that', async (_what, password, reason) => {
  open()
  await userEvent.type(next(), password)
  expect(await screen.findByText(/^Надёжность пароля: (очень )?слабая/)).toHaveTextContent(
    reason.replace('\u00a0', ' '),
  )
})

test.each([
  ['qwerty1', 'danger', 1],
  ['пароль1', 'danger', 1],
  ['Зелёная бумага стол 7', 'success', 4],
])('the bars of «%s» say the same as the words: %s, %d of four', async (password, tone, count) => {
  const { container } = open()
  await userEvent.type(next(), password)
  await screen.findByText(/^Надёжность пароля/)
  const bars = container.querySelector('[data-tone] > i')?.parentElement
  expect(bars).toHaveAttribute('data-tone', tone)
  expect(bars).toHaveAttribute('aria-hidden', 'true')
  expect(bars?.children).toHaveLength(4)
  expect(bars?.querySelectorAll('[data-on]')).toHaveLength(count)
})
