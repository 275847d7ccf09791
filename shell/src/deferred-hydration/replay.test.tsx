import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { Hydrated } from './Hydrated'
import { earlyInput, hydrate, leaveDocument, serve } from './testing/server-page'

afterEach(leaveDocument)

function Login({ onLeave, locks = false }: { onLeave?: () => void; locks?: boolean }) {
  const [values, setValues] = useState({ email: '', password: '' })
  const [left, setLeft] = useState(0)
  const [isLocked, setLocked] = useState(false)
  useEffect(() => setLocked(locks), [locks])
  return (
    <form>
      <input
        type="email"
        name="email"
        aria-label="Почта"
        value={values.email}
        onChange={(event) => setValues((now) => ({ ...now, email: event.target.value }))}
        onBlur={() => {
          setLeft(left + 1)
          onLeave?.()
        }}
      />
      <input
        type="password"
        name="password"
        aria-label="Пароль"
        value={values.password}
        onChange={(event) => setValues((now) => ({ ...now, password: event.target.value }))}
      />
      <button type="button" disabled={isLocked}>
        Показать
      </button>
      <output>{JSON.stringify(values)}</output>
    </form>
  )
}
const page = (login = <Login />) => (
  <main>
    {login}
    <Hydrated root="page" />
  </main>
)
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })
const hydrated = () => waitFor(() => expect(earlyInput().hydrated.page).toBe(true))
const values = () => JSON.parse(screen.getByRole('status').textContent ?? '')
const FILLED = { email: 'a@b.ru', password: 'secret' }

test('what is typed while React hears that the last recorded field is left is carried out, too', async () => {
  const tree = page(<Login onLeave={() => queueMicrotask(() => type('Пароль', FILLED.password))} />)
  serve(tree)
  type('Почта', FILLED.email)
  await hydrate(tree)
  await hydrated()
  await waitFor(() => expect(values()).toEqual(FILLED))
  expect(screen.getByLabelText('Пароль')).toHaveValue(FILLED.password)
})

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8])(
  'a password that is typed %d tasks after the hydration is not lost',
  async (tasks) => {
    const tree = page()
    serve(tree)
    type('Почта', FILLED.email)
    const hydrating = hydrate(tree)
    for (let task = 0; task < tasks; task += 1) await new Promise((resolve) => setTimeout(resolve))
    type('Пароль', FILLED.password)
    await hydrating
    await hydrated()
    await waitFor(() => expect(values()).toEqual(FILLED))
  },
)

test('what is typed anew while an earlier action waits for its control is not overwritten by what was recorded', async () => {
  const tree = page(<Login locks />)
  serve(tree)
  fireEvent.click(screen.getByRole('button'))
  type('Почта', 'old@b.ru')
  type('Пароль', FILLED.password)
  await hydrate(tree)
  await hydrated()
  type('Почта', FILLED.email)
  screen.getByRole('button').removeAttribute('disabled')
  await waitFor(() => expect(values().password).toBe(FILLED.password))
  expect(values()).toEqual(FILLED)
})
