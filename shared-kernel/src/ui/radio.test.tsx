import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Radio, RadioCard, RadioGroup } from './radio'

function Delivery({ of: Choice, error }: { of: typeof Radio; error?: string }) {
  const [value, setValue] = useState('pickup')
  const choice = (own: string) => ({
    name: 'delivery',
    value: own,
    checked: value === own,
    onChange: setValue,
  })
  return (
    <RadioGroup legend="Доставка" error={error}>
      <Choice {...choice('pickup')} label="Самовывоз" />
      <Choice {...choice('courier')} label="Курьер" description="Завтра" aside="390 ₽" />
      <Choice {...choice('post')} label="Почта" disabled />
    </RadioGroup>
  )
}
const radio = (name: RegExp) => screen.getByRole('radio', { name })

test.each([
  ['a line', Radio],
  ['a card', RadioCard],
] as const)('%s is chosen by a click on its text', async (_look, Choice) => {
  render(<Delivery of={Choice} />)
  expect(radio(/^Самовывоз/)).toBeChecked()
  await userEvent.click(screen.getByText('Завтра'))
  expect(radio(/^Курьер/)).toBeChecked()
  expect(radio(/^Самовывоз/)).not.toBeChecked()
  expect(radio(/^Почта/)).toBeDisabled()
})

const group = () => screen.getByRole('group', { name: 'Доставка' })

test('an error is tied to the group', () => {
  const { rerender } = render(<Delivery of={Radio} />)
  expect(group()).not.toHaveAttribute('aria-invalid')
  expect(group()).not.toHaveAttribute('aria-describedby')
  rerender(<Delivery of={Radio} error="Выберите доставку" />)
  expect(group()).toHaveAttribute('aria-invalid', 'true')
  expect(group()).toHaveAccessibleDescription('Выберите доставку')
})
