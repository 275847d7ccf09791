import { isWholePhone, type PhoneCode, phoneOf } from '@prilavok/shared-kernel/contract/phone-number'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { PhoneField } from './phone-field'

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

test('a leading country code is dropped, pasted or filled in by the browser; a digit typed into the middle of a whole number moves nothing out of its place', async () => {
  render(<Phone />)
  await userEvent.click(field())
  await userEvent.paste('+7 (916) 555-04-18')
  expect(field()).toHaveValue('916 555-04-18')
  replace('')
  expect(field()).toHaveValue('')
  replace('8 916 555-04-18')
  expect(field()).toHaveValue('916 555-04-18')
  replace('916 5550-04-18')
  expect(field()).toHaveValue('916 555-00-41')
})

test.each([
  ['pasted', async (text: string) => userEvent.paste(text)],
  ['filled in by the browser', async (text: string) => replace(text)],
])('a whole number with the code of another country chooses that country: %s', async (_how, enter) => {
  const told = jest.fn()
  render(<Phone told={told} />)
  await userEvent.click(field())
  await enter('+375 29 123-45-67')
  expect([code(), field()].map((one) => (one as HTMLInputElement).value)).toEqual(['+375', '29 123-45-67'])
  expect(told).toHaveBeenLastCalledWith('+375291234567')
  await userEvent.clear(field())
  await enter('+7 (916) 555-04-18')
  expect(told).toHaveBeenLastCalledWith('+79165550418')
})
