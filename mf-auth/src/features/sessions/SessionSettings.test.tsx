import { LOGGED_IN } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authApi } from '../../testing/auth-api'
import { renderSlot } from '../../testing/render-page'
import { HERE, PHONE, SESSIONS, UNKNOWN } from '../../testing/sessions'

const { data, intercept } = authApi()

beforeEach(() => {
  data.sessions = [PHONE, HERE, UNKNOWN]
})

const open = () => renderSlot('settings.sessions', {}, { cookies: LOGGED_IN, personal: {} })
const rows = () => screen.findAllByRole('listitem')

test.each([404, 405])(
  'a back end without the call (%s) has no list and no way to end anything',
  async (status) => {
    intercept(({ path }) => (path === SESSIONS ? status : undefined))
    open()
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument())
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  },
)

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

test('what an unknown device means is said under the list alone', async () => {
  open()
  await rows()
  expect(screen.getByText(/^Если устройство незнакомо, завершите сеанс и\sсмените пароль\.$/)).toBeVisible()
  expect(screen.getByRole('region', { name: 'Устройства, где вы вошли' })).toBeVisible()
})
