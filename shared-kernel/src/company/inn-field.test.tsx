import type { Country, FoundCompany } from '@prilavok/shared-kernel/contract'
import { renderWithKernel, testApi } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { RUSSIA } from './countries'
import { InnField } from './inn-field'
import { testCompany } from './testing/test-company'

const BELARUS: Country = { ID: 112, NAME: 'Беларусь', MOK_CODE: '112', INN_COUNT: [9], INN_NAME: 'УНП' }
const CLOSED = testCompany({ INN: '7707011111', SHORT_NAME: 'АО «Омега»', ACTIVE: 'N' })

const { data, calls } = testApi(
  () => ({ companies: [CLOSED, testCompany()] }),
  (_call, { companies }) => ({ ITEMS: companies }),
)

interface FormProps {
  country: Country
  error?: string | undefined
  isDisabled?: (company: FoundCompany) => boolean
  onChoose: (company: FoundCompany) => void
  onBlur: () => void
}
function Form({ country, ...field }: FormProps) {
  const [inn, setInn] = useState('')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <InnField
        {...field}
        ref={input}
        name="inn"
        value={inn}
        onChange={setInn}
        country={country}
        error={field.error}
        hint="Реквизиты подставим"
      />
      <button type="button" onClick={() => input.current?.focus()}>
        К номеру
      </button>
    </>
  )
}

function open(country: Country, options: Pick<FormProps, 'error' | 'isDisabled'> = {}) {
  const [onChoose, onBlur] = [jest.fn(), jest.fn()]
  renderWithKernel(<Form {...{ country, onChoose, onBlur }} {...options} />)
  return { onChoose, onBlur, field: screen.getByRole('textbox') }
}
function openRussian(options?: Pick<FormProps, 'error' | 'isDisabled'>) {
  const [onChoose, onBlur] = [jest.fn(), jest.fn()]
  renderWithKernel(<Form {...{ country: RUSSIA, onChoose, onBlur }} {...options} />)
  return { onChoose, onBlur, field: screen.getByRole('combobox', { name: 'ИНН' }) }
}

const common = ['autocomplete', 'aria-required', 'name']
const attributes = (field: HTMLElement) => common.map((name) => field.getAttribute(name))

test('a Russian number is typed in digits, on a keyboard of digits; browsers fill in none', async () => {
  const { field, onBlur } = openRussian()
  expect(attributes(field)).toEqual(['off', 'true', 'inn'])
  expect(field).toHaveAttribute('inputmode', 'numeric')
  expect(field).toHaveAccessibleDescription('Реквизиты подставим')
  await userEvent.type(field, '7а7-0')
  expect(field).toHaveValue('770')
  expect(onBlur).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(onBlur).toHaveBeenCalledTimes(1)
})

test('the register is asked from the fifth digit on, and the company that is taken is told', async () => {
  const { field, onChoose } = openRussian()
  await userEvent.type(field, '7707')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await userEvent.type(field, '0')
  expect(screen.getByRole('status')).toHaveTextContent('Ищем…')
  const options = await screen.findAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'ООО «Вектор»ИНН 7707083893, Москва, ул. Вавилова, 19',
    'АО «Омега»ИНН 7707011111, Москва, ул. Вавилова, 19, ликвидирована',
  ])
  expect(calls).toEqual(['GET /v3/api/client/dadata/inn/?query=77070'])
  await userEvent.click(screen.getByRole('option', { name: /Вектор/ }))
  expect(onChoose.mock.calls).toEqual([[testCompany()]])
})

test('a number that the register does not know may stay', async () => {
  data.companies = []
  const { field } = openRussian()
  await userEvent.type(field, '99999')
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('В реестре не нашли: оставьте, как написали'),
  )
  expect(field).toHaveValue('99999')
})

test('a foreign number has the name and the signs of its country, and no register', async () => {
  const { field, onBlur } = open(BELARUS)
  expect(field).toHaveAccessibleName(/^УНП/)
  expect(attributes(field)).toEqual(['off', 'true', 'inn'])
  expect(field).not.toHaveAttribute('inputmode')
  expect(field).not.toHaveAccessibleDescription()
  await userEvent.type(field, 'AB-12 3_4.5')
  expect(field).toHaveValue('AB-12345')
  await userEvent.tab()
  expect(onBlur).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('status')).toBeNull()
  expect(calls).toEqual([])
})

test.each([
  ['Russian', () => openRussian({ error: 'Вы не указали ИНН' })],
  ['foreign', () => open(BELARUS, { error: 'Вы не указали ИНН' })],
])('a wrong %s number is told, and the form can lead to it', async (_what, show) => {
  const { field } = show()
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('Вы не указали ИНН')
  await userEvent.click(screen.getByRole('button', { name: 'К номеру' }))
  expect(field).toHaveFocus()
})
