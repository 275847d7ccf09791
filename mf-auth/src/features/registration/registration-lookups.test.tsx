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
import { renderPage } from '../../testing/render-page'

const { data, called, intercept, requests } = registrationApi()
const OMEGA = company({ INN: '7701000013', KPP: '', SHORT_NAME: '', COMPANY_NAME: 'ИП Омега', ACTIVE: 'N' })
const DROZD = company({ INN: '7788997772', KPP: '', SHORT_NAME: 'ООО «Бумажный Дрозд»' })
const type = async (text: string) => {
  await userEvent.clear(inn())
  await userEvent.paste(text)
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

  test('[AUTH-019] the name of the organisation is marked as required once the number is right', async () => {
    data.companies = []
    open()
    expect(organisation()).not.toBeRequired()
    await type('7788997772')
    expect(organisation()).toBeRequired()
    await send()
    expect(await screen.findByText('Вы не указали название организации')).toBeVisible()
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
    await userEvent.paste('вектор ооо')
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

  test('[AUTH-041] an e-mail is checked when its field is left; a taken one says so, leads to the login and to a new password, and may become free', async () => {
    const text = 'Этот адрес уже зарегистрирован'
    data.taken = { 'taken@vektor.example': text }
    const { kernel } = open()
    await fillPerson({ email: 'taken@vektor.example' })
    await userEvent.tab()
    await errorOf(box(/Почта/), text)
    expect(box(/Почта/)).toBeInvalid()
    const way = screen.getByRole('link', { name: 'Восстановить пароль' })
    expect(way).toHaveAttribute('href', '/recovery?email=taken%40vektor.example')
    expect(way.parentElement).toHaveTextContent(
      /^Этот адрес уже зарегистрирован\. Войти Восстановить пароль$/,
    )
    expect(screen.getAllByRole('link', { name: 'Войти' })[0]).toHaveAttribute(
      'href',
      '/login?email=taken%40vektor.example',
    )
    data.taken = {}
    // The answer of the check holds a minute.
    act(() => kernel.query.removeQueries())
    act(() => box(/Почта/).focus())
    await userEvent.tab()
    await waitFor(() => expect(box(/Почта/)).toBeValid())
  })

  test('[AUTH-041] a taken e-mail is not sent, even when it was not checked before', async () => {
    data.taken = { [PERSON.email]: 'Этот адрес уже зарегистрирован' }
    open()
    await individual()
    await fillPerson({ ...PERSON, email: '' })
    await agree()
    await fillPerson({ email: PERSON.email })
    await userEvent.keyboard('{Enter}')
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

  test('[AUTH-041] a check that fails itself is no obstacle', async () => {
    intercept(({ method, path }) => (method === 'GET' && path === REGISTER ? 500 : undefined))
    open()
    await individual()
    await fillPerson(PERSON)
    await agree()
    await send()
    expect(await screen.findByRole('heading', { name: 'Проверьте почту' })).toBeVisible()
  })
})
