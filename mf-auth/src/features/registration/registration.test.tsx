import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { put } from '../../testing/put'
import { COMPANIES, REGISTER, registrationApi } from '../../testing/registration-api'
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
import { renderModal, renderPage } from '../../testing/render-page'

const { data, called, requests } = registrationApi()
const sent = () => requests.filter(({ method, path }) => method === 'POST' && path === REGISTER)
const bodyOf = (call: (typeof requests)[number] | undefined) => Object.fromEntries(call?.body ?? [])
const individual = () => userEvent.click(screen.getByLabelText('Физическое лицо'))
const errorOf = async (field: HTMLElement, text: string) =>
  waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(text)))

describe('RegistrationForm', () => {
  const open = (shop: { ALLOW_PHYSICAL?: 'Y' | 'N'; REGISTRATION?: 'Y' | 'N' } = {}) =>
    renderPage('/registration', { shop })

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

  test('[AUTH-012] [AUTH-027] a legal entity is sent with every field; a success shows message, e-mail and what to do next', async () => {
    open()
    await fillCompany()
    await fillPerson(PERSON)
    await agree()
    await send()
    expect(await screen.findByRole('heading', { name: 'Проверьте почту' })).toHaveFocus()
    expect(sent().map(bodyOf)).toEqual([COMPANY_BODY])
    expect(screen.getByText(/Мы отправили на вашу почту письмо/)).toBeVisible()
    expect(screen.getByText('zakupki@vektor.example')).toBeVisible()
    expect(screen.getByText(/После этого придумайте пароль/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Исправить данные' }))
    expect(box(/Почта/)).toHaveValue(PERSON.email)
    expect(box(/Телефон/)).toHaveValue('916 555-04-18')
  })

  test('[AUTH-014] [AUTH-022] an individual is asked for no company and sends none; the phone code is +7 at first', async () => {
    open()
    await fillCompany()
    await individual()
    expect(screen.queryByLabelText(/ИНН/)).not.toBeInTheDocument()
    expect(screen.queryByLabelText(/Организация/)).not.toBeInTheDocument()
    expect(screen.getByLabelText('Код страны')).toHaveValue('+7')
    fireEvent.change(screen.getByLabelText('Код страны'), { target: { value: '+375' } })
    await fillPerson({ ...PERSON, phone: '291234567' })
    expect(box(/Телефон/)).toHaveValue('29 123-45-67')
    await agree()
    await send()
    await screen.findByRole('heading', { name: 'Проверьте почту' })
    const { inn: _inn, organization_name: _name, ...person } = COMPANY_BODY
    expect(sent().map(bodyOf)).toEqual([{ ...person, is_legal_entity: 'N', phone: '+375291234567' }])
  })

  test('[AUTH-013] a shop without individuals says so and offers no other kind', async () => {
    open({ ALLOW_PHYSICAL: 'N' })
    expect(screen.getByText('Регистрация на сайте доступна только для юридических лиц')).toBeVisible()
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
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

  test('the country stands before the fields that it names', () => {
    renderPage('/registration')
    const [first] = screen.getAllByRole('combobox')
    expect(first).toBe(screen.getByLabelText('Страна'))
  })

  test('another country has its phone code, tax number and lengths, and no register; a typed phone is left alone', async () => {
    open()
    const choose = (country: string) =>
      fireEvent.change(screen.getByLabelText('Страна'), { target: { value: country } })
    await screen.findByRole('option', { name: 'Беларусь' })
    choose('112')
    expect(screen.getByLabelText('Код страны')).toHaveValue('+375')
    await put(screen.getByLabelText(/УНП/), '7736207543')
    await put(screen.getByLabelText(/Организация/), 'Вектор')
    await put(box(/Телефон/), '29')
    await send()
    await errorOf(screen.getByLabelText(/УНП/), 'Количество символов должно быть: 9')
    expect(called(COMPANIES)).toEqual([])
    choose('643')
    expect(screen.getByLabelText('Код страны')).toHaveValue('+375')
    expect(box(/Телефон/)).toHaveValue('29')
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
})

describe('PersonFields', () => {
  const open = (shop: { ALLOW_PHYSICAL?: 'Y' | 'N'; REGISTRATION?: 'Y' | 'N' } = {}) =>
    renderPage('/registration', { shop })

  test('[AUTH-021] [AUTH-026] names and e-mail keep what they can have; an unfinished phone is told when it is left', async () => {
    open()
    await fillPerson({
      surname: 'петрова-2водкина',
      name: 'иван1',
      email: 'anna (вектор)@vektor.example',
      phone: '9165',
    })
    expect(box(/Фамилия/)).toHaveValue('Петрова-водкина')
    expect(box(/^Имя/)).toHaveValue('Иван')
    expect(box(/Почта/)).toHaveValue('anna@vektor.example')
    await userEvent.tab()
    await errorOf(box(/Телефон/), 'Указан некорректный телефон')
  })
})

describe('RegistrationClosed', () => {
  test('[AUTH-015] a closed shop offers no way to register and says whom to ask', async () => {
    const { unmount } = renderModal('authentication', {}, { shop: { REGISTRATION: 'N' } })
    expect(screen.queryByRole('link', { name: /егистр/ })).not.toBeInTheDocument()
    expect(screen.getByText(/Регистрация в этом магазине закрыта/)).toBeVisible()
    unmount()
    renderPage('/registration', { shop: { REGISTRATION: 'N' } })
    expect(screen.getByRole('heading', { name: 'Регистрация закрыта' })).toBeVisible()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /егистр/ })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Войти' }).parentElement).toHaveTextContent(
      /^Уже зарегистрированы\? Войти$/,
    )
    expect(screen.getByRole('link', { name: '+7 495 555-01-20' })).toHaveAttribute('href', 'tel:+74955550120')
    expect(screen.getByRole('link', { name: 'zakaz@shop.example' })).toHaveAttribute(
      'href',
      'mailto:zakaz@shop.example',
    )
  })
})
