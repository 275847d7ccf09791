import type { Country, FoundCompany } from '@prilavok/shared-kernel/contract'
import { type ApiAnswer, renderWithKernel, testApi } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
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

interface FormProps {
  onChange?: (code: string) => void
}

function Form({ onChange }: FormProps) {
  const [code, setCode] = useState('643')
  return (
    <CountryField
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
    await waitFor(() =>
      expect(options(field)).toEqual([
        ['643', 'Российская Федерация'],
        ['112', 'Беларусь'],
      ]),
    )
    expect(field).not.toHaveAccessibleDescription()
    fireEvent.change(field, { target: { value: '112' } })
    expect(onChange.mock.calls).toEqual([['112']])
    expect(field).toHaveValue('112')
  })

  test('a list that could not be loaded says so in its place, and is asked for again', async () => {
    data.answer = 500
    const { kernel, field } = open()
    const retry = await screen.findByRole('button', { name: 'Повторить' })
    expect(field).toHaveAccessibleDescription('Список стран не загрузился. Повторить')
    expect(options(field)).toEqual([['643', 'Россия']])
    expect([kernel.modals.current(), kernel.notices.current()]).toEqual([[], []])
    data.answer = { ITEMS }
    fireEvent.click(retry)
    await waitFor(() => expect(options(field)).toHaveLength(2))
    expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull()
    expect(field).not.toHaveAccessibleDescription()
    expect(calls).toHaveLength(2)
  })
})

interface FormPropsOfInnField {
  country: Country
  onChoose?: (company: FoundCompany) => void
  onBlur?: () => void
}

function FormOfInnField({
  country,
  onChoose = () => undefined,
  onBlur = () => undefined,
}: FormPropsOfInnField) {
  const [inn, setInn] = useState('')
  return (
    <InnField
      {...{ country, onChoose, onBlur }}
      error={undefined}
      name="inn"
      value={inn}
      onChange={setInn}
      hint="Реквизиты подставим"
    />
  )
}

describe('inn-field', () => {
  // It asks after a pause, which nobody waits for here.
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }))
  afterEach(() => jest.useRealTimers())

  const BELARUS: Country = { ID: 112, NAME: 'Беларусь', MOK_CODE: '112', INN_COUNT: [9], INN_NAME: 'УНП' }
  const CLOSED = testCompany({ INN: '7707011111', SHORT_NAME: 'АО «Омега»', ACTIVE: 'N' })

  const { data, calls } = testApi(
    () => ({ companies: [CLOSED, testCompany()] }),
    (_call, { companies }) => ({ ITEMS: companies }),
  )

  function open(props: FormPropsOfInnField) {
    renderWithKernel(<FormOfInnField {...props} />)
    return screen.getByLabelText(new RegExp(`^${props.country.INN_NAME}`))
  }
  function enter(field: HTMLElement, text: string) {
    act(() => field.focus())
    fireEvent.change(field, { target: { value: text } })
  }

  test('a Russian number is typed in digits; the register is asked from the fifth one on, and the company that is taken is told', async () => {
    const onChoose = jest.fn()
    const field = open({ country: RUSSIA, onChoose })
    expect(field).toHaveAccessibleDescription('Реквизиты подставим')
    expect(field).toHaveAttribute('inputmode', 'numeric')
    enter(field, '77а0-7')
    expect(field).toHaveValue('7707')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    enter(field, '77070')
    expect(screen.getByRole('status')).toHaveTextContent('Ищем…')
    const options = await screen.findAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'ООО «Вектор»ИНН 7707083893, Москва, ул. Вавилова, 19',
      'АО «Омега»ИНН 7707011111, Москва, ул. Вавилова, 19, ликвидирована',
    ])
    expect(calls).toEqual(['GET /v3/api/client/dadata/inn/?query=77070'])
    fireEvent.click(options[0] as HTMLElement)
    expect(onChoose.mock.calls).toEqual([[testCompany()]])
  })

  test('a number that the register does not know may stay', async () => {
    data.companies = []
    const field = open({ country: RUSSIA })
    enter(field, '77012')
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(/^Допишите номер: в ИНН организации 10 цифр/),
    )
    enter(field, '9999999999999')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^В номере лишние цифры/))
    enter(field, '9999999999')
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('В реестре не нашли: оставьте, как написали'),
    )
    expect(field).toHaveValue('9999999999')
  })

  test('a foreign number has the name and the signs of its country, and no register', () => {
    const onBlur = jest.fn()
    const field = open({ country: BELARUS, onBlur })
    expect(field).not.toHaveAttribute('inputmode')
    expect(field).not.toHaveAccessibleDescription()
    enter(field, 'AB-12 3_4.5')
    expect(field).toHaveValue('AB-12345')
    act(() => field.blur())
    expect(onBlur).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('status')).toBeNull()
    expect(calls).toEqual([])
  })
})
