import { LOGGED_IN } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { authApi } from '../../testing/auth-api'
import { renderSlot } from '../../testing/render-page'
import { HERE, PHONE, SESSIONS, UNKNOWN } from '../../testing/sessions'

const { server, data, called, intercept } = authApi()

beforeEach(() => {
  data.sessions = [PHONE, HERE, UNKNOWN]
})

const open = () => renderSlot('settings.sessions', {}, { cookies: LOGGED_IN, personal: {} })
const rows = () => screen.findAllByRole('listitem')

test('another device is logged out by its row, and the focus goes to the heading', async () => {
  const { kernel } = open()
  await rows()
  await userEvent.click(screen.getByRole('button', { name: /^Завершить сеанс: Safari, iOS/ }))
  await waitFor(() => expect(screen.queryByText('Safari, iOS')).not.toBeInTheDocument())
  expect(called('DELETE')).toEqual([`DELETE ${SESSIONS}phone/`])
  expect(screen.getByRole('heading', { name: 'Устройства, где вы вошли' })).toHaveFocus()
  expect(kernel.notices.current()).toEqual([
    expect.objectContaining({ kind: 'success', text: 'Сеанс завершён: Safari, iOS' }),
  ])
  expect(kernel.token.hasRefreshToken()).toBe(true)
})

test('two can be ended at once; one that was over already is gone, too', async () => {
  const gate: { open: () => void } = { open: () => undefined }
  const held = new Promise<void>((resolve) => {
    gate.open = resolve
  })
  server.use(
    http.delete(
      `http://localhost${SESSIONS}phone/`,
      async () => {
        await held
        data.sessions = data.sessions.filter(({ ID }) => ID !== 'phone')
        return HttpResponse.json({ SUCCESS: 'Y' })
      },
      { once: true },
    ),
  )
  intercept(({ method }) => {
    if (method !== 'DELETE') return undefined
    data.sessions = data.sessions.filter(({ ID }) => ID !== 'unknown')
    return 404
  })
  const { kernel } = open()
  await rows()
  const phone = screen.getByRole('button', { name: /Safari, iOS/ })
  await userEvent.click(phone)
  await userEvent.click(screen.getByRole('button', { name: /Неизвестное устройство/ }))
  await waitFor(() => expect(screen.queryByText('Неизвестное устройство')).not.toBeInTheDocument())
  expect(kernel.notices.current()).toEqual([
    expect.objectContaining({ kind: 'success', text: 'Сеанс завершён: Неизвестное устройство' }),
  ])
  expect(phone).toHaveAttribute('aria-busy', 'true')
  gate.open()
  await waitFor(() => expect(screen.queryByText('Safari, iOS')).not.toBeInTheDocument())
})

test('one that cannot be ended stays in the list', async () => {
  intercept(({ method }) => (method === 'DELETE' ? 500 : undefined))
  open()
  await rows()
  const button = screen.getByRole('button', { name: /^Завершить сеанс: Safari, iOS/ })
  await userEvent.click(button)
  await waitFor(() => expect(called('DELETE')).toHaveLength(1))
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  expect(screen.getByText('Safari, iOS')).toBeVisible()
})

test('after the end of a session the list is asked for again, and shows what has come meanwhile', async () => {
  open()
  await rows()
  data.sessions = [...data.sessions, { ...PHONE, ID: 'tablet', SYSTEM: 'iPadOS' }]
  await userEvent.click(screen.getByRole('button', { name: /^Завершить сеанс: Safari, iOS,/ }))
  expect(await screen.findByText('Safari, iPadOS')).toBeVisible()
  expect(screen.queryByText('Safari, iOS')).not.toBeInTheDocument()
})

test('one that cannot be ended is told in a notice, and its list is asked for again', async () => {
  intercept(({ method }) => (method === 'DELETE' ? 409 : undefined))
  const { kernel } = open()
  await rows()
  await userEvent.click(screen.getByRole('button', { name: /^Завершить сеанс: Safari, iOS/ }))
  await waitFor(() =>
    expect(kernel.notices.current()).toMatchObject([
      {
        kind: 'error',
        text: 'Не\u00a0удалось завершить сеанс. Отказ сервера',
        action: { label: 'Повторить' },
      },
    ]),
  )
  await waitFor(() => expect(called(`GET ${SESSIONS}`)).toHaveLength(2))
  intercept(() => undefined)
  act(() => kernel.notices.current()[0]?.action?.run())
  await waitFor(() => expect(kernel.notices.current().at(-1)?.text).toBe('Сеанс завершён: Safari, iOS'))
})

test('the row goes at once, and no other, though the list does not come anew', async () => {
  const { kernel } = open()
  await rows()
  intercept(({ method, path }) => (method === 'GET' && path === SESSIONS ? 503 : undefined))
  await userEvent.click(screen.getByRole('button', { name: /^Завершить сеанс: Safari, iOS/ }))
  await waitFor(() => expect(kernel.notices.current()).toHaveLength(1))
  expect((await rows()).map((row) => row.querySelector('b')?.textContent)).toEqual([
    'Chrome, Windows',
    'Неизвестное устройство',
  ])
})
