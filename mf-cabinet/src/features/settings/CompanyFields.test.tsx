import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderPage } from '../../testing/render-page'
import { BANK, CLIENT, OMEGA, settingsApi, testClient, testIndividual } from '../../testing/settings-api'
import { box, button, retype, save } from '../../testing/settings-form'

const { data, sent, called, intercept } = settingsApi()

const INN = '/v3/api/client/dadata/inn/'
const BANKS = '/v3/api/client/dadata/bank/'

const open = async () => {
  const rendered = renderPage('/cabinet/settings', { personal: data.personal })
  await screen.findByLabelText(/^Фамилия/)
  return rendered
}
/** An individual's settings in the mode of a company. */
const openNew = async () => {
  data.client = testIndividual()
  const rendered = await open()
  await userEvent.click(screen.getByRole('radio', { name: 'Юридическое лицо' }))
  return rendered
}
const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('option', { name }))

test('[CAB-073] the legal-info form sends each of its fields under its own name', async () => {
  await openNew()
  const typed = [
    [/^ИНН/, 'inn', '7736207543'],
    [/^КПП/, 'kpp', '773601001'],
    [/^ОГРН/, 'ogrn', '1027700229193'],
    [/^Руководитель/, 'owner', 'Соколов Пётр'],
    [/^Телефон компании/, 'phone', '+7 495 555-01-20'],
    [/^Почта компании/, 'company_email', 'office@vektor.example'],
    [/^Полное название/, 'company_name', 'Общество «Вектор»'],
    [/^Краткое название/, 'short_name', 'ООО «Вектор»'],
    [/^БИК/, 'bank_code', '044525225'],
    [/^Название банка/, 'bank_name', 'ПАО «Банк»'],
    [/^Расчётный счёт/, 'payment_account', '40702810438000012345'],
    [/^Корреспондентский счёт/, 'correspond_account', '30101810400000000225'],
    [/^Юридический адрес/, 'main_address', 'Москва, ул. Вавилова, 19'],
    [/^Почтовый адрес/, 'post_address', 'Москва, а/я 7'],
  ] as const
  data.companies = []
  data.banks = []
  for (const [label, , text] of typed) await retype(label, text)
  await userEvent.click(screen.getByRole('checkbox', { name: /вернуться будет нельзя/ }))
  await save()
  await waitFor(() => expect(sent(CLIENT)).toHaveLength(1))
  expect(sent(CLIENT)[0]).toMatchObject({
    ...Object.fromEntries(typed.map(([, field, text]) => [field, text])),
    legal_entity: 'Y',
    country: '643',
  })
})

test('«ИНН/КПП», pasted as one, fills both fields', async () => {
  data.companies = []
  await openNew()
  await userEvent.click(box(/^ИНН/))
  await userEvent.paste('7736207543 / 773601001')
  expect([box(/^ИНН/), box(/^КПП/)].map((field) => (field as HTMLInputElement).value)).toEqual([
    '7736207543',
    '773601001',
  ])
})

test('[CAB-069] a company found by its number, or a whole number, fills the fields; all stay open to changes', async () => {
  await openNew()
  await userEvent.type(box(/^ИНН/), '77889')
  await choose(/ООО «Омега».*ИНН 7788997772, Тула, ул. Новая, 1/)
  expect(called(INN)).toEqual([`GET ${INN}?query=77889`])
  for (const [label, value] of [
    [/^ИНН/, OMEGA.INN],
    [/^КПП/, OMEGA.KPP],
    [/^ОГРН/, OMEGA.OGRN],
    [/^Полное название/, OMEGA.COMPANY_NAME],
    [/^Краткое название/, OMEGA.SHORT_NAME],
    [/^Руководитель/, OMEGA.OWNER],
    [/^Юридический адрес/, OMEGA.ADDRESS],
  ] as const) {
    expect(box(label)).toHaveValue(value)
    expect(box(label)).toBeEnabled()
  }
})

test('[CAB-069] a whole number fills what is empty and writes over nothing; another name can be had', async () => {
  await openNew()
  await retype(/^Полное название/, 'Моя компания')
  await retype(/^ИНН/, OMEGA.INN)
  await userEvent.tab()
  await waitFor(() => expect(box(/^КПП/)).toHaveValue(OMEGA.KPP))
  expect(box(/^Полное название/)).toHaveValue('Моя компания')
  expect(box(/^ИНН/)).toHaveAccessibleDescription(/По реестру с этим ИНН\s— ООО «Омега»/)
  await userEvent.click(button('Заполнить по реестру'))
  expect(box(/^Полное название/)).toHaveValue(OMEGA.COMPANY_NAME)
})

test('a company that was wound up is shown, told of, and not taken', async () => {
  data.companies = [{ ...OMEGA, ACTIVE: 'N' }]
  await openNew()
  await userEvent.type(box(/^ИНН/), '77889')
  const option = await screen.findByRole('option', { name: /ликвидирована/ })
  expect(option).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(option)
  expect(box(/^КПП/)).toHaveValue('')
  await userEvent.type(box(/^ИНН/), '97772')
  await userEvent.tab()
  await waitFor(() => expect(box(/^ИНН/)).toHaveAccessibleDescription(/организация ликвидирована/))
  expect(box(/^КПП/)).toHaveValue('')
})

test('the Russian register is not asked for a number of another country, whose fields have no Russian hints', async () => {
  await openNew()
  await userEvent.tab()
  const hinted = [/^КПП/, /^ОГРН/]
  for (const label of hinted) {
    expect(box(label)).toHaveAccessibleDescription(/цифр$/)
    expect(box(label)).toHaveAttribute('inputmode', 'numeric')
  }
  await userEvent.selectOptions(box(/^Страна/), 'Беларусь')
  await retype(/^УНП/, OMEGA.INN)
  await userEvent.tab()
  expect(called(INN)).toEqual([])
  for (const label of hinted) {
    expect(box(label)).toHaveAccessibleDescription('')
    expect(box(label)).not.toHaveAttribute('inputmode')
  }
})

test('[CAB-069] a bank found by its name fills БИК, name and the correspondent account, which is locked then', async () => {
  await openNew()
  await userEvent.type(box(/^Название банка/), 'копей')
  await choose(/АО «Копейка».*БИК 044588501, Тула/)
  expect(called(BANKS)).toEqual([`GET ${BANKS}?query=копей`])
  expect(box(/^БИК/)).toHaveValue(BANK.BANK_CODE)
  expect(box(/^Название банка/)).toHaveValue(BANK.BANK_NAME)
  expect(box(/^Корреспондентский счёт/)).toHaveValue(BANK.CORRESPOND_ACCOUNT)
  expect(box(/^Корреспондентский счёт/)).toBeDisabled()
  await userEvent.type(box(/^БИК/), '{Backspace}')
  expect(box(/^Корреспондентский счёт/)).toBeEnabled()
})

test('[CAB-069] a whole БИК does so when its field is left; a silent register is no obstacle', async () => {
  await openNew()
  intercept(({ path }) => (path === BANKS ? 503 : undefined))
  await retype(/^БИК/, BANK.BANK_CODE)
  await userEvent.tab()
  expect(box(/^Корреспондентский счёт/)).toBeEnabled()
  intercept(() => undefined)
  await userEvent.click(box(/^БИК/))
  await userEvent.tab()
  await waitFor(() => expect(box(/^Корреспондентский счёт/)).toHaveValue(BANK.CORRESPOND_ACCOUNT))
  expect(box(/^Название банка/)).toHaveValue(BANK.BANK_NAME)
})

test('[CAB-076] numbers and names that cannot be are told at their fields, and nothing is saved', async () => {
  await open()
  for (const [label, text, error] of [
    [/^КПП/, '12345678', 'Указан некорректный КПП'],
    [/^КПП/, '1234567890', 'Указан некорректный КПП'],
    [/^КПП/, '77360100A', 'Указан некорректный КПП'],
    [/^ОГРН/, '102770022919', 'Указан некорректный ОГРН'],
    [/^ОГРН/, '10277002291930', 'Указан некорректный ОГРН'],
    [/^ОГРН/, '304770000000010', 'Указан некорректный ОГРН'],
    [/^Полное название/, ' ', 'Введите данные'],
    [/^ИНН/, '', 'Вы не указали ИНН'],
    [/^ИНН/, '77362075', 'Количество символов должно быть: 10, 12'],
    [/^Почта компании/, 'office@', 'Вы ввели неправильный электронный адрес'],
  ] as const) {
    await retype(label, text)
    await save()
    await waitFor(() => expect(box(label)).toHaveAccessibleDescription(error))
  }
  await waitFor(() => expect(box(/^ИНН/)).toHaveFocus())
  expect(sent(CLIENT)).toEqual([])
})

test('[CAB-076] an entrepreneur has no КПП and an ОГРН of fifteen digits', async () => {
  data.companies = []
  await open()
  await retype(/^ИНН/, '500100732259')
  await retype(/^КПП/, '')
  await retype(/^ОГРН/, '304770000000010')
  await save()
  await waitFor(() => expect(sent(CLIENT)).toHaveLength(1))
})

test('[CAB-078] countries are offered by name; the chosen one names and bounds the tax number', async () => {
  await open()
  await userEvent.selectOptions(box(/^Страна/), await screen.findByRole('option', { name: 'Беларусь' }))
  expect(box(/^Страна/)).toHaveValue('112')
  expect(screen.queryByLabelText(/^ИНН/)).not.toBeInTheDocument()
  await retype(/^УНП/, '19000000')
  await save()
  await waitFor(() => expect(box(/^УНП/)).toHaveAccessibleDescription('Количество символов должно быть: 9'))
  await retype(/^УНП/, '')
  await save()
  await waitFor(() => expect(box(/^УНП/)).toHaveAccessibleDescription('Вы не указали УНП'))
  await retype(/^УНП/, '190000001')
  await retype(/^КПП/, 'нет')
  await save()
  await waitFor(() => expect(sent(CLIENT)).toMatchObject([{ country: '112', inn: '190000001', kpp: 'нет' }]))
})

describe('another company in place of one that is saved', () => {
  const OWN = [
    [/^БИК/, '044525225'],
    [/^Название банка/, 'ПАО «Банк»'],
    [/^Расчётный счёт/, '40702810438000012345'],
    [/^Корреспондентский счёт/, '30101810400000000225'],
    [/^Почтовый адрес/, 'Москва, а/я 7'],
    [/^Телефон компании/, '+7 495 555-01-20'],
    [/^Почта компании/, 'office@vektor.example'],
  ] as const
  const openSaved = () => {
    data.client = testClient({
      POINTS: { MAIN: { ADDRESS: 'Москва, ул. Вавилова, 19' }, POST: { ADDRESS: 'Москва, а/я 7' } },
    })
    return open()
  }
  const chooseOmega = async () => {
    await userEvent.clear(box(/^ИНН/))
    await userEvent.type(box(/^ИНН/), '77889')
    await choose(/ООО «Омега»/)
  }

  test('takes nothing of the old one along, says so, and the old one can be had back', async () => {
    await openSaved()
    await chooseOmega()
    expect(box(/^Полное название/)).toHaveValue(OMEGA.COMPANY_NAME)
    for (const [label] of OWN) expect(box(label)).toHaveValue('')
    expect(screen.getByText(/очистили то, что относилось к\sпрежней/)).toBeVisible()
    await userEvent.click(button('Вернуть прежние реквизиты'))
    expect(box(/^ИНН/)).toHaveValue('7736207543')
    expect(box(/^ИНН/)).toHaveFocus()
    expect(box(/^Полное название/)).toHaveValue('Общество «Вектор»')
    for (const [label, text] of OWN) expect(box(label)).toHaveValue(text)
    expect(screen.queryByRole('button', { name: 'Вернуть прежние реквизиты' })).not.toBeInTheDocument()
    expect(screen.queryByText(/Не сохранено/)).not.toBeInTheDocument()
  })
})
