import { FormError } from '@prilavok/shared-kernel/forms'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInSettingsForm } from '../../testing/in-settings-form'
import { settingsApi, testClient, testIndividual } from '../../testing/settings-api'
import { box } from '../../testing/settings-form'
import { CompanySettings } from './CompanySettings'

settingsApi()
const show = (client = testIndividual(), isCompany = false, onSubmit = async () => {}) =>
  renderInSettingsForm(
    (form) => (
      <CompanySettings
        {...{ form, isCompany, country: client.COUNTRY, saved: '', hideSaved: () => undefined }}
      />
    ),
    { client, onSubmit },
  )
const fields = () => screen.getAllByRole('textbox').map((field) => field.getAttribute('name'))

test('an individual says where he lives, and may add a company', async () => {
  const { kernel } = show()
  expect(fields()).toEqual(['main_address', 'post_address'])
  expect(box(/^Адрес/)).toHaveAttribute('autocomplete', 'street-address')
  await userEvent.click(screen.getByRole('button', { name: 'Добавить компанию' }))
  expect(kernel.modals.current()).toEqual([{ name: 'addCompany', props: {} }])
})

test('his address can be taken as the postal one', async () => {
  show(testIndividual({ POINTS: { MAIN: { ADDRESS: 'Тверь' }, POST: null } }))
  await userEvent.click(screen.getByRole('button', { name: 'Как адрес' }))
  expect(box(/^Почтовый адрес/)).toHaveValue('Тверь')
})

test('a company has its own fields, and no way back', () => {
  show(testClient(), true)
  expect(fields()).toContain('payment_account')
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Добавить компанию' })).not.toBeInTheDocument()
})

test('who is none yet chooses', async () => {
  show()
  await userEvent.click(screen.getByRole('radio', { name: 'Юридическое лицо' }))
  expect(fields()).toContain('payment_account')
})

test('what the server has against the choice is told', async () => {
  show(testIndividual(), false, async () => {
    throw new FormError('', { legal_entity: 'Нельзя' })
  })
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Отправить' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Нельзя$/)
})
