import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { COMPANIES, registrationApi } from '../../testing/registration-api'
import { company, inn, organisation } from '../../testing/registration-form'
import { renderModal, renderPage } from '../../testing/render-page'

const { data, called, intercept } = registrationApi()
const open = () => renderPage('/registration')
const OMEGA = company({ INN: '7701000013', KPP: '', SHORT_NAME: '', COMPANY_NAME: 'ИП Омега', ACTIVE: 'N' })
const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('option', { name }))

test('a company found by its name fills in tax number and name', async () => {
  data.companies = [company(), OMEGA]
  open()
  await userEvent.type(organisation(), 'ве')
  const options = await screen.findAllByRole('option', { name: /ИНН \d+/ })
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'ООО «Вектор»ИНН 7736207543, г. Москва, ул. Складская, 4',
    'ИП ОмегаИНН 7701000013, г. Москва, ул. Складская, 4, ликвидирована',
  ])
  await choose(/Вектор/)
  expect(inn()).toHaveValue('7736207543')
  expect(organisation()).toHaveValue('ООО «Вектор»')
  expect(called(COMPANIES)).toEqual([`GET ${COMPANIES}?query=ве`])
})

test('a company found by the beginning of its number fills in both', async () => {
  open()
  await userEvent.type(inn(), '7736')
  await userEvent.type(inn(), '2')
  await choose(/Вектор/)
  expect(inn()).toHaveValue('7736207543')
  expect(organisation()).toHaveValue('ООО «Вектор»')
  expect(called(COMPANIES)).toEqual([`GET ${COMPANIES}?query=77362`])
})

test('a whole number brings the name once its field is left, without overwriting one', async () => {
  data.companies = [OMEGA, company()]
  open()
  await userEvent.click(inn())
  await userEvent.paste('77 3620-7543')
  expect(inn()).toHaveValue('7736207543')
  await userEvent.tab()
  await waitFor(() => expect(organisation()).toHaveValue('ООО «Вектор»'))
  expect(organisation()).toHaveFocus()
  await userEvent.keyboard('Своё')
  expect(organisation()).toHaveValue('Своё')
  await userEvent.type(inn(), '12')
  await userEvent.tab()
  expect(organisation()).toHaveValue('Своё')
})

test('a number that the register does not know, or a register that is silent, leaves the name to the buyer', async () => {
  data.companies = []
  open()
  await userEvent.type(inn(), '7736207543')
  expect(await screen.findAllByText('В реестре не нашли: оставьте, как написали')).not.toHaveLength(0)
  await userEvent.tab()
  intercept(({ path }) => (path === COMPANIES ? 503 : undefined))
  await userEvent.type(organisation(), 'Ромашка')
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible()
  expect(organisation()).toHaveValue('Ромашка')
  expect(inn()).toHaveValue('7736207543')
})

test('in the modal Esc closes the list first', async () => {
  renderModal('authentication', {})
  await userEvent.click(screen.getByRole('link', { name: 'Зарегистрироваться' }))
  await screen.findByRole('dialog', { name: 'Регистрация' })
  await userEvent.type(organisation(), 'ве')
  await screen.findByRole('option', { name: /Вектор/ })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('option', { name: /Вектор/ })).not.toBeInTheDocument())
  expect(screen.getByRole('dialog', { name: 'Регистрация' })).toBeInTheDocument()
  expect(organisation()).toHaveValue('ве')
})
