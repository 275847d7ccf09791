import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authApi, REGISTER } from '../testing/auth-api'
import { change, next, openChange, RIGHT } from '../testing/change-password-form'

const { requests } = authApi()
const sent = () =>
  requests.filter(({ path }) => path === REGISTER).map(({ body }) => Object.fromEntries(body))

describe('the strength of a new password', () => {
  test.each([
    ['qwerty1', 'очень слабая', 'Такой пароль часто встречается'],
    ['12345678', 'очень слабая', 'Это один из самых частых паролей'],
    ['пароль1', 'слабая', 'Похож на частый пароль'],
    ['Зелёная бумага стол 7', 'отличная', ''],
  ])('of «%s» is a hint: %s', async (password, score, reason) => {
    openChange()
    await userEvent.type(next(), password)
    const hint = await screen.findByText(new RegExp(`^Надёжность пароля: ${score}`))
    if (reason) expect(hint).toHaveTextContent(reason)
    else expect(hint).not.toHaveTextContent('.')
  })

  test('rejects nothing', async () => {
    openChange()
    await change({ ...RIGHT, next: 'qwerty', again: 'qwerty' })
    await waitFor(() => expect(sent()).toHaveLength(1))
  })

  test('goes with the text', async () => {
    openChange()
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
  openChange()
  await userEvent.type(next(), password)
  expect(await screen.findByText(/^Надёжность пароля: (очень )?слабая/)).toHaveTextContent(
    reason.replace('\u00a0', ' '),
  )
})

test.each([
  ['qwerty1', 'danger', 1],
  ['пароль1', 'danger', 1],
  ['кзщшгнб', 'warning', 2],
  ['кзщшгнбвд', 'success', 3],
  ['Зелёная бумага стол 7', 'success', 4],
])('the bars of «%s» say the same as the words: %s, %d of four', async (password, tone, count) => {
  const { container } = openChange()
  await userEvent.type(next(), password)
  await screen.findByText(/^Надёжность пароля/)
  const bars = container.querySelector('[data-tone] > i')?.parentElement
  expect(bars).toHaveAttribute('data-tone', tone)
  expect(bars).toHaveAttribute('aria-hidden', 'true')
  expect(bars?.children).toHaveLength(4)
  expect(bars?.querySelectorAll('[data-on]')).toHaveLength(count)
})
