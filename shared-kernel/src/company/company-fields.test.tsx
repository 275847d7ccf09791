import type { Country, FoundCompany } from '@prilavok/shared-kernel/contract'
import { type ApiAnswer, renderWithKernel, testApi } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, useRef, useState } from 'react'
import { RUSSIA } from './countries'
import { CountryField } from './country-field'
import { InnField } from './inn-field'
import { testCompany } from './testing/test-company'

const country = (MOK_CODE: string, NAME: string) => ({
  MOK_CODE,
  NAME,
  INN_NAME: 'ИНН',
  INN_COUNT: [],
  ID: 1,
})

type FormProps = Partial<Pick<ComponentProps<typeof CountryField>, 'known' | 'error'>> & {
  onChange?: (code: string) => void
}

function Form({ onChange, ...field }: FormProps) {
  const [code, setCode] = useState(field.known?.MOK_CODE ?? '643')
  return (
    <CountryField
      {...field}
      name="country"
      value={code}
      onChange={(chosen) => {
        onChange?.(chosen)
        setCode(chosen)
      }}
    />
  )
}

describe('country-field', () => {
  const ITEMS = [country('643', 'Российская Федерация'), country('112', 'Беларусь')]

  const { data, calls } = testApi(
    () => ({ answer: { ITEMS } as ApiAnswer }),
    (_call, { answer }) => answer,
  )

  function open(props: FormProps = {}) {
    const { kernel } = renderWithKernel(<Form {...props} />)
    return { kernel, field: screen.getByRole('combobox', { name: 'Страна' }) }
  }
  const options = (field: HTMLElement) =>
    within(field)
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ value, textContent }) => [value, textContent])

  test('Russia is there at once, the others with the list; the code is what is chosen', async () => {
    const onChange = jest.fn()
    const { field } = open({ onChange })
    expect(options(field)).toEqual([['643', 'Россия']])
    expect(field).toHaveAttribute('autocomplete', 'country-name')
    expect(field).toHaveAttribute('name', 'country')
    await waitFor(() =>
      expect(options(field)).toEqual([
        ['643', 'Российская Федерация'],
        ['112', 'Беларусь'],
      ]),
    )
    expect(field).not.toHaveAccessibleDescription()
    await userEvent.selectOptions(field, 'Беларусь')
    expect(onChange.mock.calls).toEqual([['112']])
    expect(field).toHaveValue('112')
  })

  test('a list that could not be loaded says so in its place, and is asked for again', async () => {
    data.answer = 500
    const { kernel, field } = open()
    const retry = await screen.findByRole('button', { name: 'Повторить' })
    expect(field).toHaveAccessibleDescription('Список стран не загрузился. Повторить')
    expect(retry.parentElement).toHaveTextContent('Список стран не загрузился. Повторить')
    expect(options(field)).toEqual([['643', 'Россия']])
    expect([kernel.modals.current(), kernel.notices.current()]).toEqual([[], []])
    expect(retry).not.toHaveAttribute('aria-busy')
    let answer: (value: object) => void = () => undefined
    data.answer = new Promise((resolve) => {
      answer = resolve
    })
    await userEvent.click(retry)
    await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'))
    expect(field).toHaveAccessibleDescription('Список стран не загрузился. Повторить')
    answer({ ITEMS })
    await waitFor(() => expect(options(field)).toHaveLength(2))
    expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull()
    expect(field).not.toHaveAccessibleDescription()
    expect(calls).toHaveLength(2)
  })
})

interface FormPropsOfInnField {
  country: Country
  error?: string | undefined
  isDisabled?: (company: FoundCompany) => boolean
  onChoose: (company: FoundCompany) => void
  onBlur: () => void
}

function FormOfInnField({ country, ...field }: FormPropsOfInnField) {
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

describe('inn-field', () => {
  const BELARUS: Country = { ID: 112, NAME: 'Беларусь', MOK_CODE: '112', INN_COUNT: [9], INN_NAME: 'УНП' }
  const CLOSED = testCompany({ INN: '7707011111', SHORT_NAME: 'АО «Омега»', ACTIVE: 'N' })

  const { data, calls } = testApi(
    () => ({ companies: [CLOSED, testCompany()] }),
    (_call, { companies }) => ({ ITEMS: companies }),
  )

  function open(country: Country, options: Pick<FormPropsOfInnField, 'error' | 'isDisabled'> = {}) {
    const [onChoose, onBlur] = [jest.fn(), jest.fn()]
    renderWithKernel(<FormOfInnField {...{ country, onChoose, onBlur }} {...options} />)
    return { onChoose, onBlur, field: screen.getByRole('textbox') }
  }
  function openRussian(options?: Pick<FormPropsOfInnField, 'error' | 'isDisabled'>) {
    const [onChoose, onBlur] = [jest.fn(), jest.fn()]
    renderWithKernel(<FormOfInnField {...{ country: RUSSIA, onChoose, onBlur }} {...options} />)
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
})
