import { LOGGED_IN } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authApi, REVOKE } from '../../testing/auth-api'
import { renderModal, renderSlot } from '../../testing/render-page'
import { HERE, PHONE, SESSIONS, UNKNOWN } from '../../testing/sessions'

const { data, called, grants, intercept } = authApi()

beforeEach(() => {
  data.sessions = [PHONE, HERE, UNKNOWN]
})

test('«Выйти на всех устройствах» asks, ends all sessions and logs out here', async () => {
  const leave = jest.fn()
  const { kernel } = renderSlot(
    'settings.sessions',
    {},
    { cookies: LOGGED_IN, personal: {}, platform: { open: leave } },
  )
  await userEvent.click(screen.getByRole('button', { name: 'Выйти на всех устройствах' }))
  const dialog = await screen.findByRole('dialog', { name: 'Выйти на всех устройствах?' })
  expect(called('DELETE')).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Выйти везде' }))
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/'))
  expect(called('DELETE')).toEqual([`DELETE ${SESSIONS}`])
  expect(grants()).toContain('client_credentials')
  expect(kernel.token.hasRefreshToken()).toBe(false)
  expect(kernel.platform.session.get('logged_out')).toBe('everywhere')
})

test('the question can be answered by «Не выходить»; a failure is said there and the customer stays', async () => {
  intercept(({ method }) => (method === 'DELETE' ? 500 : undefined))
  const { kernel } = renderModal('endSessions', {}, { cookies: LOGGED_IN, personal: {} })
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Выйти везде' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Не удалось выйти на всех устройствах. Отказ сервера',
  )
  expect(kernel.notices.current()).toEqual([])
  expect(kernel.modals.current()).toMatchObject([{ name: 'endSessions' }])
  expect(kernel.token.hasRefreshToken()).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Не выходить' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('the end of all sessions is awaited, and stands though the logout gets no answer', async () => {
  const leave = jest.fn()
  intercept(({ path }) => (path === REVOKE ? 0 : undefined))
  const platform = { open: leave }
  renderModal('endSessions', {}, { cookies: LOGGED_IN, personal: {}, platform })
  await userEvent.click(screen.getByRole('button', { name: 'Выйти везде' }))
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/'))
})
