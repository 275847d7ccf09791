import type { ClientItem, Personal } from '@prilavok/shared-kernel/contract'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { LOGGED_IN, partKernel, renderWithKernel, testCustomer } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { keys } from '../../api/keys'
import { CLIENT, PERSONAL, settingsApi, testClient, testIndividual } from '../../testing/settings-api'
import type { SettingsValues } from './settings-values'
import { type Settings, useSettingsForm } from './use-settings-form'

const { data, sent, intercept } = settingsApi()

interface Known {
  personal: Personal
  client: ClientItem
}
interface Shown {
  settings?: Settings
  learn?: (known: Known) => void
}
function Form({ begin, shown }: { begin: Known; shown: Shown }) {
  const [{ personal, client }, learn] = useState(begin)
  const settings = useSettingsForm(personal, client)
  Object.assign(shown, { settings, learn })
  return (
    <form {...settings.form.props}>
      <button type="submit">Сохранить</button>
    </form>
  )
}
/** The form for somebody; `learn` is news of the server. */
function open(begin: Partial<Known> = {}) {
  const known = { personal: testCustomer(), client: testClient(), ...begin }
  const shown: Shown = {}
  const { kernel } = renderWithKernel(<Form begin={known} shown={shown} />, {
    kernel: partKernel({ cookies: LOGGED_IN, personal: known.personal }),
  })
  const settings = () => {
    if (!shown.settings) throw new Error('The form is not rendered.')
    return shown.settings
  }
  return {
    kernel,
    settings,
    form: () => settings().form,
    type: <Field extends keyof SettingsValues>(field: Field, value: SettingsValues[Field]) =>
      act(() => settings().form.setValue(field, value)),
    save: async () => {
      await userEvent.click(screen.getByRole('button'))
      await waitFor(() => expect(settings().form.busy).toBe(false))
    },
    learn: (next: Partial<Known>) => act(() => shown.learn?.({ ...known, ...next })),
  }
}

test('it begins with what is known, and knows whether there is a way back', () => {
  const company = open()
  expect(company.form().values).toMatchObject({ surname: 'Соколова', inn: '7736207543', legal_entity: 'Y' })
  expect(company.settings()).toMatchObject({ isCompany: true, saved: '', country: { MOK_CODE: '643' } })
})

test('an individual is no company', () => {
  expect(open({ client: testIndividual() }).settings().isCompany).toBe(false)
})

test('until the countries have come, the one of the company is known, then the one that is chosen', async () => {
  const COUNTRY = { ID: 112, NAME: 'Беларусь', MOK_CODE: '112', INN_COUNT: [9], INN_NAME: 'УНП' }
  const { settings, type, kernel } = open({ client: testClient({ COUNTRY }) })
  expect(settings().country).toEqual(COUNTRY)
  await waitFor(() => expect(kernel.query.isFetching()).toBe(0))
  type('country', '643')
  expect(settings().country.INN_NAME).toBe('ИНН')
})

test('client and person are sent, in this order, and read again; it is told with the words of the server', async () => {
  data.savedClient = { SUCCESS: 'Y', MESSAGE: 'Подтвердите новый адрес.' }
  const { kernel, settings, type, save } = open()
  kernel.query.setQueryData(keys.clientInfo, {})
  type('surname', ' Кнопкина ')
  await save()
  expect(sent(CLIENT)).toMatchObject([
    { legal_entity: 'Y', surname: 'Кнопкина', email: 'client@example.com' },
  ])
  expect(sent(PERSONAL)).toMatchObject([{ surname: 'Кнопкина', 'phone[0]': '+7 916 555-04-18' }])
  await waitFor(() => expect(settings().saved).toBe('Изменения сохранены. Подтвердите новый адрес.'))
  expect(kernel.query.getQueryState(queryKeys.personal)?.isInvalidated).toBe(true)
  expect(kernel.query.getQueryState(keys.clientInfo)?.isInvalidated).toBe(true)
})

test('what became of it is told until something is changed or it is hidden', async () => {
  const { settings, type, save, learn } = open()
  const personal = testCustomer({ SURNAME: 'Кнопкина' })
  type('surname', 'Кнопкина')
  await save()
  learn({ personal })
  await waitFor(() => expect(settings().saved).toBe('Изменения сохранены.'))
  type('name', 'Мария')
  expect(settings().saved).toBe('')
  type('name', 'Марина')
  expect(settings().saved).toBe('Изменения сохранены.')
  act(() => settings().hideSaved())
  expect(settings().saved).toBe('')
})

test('when the client is rejected, nothing of the person is sent, and nothing is said to be saved', async () => {
  const { settings, type, save } = open()
  type('surname', 'Кнопкина')
  await save()
  await waitFor(() => expect(settings().saved).not.toBe(''))
  intercept(({ path, method }) => (method === 'POST' && path === CLIENT ? 422 : undefined))
  type('surname', 'Скрепкина')
  await save()
  expect(sent(PERSONAL)).toHaveLength(1)
  expect([settings().saved, settings().form.failure]).toEqual(['', 'Отказ сервера'])
})

test.each([
  [{ phone: 'Телефон занят' }, { phones: 'Телефон занят', phone: undefined }],
  [{ surname: 'Без цифр' }, { surname: 'Без цифр', phones: undefined }],
  [
    { phone: 'Телефон занят', surname: 'Без цифр' },
    { phones: 'Телефон занят', surname: 'Без цифр' },
  ],
])('what the person’s call has against %j stands at the fields of the form', async (errors, at) => {
  intercept(({ path, method }) =>
    method === 'POST' && path === PERSONAL ? Response.json({ errors }, { status: 422 }) : undefined,
  )
  const { form, type, save, kernel } = open()
  kernel.query.setQueryData(keys.clientInfo, {})
  type('surname', 'Кнопкина')
  await save()
  for (const [field, error] of Object.entries(at))
    expect(form().error(field as keyof SettingsValues)).toBe(error)
  expect(kernel.query.getQueryState(keys.clientInfo)?.isInvalidated).toBe(true)
})

test('news of the server come into what is not changed; what is typed stays', () => {
  const { form, type, learn } = open()
  type('surname', 'Кнопкина')
  learn({ personal: testCustomer({ SURNAME: 'Иванова', NAME: 'Мария' }) })
  expect(form().values).toMatchObject({ surname: 'Кнопкина', name: 'Мария' })
  learn({ client: testClient({ OWNER: 'Титов Андрей' }) })
  expect(form().values).toMatchObject({ surname: 'Кнопкина', owner: 'Титов Андрей' })
})

test('an e-mail that is still to be confirmed gives way to the present one, once that has been read', async () => {
  const { form, type, save } = open()
  type('email', 'new@example.com')
  await save()
  await waitFor(() => expect(form().values.email).toBe('client@example.com'))
  expect(sent(CLIENT)).toMatchObject([{ email: 'new@example.com' }])
})

test('who becomes a company says that there is no way back; who is one need not', async () => {
  const individual = open({ client: testIndividual() })
  individual.type('legal_entity', 'Y')
  individual.type('inn', '7736207543')
  individual.type('company_name', 'ООО «Вектор»')
  await individual.save()
  expect(individual.form().error('understood')).toBe('Подтвердите, что вернуться будет нельзя')
  expect(sent(CLIENT)).toEqual([])
})
