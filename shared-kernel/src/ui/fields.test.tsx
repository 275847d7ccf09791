import { EmailField } from '@prilavok/shared-kernel/ui/email-field'
import { NameField } from '@prilavok/shared-kernel/ui/name-field'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, useState } from 'react'

interface ControlProps {
  label: string
  value: string
  onChange: (value: string) => void
}
function Controlled({ of: Control }: { of: ComponentType<ControlProps> }) {
  const [value, setValue] = useState('')
  return <Control label="Поле" value={value} onChange={setValue} />
}
const field = () => screen.getByLabelText('Поле')

test('an e-mail takes Latin letters, digits and @ . _ + - and drops the others', async () => {
  render(<Controlled of={EmailField} />)
  expect(field()).toHaveAttribute('type', 'email')
  await userEvent.type(field(), 'aя! B(1)@x_y-z.ru+,')
  expect(field()).toHaveValue('aB1@x_y-z.ru+')
  await userEvent.clear(field())
  await userEvent.click(field())
  await userEvent.paste('<Анна> anna@example.com;')
  expect(field()).toHaveValue('anna@example.com')
})

test('a name takes letters and hyphens, and begins with a capital once it is left', async () => {
  render(<Controlled of={NameField} />)
  await userEvent.type(field(), 'анна-1 мария-')
  expect(field()).toHaveValue('анна-мария-')
  await userEvent.tab()
  expect(field()).toHaveValue('Анна-мария')
})

test('a name that was typed of letters and separate signs is composed', async () => {
  render(<Controlled of={NameField} />)
  await userEvent.click(field())
  await userEvent.paste('и\u0306ван')
  await userEvent.tab()
  expect(field()).toHaveValue('Йван')
})
