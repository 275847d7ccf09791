import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInSettingsForm } from '../../testing/in-settings-form'
import { BANK, settingsApi, testClient } from '../../testing/settings-api'
import { box } from '../../testing/settings-form'
import { BankFields } from './BankFields'

const { data } = settingsApi()

const show = (PAYMENT_ACCOUNT = '', CORRESPOND_ACCOUNT = PAYMENT_ACCOUNT, BANK_CODE = '') =>
  renderInSettingsForm((form) => <BankFields form={form} />, {
    client: testClient({ PAYMENT_ACCOUNT, CORRESPOND_ACCOUNT, BANK_CODE, BANK_NAME: '' }),
  })
const accounts = () => [box(/^Расчётный счёт/), box(/^Корреспондентский счёт/)]

test.each(['', '40702810438000012345', '4070 2810 4380 0001 2345', '  '])(
  'the account «%s» is as accounts are',
  (text) => {
    show(text)
    for (const account of accounts()) expect(account).toHaveAccessibleDescription('20\u00a0цифр')
  },
)

test.each(['4070281043800001234', '407028104380000123456', '4070281043800001234А', 'А0702810438000012345'])(
  'the account «%s» is doubtful',
  (text) => {
    show(text)
    for (const account of accounts())
      expect(account).toHaveAccessibleDescription(
        'Обычно здесь 20\u00a0цифр. Проверьте, прежде чем сохранить',
      )
  },
)

test.each([
  ['', 'Введите БИК или название банка'],
  ['044525225', 'Введите БИК или название банка'],
  ['04452522', 'Обычно здесь 9\u00a0цифр. Проверьте, прежде чем сохранить'],
])('the БИК «%s»: %s', (code, hint) => {
  show('', '', code)
  expect(box(/^БИК/)).toHaveAccessibleDescription(hint)
})

test('a bank of the register is told by name, БИК and place, as far as it is known; browsers fill in nothing', async () => {
  data.banks = [BANK, { ...BANK, BANK_CODE: '044525974', BANK_NAME: 'АО «Рубль»', ADDRESS: '' }]
  show()
  const name = box(/^Название банка/)
  await userEvent.type(name, 'банк')
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'АО «Копейка»БИК 044588501, Тула, ул. Банковская, 1',
    'АО «Рубль»БИК 044525974',
  ])
  for (const field of [name, box(/^БИК/)]) expect(field).toHaveAttribute('autocomplete', 'off')
})

test('a bank that the register does not know stays as it is typed', async () => {
  data.banks = []
  show()
  await userEvent.type(box(/^Название банка/), 'Свой банк')
  expect(await screen.findAllByText(/^В справочнике не нашли: оставьте/)).not.toEqual([])
})
