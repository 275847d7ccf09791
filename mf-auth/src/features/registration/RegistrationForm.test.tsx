import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { REGISTER, registrationApi } from '../../testing/registration-api'
import {
  agree,
  box,
  consents,
  fillCompany,
  fillPerson,
  inn,
  PERSON,
  send,
} from '../../testing/registration-form'
import { renderPage } from '../../testing/render-page'

const { data, requests } = registrationApi()
const open = (shop: { ALLOW_PHYSICAL?: 'Y' | 'N'; REGISTRATION?: 'Y' | 'N' } = {}) =>
  renderPage('/registration', { shop })

const sent = () => requests.filter(({ method, path }) => method === 'POST' && path === REGISTER)
const bodyOf = (call: (typeof requests)[number] | undefined) => Object.fromEntries(call?.body ?? [])
const individual = () => userEvent.click(screen.getByLabelText('Физическое лицо'))
const errorOf = async (field: HTMLElement, text: string) =>
  waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(text)))

const COMPANY_BODY = {
  type: 'registration',
  is_legal_entity: 'Y',
  allow_physical: 'Y',
  surname: 'Соколова',
  name: 'Марина',
  middle_name: 'Игоревна',
  email: 'zakupki@vektor.example',
  phone: '+79165550418',
  country: '643',
  agree: 'Y',
  transfer: 'Y',
  inn: '7736207543',
  organization_name: 'ООО «Вектор»',
}

test('[AUTH-012] a legal entity is sent with every field; the phone with its code', async () => {
  open()
  await fillCompany()
  await fillPerson(PERSON)
  await agree()
  await send()
  expect(await screen.findByRole('heading', { name: 'Проверьте почту' })).toBeVisible()
  expect(sent().map(bodyOf)).toEqual([COMPANY_BODY])
})

test('[AUTH-014] an individual is asked for no company and sends none, whatever was typed there', async () => {
  open()
  await fillCompany()
  await individual()
  expect(screen.queryByLabelText(/ИНН/)).not.toBeInTheDocument()
  expect(screen.queryByLabelText(/Организация/)).not.toBeInTheDocument()
  await fillPerson(PERSON)
  await agree()
  await send()
  await screen.findByRole('heading', { name: 'Проверьте почту' })
  const { inn: _inn, organization_name: _name, ...person } = COMPANY_BODY
  expect(sent().map(bodyOf)).toEqual([{ ...person, is_legal_entity: 'N' }])
})

test('[AUTH-013] a shop without individuals says so and offers no other kind', async () => {
  open({ ALLOW_PHYSICAL: 'N' })
  expect(screen.getByText('Регистрация на сайте доступна только для юридических лиц')).toBeVisible()
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  await fillCompany()
  await fillPerson(PERSON)
  await agree()
  await send()
  await screen.findByRole('heading', { name: 'Проверьте почту' })
  expect(bodyOf(sent()[0])).toMatchObject({ is_legal_entity: 'Y', allow_physical: 'N' })
})

test('[AUTH-016] an empty form marks each missing field, sends nothing, and the first gets the focus', async () => {
  open()
  await send()
  await errorOf(inn(), 'Вы не указали ИНН')
  for (const [field, text] of [
    [box(/Фамилия/), 'Вы не указали фамилию'],
    [box(/^Имя/), 'Вы не указали имя'],
    [box(/Почта/), 'Вы не указали почту'],
    [box(/Телефон/), 'Вы не указали телефон'],
  ] as const) {
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(text)
  }
  for (const consent of consents()) expect(consent).toBeInvalid()
  expect(box(/Отчество/)).toBeValid()
  await waitFor(() => expect(inn()).toHaveFocus())
  expect(sent()).toEqual([])
})

test.each([
  [0, 'Вы не подтвердили согласие на обработку персональных данных'],
  [1, 'Вы не подтвердили согласие на передачу персональных данных'],
])('[AUTH-017] without consent %d: «%s», and nothing is sent', async (missing, text) => {
  open()
  await individual()
  await fillPerson(PERSON)
  await userEvent.click(consents()[1 - missing] as HTMLElement)
  await send()
  expect(await screen.findByText(text)).toBeVisible()
  expect(consents()[missing]).toBeInvalid()
  expect(consents()[1 - missing]).toBeValid()
  expect(sent()).toEqual([])
})

describe('the phone code of the chosen country', () => {
  const code = () => screen.getByLabelText('Код страны')
  const choose = async (name: string) => {
    await screen.findByRole('option', { name })
    await userEvent.selectOptions(screen.getByLabelText('Страна'), name)
  }
  const country = (MOK_CODE: string, NAME: string) => ({
    ...{ ID: Number(MOK_CODE), NAME, MOK_CODE, INN_COUNT: [9], INN_NAME: 'ИНН' },
  })
  beforeEach(() => {
    data.countries = [
      country('643', 'Россия'),
      country('112', 'Беларусь'),
      country('31', 'Азербайджан'),
      country('792', 'Турция'),
    ]
  })

  test('goes with it; where the form knows none the code stays', async () => {
    open()
    for (const [name, expected] of [
      ['Беларусь', '+375'],
      ['Азербайджан', '+994'],
      ['Турция', '+994'],
      ['Россия', '+7'],
    ] as const) {
      await choose(name)
      expect(code()).toHaveValue(expected)
    }
  })

  test('leaves a typed phone alone', async () => {
    open()
    await userEvent.type(box(/Телефон/), '916')
    await choose('Беларусь')
    expect(code()).toHaveValue('+7')
    expect(box(/Телефон/)).toHaveValue('916')
  })
})

test('the list of countries names the tax number and its lengths', async () => {
  open()
  const country = screen.getByLabelText('Страна')
  expect(country).toHaveValue('643')
  await screen.findByRole('option', { name: 'Беларусь' })
  await userEvent.selectOptions(country, 'Беларусь')
  await userEvent.type(screen.getByLabelText(/УНП/), '12')
  await send()
  await errorOf(screen.getByLabelText(/УНП/), 'Количество символов должно быть: 9')
  await errorOf(screen.getByLabelText(/Организация/), 'Вы не указали название организации')
})

test('without the list of countries the default one works, and the list can be asked for again', async () => {
  data.countries = 500
  open()
  const retry = await screen.findByRole('button', { name: 'Повторить' })
  expect(screen.getByLabelText('Страна')).toHaveAccessibleDescription(/Список стран не загрузился/)
  expect(inn()).toBeVisible()
  data.countries = [{ ID: 112, NAME: 'Беларусь', MOK_CODE: '112', INN_COUNT: [9], INN_NAME: 'УНП' }]
  await userEvent.click(retry)
  expect(await screen.findByRole('option', { name: 'Беларусь' })).toBeInTheDocument()
})

test('who is registered already finds the way to the login, with the e-mail', async () => {
  open()
  await userEvent.type(box(/Почта/), PERSON.email)
  const way = screen.getByRole('link', { name: 'Войти' })
  expect(way.parentElement).toHaveTextContent(/^Уже зарегистрированы\? Войти$/)
  expect(way).toHaveAttribute('href', `/login?email=${encodeURIComponent(PERSON.email)}`)
})

test('its page is wide enough for two columns; that of a closed shop is not', () => {
  const { container, unmount } = open()
  expect(container.querySelector('[data-wide]')).toBeInTheDocument()
  unmount()
  expect(open({ REGISTRATION: 'N' }).container.querySelector('[data-wide]')).not.toBeInTheDocument()
})

test('leaving asks nothing: what is typed comes back', async () => {
  const { kernel } = open()
  await userEvent.type(box(/Фамилия/), 'Соколова')
  expect(kernel.leaveGuards.active()).toBe(false)
})
