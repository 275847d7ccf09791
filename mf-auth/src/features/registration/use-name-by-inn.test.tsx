import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { COMPANIES, registrationApi } from '../../testing/registration-api'
import { company, inn, organisation } from '../../testing/registration-form'
import { renderPage } from '../../testing/render-page'

const { data, intercept } = registrationApi()
const open = () => renderPage('/registration')
const OMEGA = company({ INN: '7701000013', KPP: '', SHORT_NAME: '', COMPANY_NAME: 'ИП Омега', ACTIVE: 'N' })
const DROZD = company({ INN: '7788997772', KPP: '', SHORT_NAME: 'ООО «Бумажный Дрозд»' })
const type = async (text: string) => {
  await userEvent.clear(inn())
  await userEvent.type(inn(), text)
  await userEvent.tab()
}

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

test('a name of the register goes with its number; a typed one stays, with a note that offers the other', async () => {
  data.companies = [DROZD, company()]
  open()
  await type('7788997772')
  await waitFor(() => expect(organisation()).toHaveValue('ООО «Бумажный Дрозд»'))
  await userEvent.type(inn(), '{Backspace}')
  expect(organisation()).toHaveValue('')
  await type('7736207543')
  await waitFor(() => expect(organisation()).toHaveValue('ООО «Вектор»'))

  await userEvent.clear(organisation())
  await userEvent.type(organisation(), 'вектор ооо')
  expect(organisation()).toHaveAccessibleDescription(/По реестру с этим ИНН\s— ООО «Вектор»\S* Подставить$/)
  await type('7788997772')
  await waitFor(() => expect(organisation()).toHaveAccessibleDescription(/ООО «Бумажный Дрозд»/))
  expect(organisation()).toHaveValue('вектор ооо')
  await userEvent.click(screen.getByRole('button', { name: 'Подставить' }))
  expect(organisation()).toHaveValue('ООО «Бумажный Дрозд»')
})

test('a name that is typed as the register has it stays when its number is completed', async () => {
  open()
  await type('7736207543')
  await waitFor(() => expect(organisation()).toHaveValue('ООО «Вектор»'))
  await userEvent.type(inn(), '{Backspace}')
  await userEvent.type(organisation(), 'ООО «Вектор»')
  await userEvent.type(inn(), '3')
  expect(inn()).toHaveValue('7736207543')
  expect(organisation()).toHaveValue('ООО «Вектор»')
})
