import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { COMPANIES, registrationApi } from '../../testing/registration-api'
import { company, inn, organisation, send } from '../../testing/registration-form'
import { renderModal, renderPage } from '../../testing/render-page'

const { data, called } = registrationApi()
const open = () => renderPage('/registration')
const OMEGA = company({ INN: '7701000013', KPP: '', SHORT_NAME: '', COMPANY_NAME: 'ИП Омега', ACTIVE: 'N' })
const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('option', { name }))
const DROZD = company({ INN: '7788997772', KPP: '', SHORT_NAME: 'ООО «Бумажный Дрозд»' })
const type = async (text: string) => {
  await userEvent.clear(inn())
  await userEvent.type(inn(), text)
  await userEvent.tab()
}

test('a company found by its name fills in tax number and name', async () => {
  data.companies = [OMEGA, company()]
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

test.each([
  ['7736207544', [company()], /контрольные цифры не\sсходятся/],
  ['7788997772', [company()], 'В реестре такого ИНН нет. Впишите название сами'],
  ['7788997772', [{ ...DROZD, ACTIVE: 'N' as const }], /организация ликвидирована/],
  ['7788997772', [DROZD], 'Нашли в реестре'],
])('under the number %s it is said what is doubtful or known', async (typed, companies, hint) => {
  data.companies = companies
  open()
  expect(inn()).toHaveAccessibleDescription('Название подставим по реестру')
  await type(typed)
  await waitFor(() => expect(inn()).toHaveAccessibleDescription(hint))
  expect(inn()).toBeValid()
})

test('[AUTH-019] the name of the organisation is marked as required once the number is right', async () => {
  data.companies = []
  open()
  expect(organisation()).not.toBeRequired()
  await type('7788997772')
  expect(organisation()).toBeRequired()
  await send()
  expect(await screen.findByText('Вы не указали название организации')).toBeVisible()
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

test('the register of another country is not asked, whatever number is left there', async () => {
  open()
  await screen.findByRole('option', { name: 'Беларусь' })
  await userEvent.selectOptions(screen.getByLabelText('Страна'), 'Беларусь')
  await userEvent.type(screen.getByLabelText(/УНП/), '7736207543')
  await userEvent.tab()
  await userEvent.type(screen.getByLabelText(/Организация/), 'Вектор')
  expect(called(COMPANIES)).toEqual([])
})
