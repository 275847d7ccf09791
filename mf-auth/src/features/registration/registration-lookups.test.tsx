import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { put } from '../../testing/put'
import { COMPANIES, REGISTER, registrationApi } from '../../testing/registration-api'
import {
  agree,
  box,
  company,
  fillPerson,
  inn,
  organisation,
  PERSON,
  send,
} from '../../testing/registration-form'
import { renderModal, renderPage } from '../../testing/render-page'

const { data, called, intercept, requests } = registrationApi()
const OMEGA = company({ INN: '7701000013', KPP: '', SHORT_NAME: '', COMPANY_NAME: 'ИП Омега', ACTIVE: 'N' })
const DROZD = company({ INN: '7788997772', KPP: '', SHORT_NAME: 'ООО «Бумажный Дрозд»' })
const type = async (text: string) => {
  await userEvent.clear(inn())
  await put(inn(), text)
  await userEvent.tab()
}

describe('CompanyFields', () => {
  const open = () => renderPage('/registration')

  const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('option', { name }))

  test('a company found by its name fills in tax number and name', async () => {
    data.companies = [OMEGA, company()]
    open()
    await put(organisation(), 'ве')
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
    await put(inn(), '7736')
    await put(inn(), '2')
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
    await put(organisation(), 'ве')
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
    await put(screen.getByLabelText(/УНП/), '7736207543')
    await userEvent.tab()
    await put(screen.getByLabelText(/Организация/), 'Вектор')
    expect(called(COMPANIES)).toEqual([])
  })
})

describe('use-name-by-inn', () => {
  const open = () => renderPage('/registration')

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
    await put(inn(), '12')
    await userEvent.tab()
    expect(organisation()).toHaveValue('Своё')
  })

  test('a number that the register does not know, or a register that is silent, leaves the name to the buyer', async () => {
    data.companies = []
    open()
    await put(inn(), '7736207543')
    expect(await screen.findAllByText('В реестре не нашли: оставьте, как написали')).not.toHaveLength(0)
    await userEvent.tab()
    intercept(({ path }) => (path === COMPANIES ? 503 : undefined))
    await put(organisation(), 'Ромашка')
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
    await put(organisation(), 'вектор ооо')
    expect(organisation()).toHaveAccessibleDescription(/По реестру с этим ИНН\s— ООО «Вектор»\S* Подставить$/)
    await type('7788997772')
    await waitFor(() => expect(organisation()).toHaveAccessibleDescription(/ООО «Бумажный Дрозд»/))
    expect(organisation()).toHaveValue('вектор ооо')
    await userEvent.click(screen.getByRole('button', { name: 'Подставить' }))
    expect(organisation()).toHaveValue('ООО «Бумажный Дрозд»')
  })
})

describe('use-email-check', () => {
  const open = (shop: { ALLOW_PHYSICAL?: 'Y' | 'N'; REGISTRATION?: 'Y' | 'N' } = {}) =>
    renderPage('/registration', { shop })

  const sent = () => requests.filter(({ method, path }) => method === 'POST' && path === REGISTER)
  const checks = () => called(`GET ${REGISTER}?type=validation`)
  const individual = () => userEvent.click(screen.getByLabelText('Физическое лицо'))
  const errorOf = async (field: HTMLElement, text: string) =>
    waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(text)))

  test('[AUTH-041] an e-mail is checked when its field is left; a taken one says so and leads to the login', async () => {
    const text = 'Этот адрес уже зарегистрирован'
    data.taken = { 'taken@vektor.example': text }
    open()
    await fillPerson({ email: 'taken@vektor.example' })
    await userEvent.tab()
    await errorOf(box(/Почта/), text)
    expect(box(/Почта/)).toBeInvalid()
    expect(screen.getAllByRole('link', { name: 'Войти' })[0]).toHaveAttribute(
      'href',
      '/login?email=taken%40vektor.example',
    )
    await put(box(/Почта/), 'ru')
    expect(box(/Почта/)).toBeValid()
  })

  test('[AUTH-041] an e-mail that has become free since is an error no more', async () => {
    data.taken = { [PERSON.email]: 'Этот адрес уже зарегистрирован' }
    const { kernel } = open()
    await fillPerson({ email: PERSON.email })
    await userEvent.tab()
    await errorOf(box(/Почта/), 'Этот адрес уже зарегистрирован')
    data.taken = {}
    // The answer of the check holds a minute.
    act(() => kernel.query.removeQueries())
    await userEvent.click(box(/Почта/))
    await userEvent.tab()
    await waitFor(() => expect(box(/Почта/)).toBeValid())
  })

  test('[AUTH-041] a taken e-mail is not sent, even when it was not checked before', async () => {
    data.taken = { [PERSON.email]: 'Этот адрес уже зарегистрирован' }
    open()
    await individual()
    await fillPerson({ ...PERSON, email: '' })
    await agree()
    await userEvent.type(box(/Почта/), `${PERSON.email}{Enter}`)
    await errorOf(box(/Почта/), 'Этот адрес уже зарегистрирован')
    await waitFor(() => expect(box(/Почта/)).toHaveFocus())
    expect(sent()).toEqual([])
  })

  test('[AUTH-041] leaving the field and sending ask once; a malformed e-mail is not asked about', async () => {
    open()
    await individual()
    await fillPerson({ email: 'zakupki' })
    await userEvent.tab()
    await errorOf(box(/Почта/), 'Вы ввели неправильный электронный адрес')
    expect(checks()).toEqual([])
    await userEvent.clear(box(/Почта/))
    await fillPerson(PERSON)
    await agree()
    await send()
    await screen.findByRole('heading', { name: 'Проверьте почту' })
    expect(checks()).toHaveLength(1)
  })

  test.each([0, 500, 429])('[AUTH-041] a check that fails itself (%d) is no obstacle', async (status) => {
    intercept(({ method, path }) => (method === 'GET' && path === REGISTER ? status : undefined))
    open()
    await individual()
    await fillPerson(PERSON)
    await agree()
    await send()
    expect(await screen.findByRole('heading', { name: 'Проверьте почту' })).toBeVisible()
  })

  test('[AUTH-041] who owns the e-mail has the ways to the login and to a new password', async () => {
    data.taken = { 'taken@vektor.example': 'Этот адрес уже зарегистрирован' }
    open()
    await fillPerson({ email: 'taken@vektor.example' })
    await userEvent.tab()
    const way = await screen.findByRole('link', { name: 'Восстановить пароль' })
    expect(way).toHaveAttribute('href', '/recovery?email=taken%40vektor.example')
    expect(way.parentElement).toHaveTextContent(
      /^Этот адрес уже зарегистрирован\. Войти Восстановить пароль$/,
    )
  })
})
