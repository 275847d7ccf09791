import { put as putInto } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderPage } from '../../testing/render-page'
import { CLIENT, OMEGA, settingsApi, testClient, testIndividual } from '../../testing/settings-api'

describe('add-company', () => {
  const { data, sent } = settingsApi()

  beforeEach(() => {
    data.personal = { ...data.personal, COMPANY_NAME: null }
    data.client = testIndividual()
  })

  const dialog = () => screen.getByRole('dialog', { name: 'Добавить компанию' })
  const box = (name: RegExp) => within(dialog()).getByLabelText(name, { selector: 'input' })
  const add = () => within(dialog()).getByRole('button', { name: 'Добавить компанию' })
  const put = (name: RegExp, text: string) => putInto(box(name), text)
  const understand = () => userEvent.click(within(dialog()).getByRole('checkbox'))

  async function open() {
    const rendered = renderPage('/cabinet/settings', { personal: data.personal })
    await userEvent.click(await screen.findByRole('button', { name: 'Добавить компанию' }))
    await screen.findByRole('dialog')
    return rendered
  }

  test('[CAB-074] the short form has name, INN, КПП, ОГРН and e-mail, and sends them as a legal entity', async () => {
    data.companies = []
    await open()
    await put(/^ИНН/, '7736207543')
    await put(/^Название компании/, ' ООО «Вектор» ')
    await put(/^КПП/, '773601001')
    await put(/^ОГРН/, '1027700229193')
    await put(/^Почта компании/, 'office@vektor.example')
    await understand()
    data.client = testClient({ COMPANY_NAME: 'ООО «Вектор»' })
    data.personal = { ...data.personal, COMPANY_NAME: 'ООО «Вектор»' }
    await userEvent.click(add())
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(sent(CLIENT)).toEqual([
      {
        legal_entity: 'Y',
        company_name: 'ООО «Вектор»',
        inn: '7736207543',
        kpp: '773601001',
        ogrn: '1027700229193',
        email: 'office@vektor.example',
      },
    ])
    expect(await screen.findByLabelText(/^ИНН/)).toHaveValue('7736207543')
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
    const menu = screen.getByRole('navigation', { name: 'Личный кабинет' })
    expect(within(menu).getByText('ООО «Вектор»')).toBeVisible()
  })

  test('a company of the register fills the short form', async () => {
    await open()
    await userEvent.type(box(/^ИНН/), '77889')
    await userEvent.click(await screen.findByRole('option', { name: /Омега/ }))
    expect(box(/^Название компании/)).toHaveValue(OMEGA.SHORT_NAME)
    expect(box(/^КПП/)).toHaveValue(OMEGA.KPP)
    expect(box(/^ОГРН/)).toHaveValue(OMEGA.OGRN)
  })

  test('[CAB-075] [CAB-077] the button is disabled while something is missing; a press says what, and what is no e-mail', async () => {
    data.companies = []
    await open()
    expect(add()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(add())
    await waitFor(() => expect(box(/^Название компании/)).toHaveAccessibleDescription('Введите данные'))
    expect(box(/^ИНН/)).toHaveAccessibleDescription('Вы не указали ИНН')
    expect(box(/^ИНН/)).toHaveFocus()
    expect(sent(CLIENT)).toEqual([])
    await put(/^ИНН/, '7736207543')
    await put(/^Название компании/, 'ООО «Вектор»')
    expect(add()).toHaveAttribute('aria-disabled', 'true')
    await understand()
    expect(add()).not.toHaveAttribute('aria-disabled')
    for (const email of ['office', 'office@', 'office@vektor', '@vektor.example']) {
      await put(/^Почта компании/, email)
      await userEvent.click(add())
      await waitFor(() =>
        expect(box(/^Почта компании/)).toHaveAccessibleDescription('Вы ввели неправильный электронный адрес'),
      )
      expect(add()).toHaveAttribute('aria-disabled', 'true')
    }
    expect(sent(CLIENT)).toEqual([])
  })

  test('[CAB-077] the button is disabled while the form is being sent; a failure keeps what was typed', async () => {
    data.companies = []
    const gate: { open?: () => void } = {}
    data.gate = new Promise<void>((resolve) => {
      gate.open = resolve
    })
    data.savedClient = 500
    await open()
    await put(/^ИНН/, '7736207543')
    await put(/^Название компании/, 'ООО «Вектор»')
    await understand()
    await userEvent.click(add())
    const busy = within(dialog()).getByRole('button', { name: 'Сохраняем…' })
    expect(busy).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(busy)
    gate.open?.()
    expect(await within(dialog()).findByText(/Введённое сохранено/)).toBeVisible()
    expect(sent(CLIENT)).toHaveLength(1)
    expect(box(/^Название компании/)).toHaveValue('ООО «Вектор»')
  })

  test('what waits to be saved on the page below stays there', async () => {
    data.companies = []
    renderPage('/cabinet/settings', { personal: data.personal })
    await userEvent.type(await screen.findByLabelText(/^Фамилия/), 'Ново')
    await userEvent.click(screen.getByRole('button', { name: 'Добавить компанию' }))
    await screen.findByRole('dialog')
    await put(/^ИНН/, '7736207543')
    await put(/^Название компании/, 'ООО «Вектор»')
    await understand()
    data.client = testClient()
    await userEvent.click(add())
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await screen.findByLabelText(/^ИНН/)).toHaveValue('7736207543')
    expect(screen.getByLabelText(/^Фамилия/)).toHaveValue('СоколоваНово')
    expect(screen.getByText(/Не сохранено 1/)).toBeVisible()
  })
})
