import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { registrationApi } from '../../testing/registration-api'
import { agree, box, fillPerson, PERSON, send } from '../../testing/registration-form'
import { renderPage } from '../../testing/render-page'

const { data } = registrationApi()
const open = (kernel?: Kernel) => renderPage('/registration', kernel ? { kernel } : {})
const individual = () => userEvent.click(screen.getByLabelText('Физическое лицо'))
const fill = async () => {
  await individual()
  await fillPerson(PERSON)
  await agree()
}

test('[AUTH-027] a success shows the message of the answer, the e-mail, and what to do next', async () => {
  const { url } = open()
  await fill()
  await send()
  const title = await screen.findByRole('heading', { name: 'Проверьте почту' })
  expect(title).toHaveFocus()
  expect(screen.getByText(/Мы отправили на вашу почту письмо/)).toBeVisible()
  expect(screen.getByText('zakupki@vektor.example')).toBeVisible()
  expect(screen.getByText(/После этого придумайте пароль/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Вернуться в магазин' }))
  expect(url()).toBe('/')
})

test('the form is still there to be changed after a success', async () => {
  open()
  await fill()
  await send()
  await userEvent.click(await screen.findByRole('button', { name: 'Исправить данные' }))
  expect(box(/Почта/)).toHaveValue(PERSON.email)
  expect(box(/Телефон/)).toHaveValue('916 555-04-18')
})

test('an answer without words has those of the shop, and the e-mail as it was typed', async () => {
  data.registered = { SUCCESS: 'Y' }
  open()
  await fill()
  await send()
  expect(await screen.findByText(/^Мы отправили письмо\. Перейдите по\sссылке/)).toBeVisible()
  expect(screen.getByText(PERSON.email)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ввести код из письма' })).toHaveAttribute(
    'href',
    `/confirm?email=${encodeURIComponent(PERSON.email)}`,
  )
})
