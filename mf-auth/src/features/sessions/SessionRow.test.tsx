import { LOGGED_IN } from '@prilavok/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import { authApi } from '../../testing/auth-api'
import { renderSlot } from '../../testing/render-page'
import { HERE, PHONE, UNKNOWN } from '../../testing/sessions'

const { data } = authApi()

beforeEach(() => {
  data.sessions = [PHONE, HERE, UNKNOWN]
})

const open = () => renderSlot('settings.sessions', {}, { cookies: LOGGED_IN, personal: {} })
const rows = () => screen.findAllByRole('listitem')

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

test('buttons of two devices of one name differ by the time of the login', async () => {
  data.sessions = [PHONE, { ...PHONE, ID: 'second', CREATED: '2025-10-03T07:15:00Z' }]
  open()
  await rows()
  expect(
    screen.getAllByRole('button', { name: /^Завершить сеанс/ }).map((button) => button.ariaLabel),
  ).toEqual([
    'Завершить сеанс: Safari, iOS, вход 02 октября 2025, 10:15',
    'Завершить сеанс: Safari, iOS, вход 03 октября 2025, 10:15',
  ])
})

test('a device whose browser alone is known is called by it', async () => {
  data.sessions = [{ ...PHONE, SYSTEM: '' }]
  open()
  expect((await rows())[0]).toHaveTextContent(/^Safariвход/)
})

test('a device that has done nothing since the login says the time once', async () => {
  data.sessions = [{ ...PHONE, LAST_USED: PHONE.CREATED }]
  open()
  // The button keeps the width of what it says while the session ends.
  expect((await rows())[0]).toHaveTextContent(/^Safari, iOSвход 02 октября 2025, 10:15ЗавершитьЗавершаем…$/)
})
