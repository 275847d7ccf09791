import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { REGISTER, registrationApi } from '../../testing/registration-api'
import { agree, box, fillPerson, inn, PERSON, send } from '../../testing/registration-form'
import { renderPage } from '../../testing/render-page'

const { data, requests } = registrationApi()
const open = (shop: { ALLOW_PHYSICAL?: 'Y' | 'N'; REGISTRATION?: 'Y' | 'N' } = {}) =>
  renderPage('/registration', { shop })

const sent = () => requests.filter(({ method, path }) => method === 'POST' && path === REGISTER)
const bodyOf = (call: (typeof requests)[number] | undefined) => Object.fromEntries(call?.body ?? [])
const individual = () => userEvent.click(screen.getByLabelText('Физическое лицо'))
const errorOf = async (field: HTMLElement, text: string) =>
  waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(text)))

test('[AUTH-022] the phone code is +7 at first; another one changes mask and number', async () => {
  open()
  await individual()
  expect(screen.getByLabelText('Код страны')).toHaveValue('+7')
  await fillPerson({ ...PERSON, phone: '' })
  await userEvent.selectOptions(screen.getByLabelText('Код страны'), '+375')
  await userEvent.type(box(/Телефон/), '291234567')
  expect(box(/Телефон/)).toHaveValue('29 123-45-67')
  await agree()
  await send()
  await screen.findByRole('heading', { name: 'Проверьте почту' })
  expect(bodyOf(sent()[0])).toMatchObject({ phone: '+375291234567' })
})

test('[AUTH-021] an unfinished phone is told when the field is left', async () => {
  open()
  await userEvent.type(box(/Телефон/), '9165')
  await userEvent.tab()
  await errorOf(box(/Телефон/), 'Указан некорректный телефон')
})

test('[AUTH-026] names keep letters and hyphen with a capital first, the e-mail drops what it cannot have', async () => {
  open()
  await fillPerson({ surname: 'петрова-2водкина', name: 'иван1', email: 'anna (вектор)@vektor.example' })
  await userEvent.tab()
  expect(box(/Фамилия/)).toHaveValue('Петрова-водкина')
  expect(box(/^Имя/)).toHaveValue('Иван')
  expect(box(/Почта/)).toHaveValue('anna@vektor.example')
})

test('the fields are what browsers and password managers fill in', () => {
  open()
  const kinds = { inn: 'off', organization_name: 'organization', surname: 'family-name', name: 'given-name' }
  const others = { middle_name: 'additional-name', email: 'email', phone: 'tel-national' }
  for (const [name, autocomplete] of Object.entries({ ...kinds, ...others }))
    expect(document.querySelector(`[name="${name}"]`)).toHaveAttribute('autocomplete', autocomplete)
  expect(inn()).toHaveAttribute('inputmode', 'numeric')
  expect(box(/Телефон/)).toHaveAttribute('inputmode', 'tel')
})

test('what the server says of the code stands at the telephone', async () => {
  data.registered = { SUCCESS: 'N', errors: { query_error: 'x', phoneCode: 'Такого кода нет' } }
  open()
  await individual()
  await fillPerson(PERSON)
  await agree()
  await send()
  await errorOf(box(/Телефон/), 'Такого кода нет')
})
