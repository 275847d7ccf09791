import type { FoundCompany } from '@prilavok/shared-kernel/contract'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInSettingsForm } from '../../testing/in-settings-form'
import { OMEGA, settingsApi, testClient, testIndividual } from '../../testing/settings-api'
import { box, button, retype } from '../../testing/settings-form'
import { CompanyFields } from './CompanyFields'

const { data } = settingsApi()

const VEKTOR: FoundCompany = {
  ...OMEGA,
  INN: '7736207543',
  COMPANY_NAME: 'Вектор',
  SHORT_NAME: 'ООО «Вектор»',
}
const NAMELESS: FoundCompany = { ...OMEGA, INN: '7701000013', COMPANY_NAME: '', SHORT_NAME: 'ООО «Копейка»' }
const OWN = [
  ...[/^БИК/, /^Название банка/, /^Расчётный счёт/, /^Корреспондентский счёт/],
  ...[/^Почтовый адрес/, /^Телефон компании/, /^Почта компании/],
]
const KNOWN = [
  ...[
    /^ИНН/,
    /^КПП/,
    /^ОГРН/,
    /^Полное название/,
    /^Краткое название/,
    /^Руководитель/,
    /^Юридический адрес/,
  ],
]
const SAVED = testClient({
  POINTS: { MAIN: { ADDRESS: 'Москва, ул. Вавилова, 19' }, POST: { ADDRESS: 'Москва, а/я 7' } },
})
/** A company with what the register knows alone. */
const WITHOUT_OWN = {
  ...{ PHONE: '', EMAIL: '', BANK_CODE: '', BANK_NAME: '', PAYMENT_ACCOUNT: '', CORRESPOND_ACCOUNT: '' },
  POINTS: { MAIN: { ADDRESS: 'Москва' }, POST: null },
}

const show = (client = SAVED, onSubmit?: () => Promise<void>) =>
  renderInSettingsForm((form) => <CompanyFields form={form} country={client.COUNTRY} />, {
    client,
    ...(onSubmit && { onSubmit }),
  })
const values = (labels: readonly RegExp[]) => labels.map((label) => (box(label) as HTMLInputElement).value)
const choose = async (name: RegExp) => {
  await userEvent.clear(box(/^ИНН/))
  await userEvent.type(box(/^ИНН/), '77889')
  await userEvent.click(await screen.findByRole('option', { name }))
}
const leaveWith = async (inn: string) => {
  await retype(/^ИНН/, inn)
  await userEvent.tab()
}
const OF_OMEGA = [
  ...[OMEGA.INN, OMEGA.KPP, OMEGA.OGRN, OMEGA.COMPANY_NAME, OMEGA.SHORT_NAME, OMEGA.OWNER, OMEGA.ADDRESS],
]
const restore = () => screen.queryByRole('button', { name: 'Вернуть прежние реквизиты' })

beforeEach(() => {
  data.companies = [OMEGA, VEKTOR, NAMELESS]
})

test('a company that is chosen is filled in whole; a short name stands for a full one that is not known', async () => {
  show(testIndividual())
  await choose(/Омега/)
  expect(values(KNOWN)).toEqual(OF_OMEGA)
  await choose(/Копейка/)
  expect(box(/^Полное название/)).toHaveValue('ООО «Копейка»')
})

test('a whole number fills what is empty alone', async () => {
  show(testIndividual())
  await retype(/^Руководитель/, 'Пеналов')
  await leaveWith(OMEGA.INN)
  await waitFor(() => expect(box(/^КПП/)).toHaveValue(OMEGA.KPP))
  expect(values(KNOWN)).toEqual(OF_OMEGA.map((text) => (text === OMEGA.OWNER ? 'Пеналов' : text)))
  expect(restore()).not.toBeInTheDocument()
})

test('one that has been wound up fills nothing', async () => {
  data.companies = [{ ...OMEGA, ACTIVE: 'N' }]
  show(testIndividual())
  await leaveWith(OMEGA.INN)
  await waitFor(() => expect(box(/^ИНН/)).toHaveAccessibleDescription(/ликвидирована/))
  expect(values(KNOWN.slice(1))).toEqual(['', '', '', '', '', ''])
})

test('another company takes out what only the one before had; all of that can be had back', async () => {
  show()
  const before = values([...KNOWN, ...OWN])
  await choose(/Омега/)
  expect(values(OWN)).toEqual(['', '', '', '', '', '', ''])
  await userEvent.click(button('Вернуть прежние реквизиты'))
  expect(values([...KNOWN, ...OWN])).toEqual(before)
  expect(restore()).not.toBeInTheDocument()
})

test.each(OWN.map((label, at) => [label, at] as const))(
  'one thing that only the company had is enough for the way back: %s',
  async (label, at) => {
    const field = (
      ['BANK_CODE', 'BANK_NAME', 'PAYMENT_ACCOUNT', 'CORRESPOND_ACCOUNT', 'POST', 'PHONE', 'EMAIL'] as const
    )[at]
    const client = testClient({
      ...WITHOUT_OWN,
      ...(field === 'POST'
        ? { POINTS: { MAIN: null, POST: { ADDRESS: 'а/я 7' } } }
        : field && { [field]: '7' }),
    })
    show(client)
    expect(box(label)).not.toHaveValue('')
    await choose(/Омега/)
    expect(restore()).toBeVisible()
  },
)

test('a company that had nothing of its own is replaced without a word', async () => {
  show(testClient(WITHOUT_OWN))
  await choose(/Омега/)
  expect(restore()).not.toBeInTheDocument()
})

test('the same company again takes nothing out', async () => {
  show()
  await choose(/Вектор/)
  expect(box(/^Расчётный счёт/)).toHaveValue('40702810438000012345')
  expect(restore()).not.toBeInTheDocument()
})

test('the first company of an individual takes nothing out, the next one does', async () => {
  show(testIndividual())
  await retype(/^Расчётный счёт/, '40702810900000000009')
  await leaveWith(OMEGA.INN)
  await waitFor(() => expect(box(/^КПП/)).toHaveValue(OMEGA.KPP))
  await choose(/Омега/)
  expect(box(/^Расчётный счёт/)).toHaveValue('40702810900000000009')
  await choose(/Вектор/)
  expect(box(/^Расчётный счёт/)).toHaveValue('')
  expect(restore()).toBeVisible()
})

test('a number that is typed over the saved one leaves the details with the company that they are of', async () => {
  show()
  await leaveWith(OMEGA.INN)
  await waitFor(() => expect(box(/^ИНН/)).toHaveAccessibleDescription(/По реестру/))
  expect(box(/^Расчётный счёт/)).toHaveValue('40702810438000012345')
  await userEvent.click(button('Заполнить по реестру'))
  expect(values(KNOWN)).toEqual(OF_OMEGA)
  expect(box(/^Расчётный счёт/)).toHaveValue('')
  expect(restore()).toBeVisible()
})

test('the way back is gone with the number that it is from, and when the new company is saved', async () => {
  show()
  await choose(/Омега/)
  await userEvent.type(box(/^ИНН/), '{Backspace}')
  expect(restore()).not.toBeInTheDocument()
  await userEvent.type(box(/^ИНН/), OMEGA.INN.slice(-1))
  expect(restore()).toBeVisible()
  await userEvent.click(button('Отправить'))
  await waitFor(() => expect(restore()).not.toBeInTheDocument())
})

test('once it is saved the new company is the one before', async () => {
  show()
  await choose(/Омега/)
  await userEvent.click(button('Отправить'))
  await waitFor(() => expect(restore()).not.toBeInTheDocument())
  await retype(/^Расчётный счёт/, '40702810900000000009')
  await choose(/Омега/)
  expect(box(/^Расчётный счёт/)).toHaveValue('40702810900000000009')
  await choose(/Вектор/)
  expect(box(/^Расчётный счёт/)).toHaveValue('')
})
