import type { ClientItem, FoundBank } from '@prilavok/shared-kernel/contract'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInSettingsForm } from '../../testing/in-settings-form'
import { BANK, settingsApi, testClient } from '../../testing/settings-api'
import { box, button, retype } from '../../testing/settings-form'
import { BankFields } from './BankFields'

const { data, called, intercept } = settingsApi()
const BANKS = '/v3/api/client/dadata/bank/'
const NO_BANK = { BANK_CODE: '', BANK_NAME: '', CORRESPOND_ACCOUNT: '' }
const OTHER: FoundBank = {
  ...{ BANK_CODE: '044525974', BANK_NAME: 'АО «Рубль»', ADDRESS: '' },
  CORRESPOND_ACCOUNT: '30101810145250000974',
}

const show = (changes: Partial<ClientItem> = NO_BANK) =>
  renderInSettingsForm((form) => <BankFields form={form} />, { client: testClient(changes) })
const code = () => box(/^БИК/)
const name = () => box(/^Название банка/)
const account = () => box(/^Корреспондентский счёт/)
const leave = () => userEvent.tab()
const typeCode = async (text: string) => {
  await retype(/^БИК/, text)
  await leave()
}
const filled = (bank: FoundBank) => waitFor(() => expect(name()).toHaveValue(bank.BANK_NAME))

beforeEach(() => {
  data.banks = [OTHER, BANK]
})

test('the bank of a whole БИК is the one with that number, wherever the register names it', async () => {
  show()
  await typeCode(BANK.BANK_CODE)
  await filled(BANK)
  expect(account()).toHaveValue(BANK.CORRESPOND_ACCOUNT)
  expect(account()).toHaveAccessibleDescription('Из справочника по БИК')
  expect(account()).toBeDisabled()
})

test.each(['04458850', '0445885010', '04458850А'])('«%s» is no БИК to be looked up', async (text) => {
  data.banks = []
  show()
  await userEvent.click(code())
  await userEvent.paste(text)
  await waitFor(() => expect(called(BANKS)).toHaveLength(1))
  await leave()
  expect(called(BANKS)).toHaveLength(1)
  expect(code()).toHaveAccessibleDescription(/^Обычно здесь 9\sцифр/)
})

test('a register that does not know the number, or is silent, leaves all as it is', async () => {
  data.banks = [OTHER]
  show()
  await typeCode(BANK.BANK_CODE)
  await waitFor(() => expect(called(`query=${BANK.BANK_CODE}`).length).toBeGreaterThan(0))
  expect([name(), account()].map((field) => (field as HTMLInputElement).value)).toEqual(['', ''])
  expect(code()).toHaveAccessibleDescription('Введите БИК или название банка')
})

test('a number that is changed while the register looks is filled with nothing', async () => {
  let answer: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    answer = resolve
  })
  intercept(async ({ path, query }) => {
    if (path !== BANKS || query.get('query') !== BANK.BANK_CODE) return undefined
    await gate
    return { ITEMS: [BANK] }
  })
  show()
  await typeCode(BANK.BANK_CODE)
  await retype(/^БИК/, '0445')
  answer()
  await waitFor(() => expect(called(`query=${BANK.BANK_CODE}`).length).toBeGreaterThan(0))
  await userEvent.click(name())
  expect(name()).toHaveValue('')
  expect(account()).toHaveValue('')
})

test('the bank that is known is not filled in again', async () => {
  show()
  await typeCode(BANK.BANK_CODE)
  await filled(BANK)
  await userEvent.clear(name())
  await userEvent.click(code())
  await leave()
  expect(name()).toHaveValue('')
  expect(code()).toHaveAccessibleDescription(/По справочнику с\sэтим БИК\s— АО «Копейка»/)
})

test('another bank takes the place of what the one before has brought, and of nothing that was typed', async () => {
  show()
  await typeCode(BANK.BANK_CODE)
  await filled(BANK)
  await typeCode(OTHER.BANK_CODE)
  await filled(OTHER)
  expect(account()).toHaveValue(OTHER.CORRESPOND_ACCOUNT)
  await retype(/^Название банка/, 'Свой банк')
  await typeCode(BANK.BANK_CODE)
  await waitFor(() => expect(account()).toHaveValue(BANK.CORRESPOND_ACCOUNT))
  expect(name()).toHaveValue('Свой банк')
  await userEvent.click(button('Заполнить по справочнику'))
  expect(name()).toHaveValue(BANK.BANK_NAME)
  expect(screen.queryByRole('button', { name: 'Заполнить по справочнику' })).not.toBeInTheDocument()
})

test('an account that is not the bank’s stays open, and is told of', async () => {
  show({ ...NO_BANK, CORRESPOND_ACCOUNT: '30101810400000000225' })
  await typeCode(BANK.BANK_CODE)
  await filled(BANK)
  expect(account()).toHaveValue('30101810400000000225')
  expect(account()).toBeEnabled()
  await userEvent.click(button('Заполнить по справочнику'))
  expect(account()).toHaveValue(BANK.CORRESPOND_ACCOUNT)
  expect(account()).toBeDisabled()
})

test('a bank without a correspondent account locks nothing', async () => {
  data.banks = [{ ...BANK, CORRESPOND_ACCOUNT: '' }]
  show()
  await typeCode(BANK.BANK_CODE)
  await filled(BANK)
  expect(account()).toBeEnabled()
  expect(account()).toHaveAccessibleDescription('20\u00a0цифр')
})

test('one that is chosen by its name fills in all three, whatever stood there', async () => {
  show({ BANK_CODE: '044525225', BANK_NAME: 'ПАО «Банк»', CORRESPOND_ACCOUNT: '30101810400000000225' })
  await userEvent.clear(name())
  await userEvent.type(name(), 'копей')
  await userEvent.click(await screen.findByRole('option', { name: /АО «Копейка»/ }))
  expect(code()).toHaveValue(BANK.BANK_CODE)
  expect(name()).toHaveValue(BANK.BANK_NAME)
  expect(account()).toHaveValue(BANK.CORRESPOND_ACCOUNT)
})
