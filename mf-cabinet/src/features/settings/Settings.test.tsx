import { LOGGED_IN, partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CLIENT, settingsApi, testIndividual } from '../../testing/settings-api'
import { Settings } from './Settings'

const { data, intercept } = settingsApi()
const show = (personal: object | undefined = {}) =>
  renderWithKernel(<Settings />, {
    kernel: partKernel({ cookies: LOGGED_IN, ...(personal && { personal }) }),
  })
const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Разделы настроек' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')?.split('#')[1]])
const blocks = () =>
  screen.getAllByRole('region').map((block) => [block.querySelector('h2')?.textContent, block.id])
const TABS = [
  ['Личные данные', 'personal'],
  ['Компания', 'company'],
  ['Пароль', 'password'],
  ['Устройства', 'devices'],
  ['Поставщик', 'supplier'],
]

test('each block has its tab, those of other parts, too', async () => {
  const { container } = show()
  await screen.findByLabelText(/^ИНН/)
  expect(tabs()).toEqual(TABS)
  expect(blocks()).toEqual([TABS[0], TABS[1], TABS[4]])
  for (const [, id] of TABS) expect(container.querySelector(`#${id}`)).toHaveAttribute('tabindex', '-1')
})

test('an individual buys; until it is known who does, it is a company', async () => {
  data.client = testIndividual()
  show()
  expect(tabs()).toEqual(TABS)
  await screen.findByLabelText(/^Адрес/)
  expect(tabs()[1]).toEqual(['Покупатель', 'company'])
  expect(blocks()[1]).toEqual(['Покупатель', 'company'])
})

test('while the data are on their way, the supplier is there already', () => {
  show()
  expect(screen.queryByLabelText(/^Фамилия/)).not.toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Поставщик' })).toBeVisible()
})

test('data that do not come are asked for again', async () => {
  intercept(({ path, method }) => (method === 'GET' && path === CLIENT ? 422 : undefined))
  show()
  expect(await screen.findByText(/^Данные профиля не загрузились\./)).toBeVisible()
  expect(screen.getByRole('region', { name: 'Поставщик' })).toBeVisible()
  intercept(() => undefined)
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByLabelText(/^ИНН/)).toHaveValue('7736207543')
})
