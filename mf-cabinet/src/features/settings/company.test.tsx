import type { ClientItem, FoundBank } from '@prilavok/shared-kernel/contract'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInSettingsForm } from '../../testing/in-settings-form'
import { renderPage } from '../../testing/render-page'
import { BANK, CLIENT, settingsApi, testClient, testIndividual } from '../../testing/settings-api'
import { box, button, expectSaved, retype, save } from '../../testing/settings-form'
import { BankFields } from './BankFields'

describe('LegalSwitch', () => {
  const { data, sent } = settingsApi()

  const WARNING =
    /После перехода в\sпрофиль юридического лица вернуться в\sпрофиль физического лица будет невозможно/
  const open = async () => {
    const rendered = renderPage('/cabinet/settings', { personal: { COMPANY_NAME: null } })
    await screen.findByLabelText(/^Фамилия/)
    return rendered
  }
  const mode = (name: string) => screen.getByRole('radio', { name })
  const understood = () => screen.getByRole('checkbox', { name: /вернуться будет нельзя/ })

  beforeEach(() => {
    data.personal = { ...data.personal, COMPANY_NAME: null }
    data.client = testIndividual()
    data.companies = []
  })

  test('[CAB-070] the toggle changes the form between the individual and the legal entity and back, and loses nothing', async () => {
    await open()
    expect(mode('Физическое лицо')).toBeChecked()
    expect(screen.queryByLabelText(/^ИНН/)).not.toBeInTheDocument()
    expect(box(/^Адрес/)).toBeVisible()
    await userEvent.click(mode('Юридическое лицо'))
    await retype(/^Полное название/, 'ООО «Вектор»')
    expect(screen.queryByLabelText(/^Адрес/)).not.toBeInTheDocument()
    await userEvent.click(mode('Физическое лицо'))
    expect(screen.queryByLabelText(/^ИНН/)).not.toBeInTheDocument()
    await retype(/^Адрес/, 'Тверь')
    await save()
    await waitFor(() => expect(sent(CLIENT)).toMatchObject([{ legal_entity: 'N' }]))
    expect(sent(CLIENT)[0]).not.toHaveProperty('company_name')
  })

  test('[CAB-071] the way to a legal entity warns, and nothing is sent until the warning is confirmed', async () => {
    const { kernel } = await open()
    expect(screen.queryByText(WARNING)).not.toBeInTheDocument()
    await userEvent.click(mode('Юридическое лицо'))
    expect(screen.getByRole('alert')).toHaveTextContent(WARNING)
    expect(understood()).not.toBeChecked()
    await retype(/^ИНН/, '7736207543')
    await retype(/^Полное название/, 'ООО «Вектор»')
    await save()
    expect(await screen.findByText('Подтвердите, что вернуться будет нельзя')).toBeVisible()
    expect(understood()).toHaveFocus()
    expect(sent(CLIENT)).toEqual([])
    await userEvent.click(understood())
    data.client = testClient({ COMPANY_NAME: 'ООО «Вектор»' })
    await save()
    await expectSaved(kernel)
    expect(sent(CLIENT)).toMatchObject([
      { legal_entity: 'Y', inn: '7736207543', company_name: 'ООО «Вектор»' },
    ])
    await waitFor(() => expect(screen.queryByRole('radio')).not.toBeInTheDocument())
    expect(screen.queryByText(WARNING)).not.toBeInTheDocument()
  })

  test('[CAB-070] a legal entity has no toggle, and an error of its mode is told', async () => {
    data.client = testClient()
    await open()
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
    data.savedClient = Response.json(
      { errors: { query_error: 'Нельзя', legal_entity: 'Вернуться невозможно' } },
      { status: 400 },
    )
    await retype(/^Имя/, 'Анна')
    await save()
    expect(await screen.findByText('Вернуться невозможно')).toBeVisible()
  })

  test('back to an individual the company’s address is not the person’s, and nothing of the company waits to be saved', async () => {
    data.client = testIndividual({ POINTS: { MAIN: { ADDRESS: 'Тверь, ул. Мира, 2' }, POST: null } })
    await open()
    await userEvent.click(mode('Юридическое лицо'))
    await retype(/^ИНН/, '7736207543')
    await retype(/^Юридический адрес/, 'Москва, ул. Вавилова, 19')
    await save()
    expect(await screen.findByText('Подтвердите, что вернуться будет нельзя')).toBeVisible()
    await userEvent.click(mode('Физическое лицо'))
    expect(box(/^Адрес/)).toHaveValue('Тверь, ул. Мира, 2')
    expect(screen.queryByText(/Не сохранено/)).not.toBeInTheDocument()
    await retype(/^Имя/, 'Анна')
    expect(await screen.findByText(/Не сохранено 1/)).toBeVisible()
    expect(screen.queryByText(/Исправьте, чтобы сохранить/)).not.toBeInTheDocument()
    await userEvent.click(mode('Юридическое лицо'))
    expect(box(/^Юридический адрес/)).toHaveValue('Москва, ул. Вавилова, 19')
    expect(box(/^ИНН/)).toHaveValue('7736207543')
  })
})

describe('use-bank', () => {
  const { data } = settingsApi()
  const NO_BANK = { BANK_CODE: '', BANK_NAME: '', CORRESPOND_ACCOUNT: '' }
  const OTHER: FoundBank = {
    ...{ BANK_CODE: '044525974', BANK_NAME: 'АО «Рубль»', ADDRESS: '' },
    CORRESPOND_ACCOUNT: '30101810145250000974',
  }

  const show = (changes: Partial<ClientItem> = NO_BANK) =>
    renderInSettingsForm((form) => <BankFields form={form} />, { client: testClient(changes) })
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
})
