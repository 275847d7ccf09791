import { type ApiAnswer, renderWithKernel, testApi } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { CountryField } from './country-field'

const country = (MOK_CODE: string, NAME: string) => ({
  MOK_CODE,
  NAME,
  INN_NAME: 'ИНН',
  INN_COUNT: [],
  ID: 1,
})
const ITEMS = [country('643', 'Российская Федерация'), country('112', 'Беларусь')]

const { data, calls } = testApi(
  () => ({ answer: { ITEMS } as ApiAnswer }),
  (_call, { answer }) => answer,
)

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
