import { LOGGED_IN } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authApi } from '../../testing/auth-api'
import { renderModal, renderSlot } from '../../testing/render-page'
import { HERE, PHONE, SESSIONS, UNKNOWN } from '../../testing/sessions'

const { data, intercept, called, grants } = authApi()
const open = () => renderSlot('settings.sessions', {}, { cookies: LOGGED_IN, personal: {} })
const rows = () => screen.findAllByRole('listitem')

describe('SessionSettings', () => {
  beforeEach(() => {
    data.sessions = [PHONE, HERE, UNKNOWN]
  })

  test('a back end without the call has no list and no way to end anything', async () => {
    intercept(({ path }) => (path === SESSIONS ? 404 : undefined))
    open()
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument())
    for (const role of ['alert', 'heading', 'button'])
      expect(screen.queryByRole(role)).not.toBeInTheDocument()
  })

  test('a list that does not come says why and can be asked for again; an empty one is said', async () => {
    intercept(({ path }) => (path === SESSIONS ? 500 : undefined))
    open()
    expect(screen.getByRole('status', { name: 'Загружаем список устройств' })).toBeInTheDocument()
    expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось загрузить список устройств')
    intercept(() => undefined)
    data.sessions = []
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
    expect(await screen.findByText(/Список пуст/)).toBeVisible()
  })
})

describe('SessionRow', () => {
  beforeEach(() => {
    data.sessions = [PHONE, HERE, UNKNOWN]
  })

  test('devices are listed with browser, system and times; this one first and marked', async () => {
    open()
    const [first, second, third] = await rows()
    expect(first).toHaveTextContent('Chrome, WindowsВы здесьвход 01 октября 2025, 09:00')
    expect(second).toHaveTextContent(
      'Safari, iOSвход 02 октября 2025, 10:15 · последнее действие 13 октября 2025, 18:42',
    )
    expect(third).toHaveTextContent('Неизвестное устройство')
    expect(within(first as HTMLElement).queryByRole('button')).not.toBeInTheDocument()
  })
})

describe('use-end-session', () => {
  beforeEach(() => {
    data.sessions = [PHONE, HERE, UNKNOWN]
  })

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
})

describe('EndSessions', () => {
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
})
