import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { isWholePhone, type PhoneCode, PhoneField } from './phone-field'
import { formatLocal, phoneCodesOf, phoneOf, phoneParts } from './phone-number'

function Phone({ told = () => undefined }: { told?: (phone: string) => void }) {
  const [code, setCode] = useState<PhoneCode>('+7')
  const [value, setValue] = useState('')
  told(phoneOf(code, value))
  return (
    <PhoneField
      label="Телефон"
      error={isWholePhone(value, code) ? undefined : 'Указан некорректный телефон'}
      code={code}
      onCodeChange={setCode}
      value={value}
      onChange={setValue}
    />
  )
}
const field = () => screen.getByRole('textbox', { name: 'Телефон' })
/** Replaces the whole text, as the browser tells it: user-event does not see where a mask puts the caret. */
const replace = (text: string) => fireEvent.input(field(), { target: { value: text } })
const code = () => screen.getByRole('combobox', { name: 'Код страны' })

test('a number is masked as it is typed: 13 signs for ten digits, 12 for nine', async () => {
  const told = jest.fn()
  render(<Phone told={told} />)
  expect(code()).toHaveValue('+7')
  expect(field()).toHaveAccessibleDescription('Указан некорректный телефон')
  await userEvent.type(field(), '9165x550418')
  expect(field()).toHaveValue('916 555-04-18')
  expect(field()).toBeValid()
  expect(told).toHaveBeenLastCalledWith('+79165550418')

  await userEvent.selectOptions(code(), '+375')
  expect(field()).toHaveValue('91 655-50-41')
  replace('')
  await userEvent.type(field(), '291234567')
  expect(field()).toHaveValue('29 123-45-67')
  expect(told).toHaveBeenLastCalledWith('+375291234567')
})

test.each(['+7 (916) 555-04-18', '8 916 555-04-18', '79165550418'])(
  'a leading country code is dropped, pasted or filled in by the browser: %s',
  async (text) => {
    render(<Phone />)
    await userEvent.click(field())
    await userEvent.paste(text)
    expect(field()).toHaveValue('916 555-04-18')
    replace('')
    expect(field()).toHaveValue('')
    replace(text)
    expect(field()).toHaveValue('916 555-04-18')
  },
)

test.each([
  ['8 (812) 123-45-67', '+7', '812 123-45-67'],
  ['800 123-45-67', '+7', '800 123-45-67'],
  ['+7 701 123 45 67', '+7', '701 123-45-67'],
  ['+375 29 123-45-67', '+375', '29 123-45-67'],
  ['37 512 34', '+375', '37 512-34'],
  ['', '+7', ''],
  ['91655504189999', '+7', '916 555-04-18'],
] as const)('«%s» with code %s is %s', (text, phoneCode, shown) =>
  expect(formatLocal(text, phoneCode)).toBe(shown),
)

test.each([
  ['+79165550418', '+7', '916 555-04-18'],
  ['8 (916) 555-04-18', '+7', '916 555-04-18'],
  ['+375291234567', '+375', '29 123-45-67'],
  ['+998 90 123-45-67', '+998', '90 123-45-67'],
  ['992 555-04-18', '+7', '992 555-04-18'],
  ['', '+7', ''],
])('the saved phone %s is the code %s and the number %s', (phone, code, number) =>
  expect(phoneParts(phone)).toEqual({ code, number }),
)

test.each([
  [12, ['+375', '+992', '+994', '+995', '+996', '+998']],
  [13, ['+7']],
  [11, []],
])('a masked number of %i signs is of %j', (length, codes) => expect(phoneCodesOf(length)).toEqual(codes))

test.each([
  ['916 555-04-18', '+7', true],
  ['916 555-04-1', '+7', false],
  ['29 123-45-67', '+375', true],
  ['29 123-45-6', '+375', false],
] as const)('«%s» with %s is whole: %s', (text, phoneCode, whole) =>
  expect(isWholePhone(text, phoneCode)).toBe(whole),
)

test.each([
  ['7916', '+7', '916'],
  ['8916', '+7', '916'],
  ['791', '+7', '91'],
  ['7812', '+7', '781 2'],
  ['89', '+7', '9'],
  ['88123456789', '+7', '812 345-67-89'],
  ['375291234567', '+375', '29 123-45-67'],
  ['375291234', '+375', '37 529-12-34'],
  ['8916', '+375', '89 16'],
] as const)('of «%s» typed with %s stays %s', (text, phoneCode, shown) =>
  expect(formatLocal(text, phoneCode)).toBe(shown),
)

test('the codes to choose from may be fewer', () => {
  render(
    <PhoneField
      label="Телефон"
      codes={['+7', '+375']}
      code="+7"
      onCodeChange={() => undefined}
      value=""
      onChange={() => undefined}
    />,
  )
  expect(
    within(code())
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['+7', '+375'])
})

test('a digit typed into the middle of a whole number moves nothing out of its place', () => {
  render(<Phone />)
  replace('916 555-04-18')
  replace('916 5550-04-18')
  expect(field()).toHaveValue('916 555-00-41')
})
