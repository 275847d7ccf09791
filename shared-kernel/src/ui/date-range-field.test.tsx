import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { DateRangeField, type DateRangeFieldProps } from './date-range-field'

function Range(props: Partial<DateRangeFieldProps>) {
  const [from, setFrom] = useState(props.from ?? '')
  const [to, setTo] = useState(props.to ?? '')
  return (
    <DateRangeField
      legend="Дата заказа"
      fromLabel="Заказы с этого дня"
      toLabel="Заказы по этот день"
      {...props}
      from={from}
      to={to}
      onFrom={setFrom}
      onTo={setTo}
    />
  )
}
const first = () => screen.getByRole('textbox', { name: 'Заказы с этого дня' })
const last = () => screen.getByRole('textbox', { name: 'Заказы по этот день' })

test('both ends stand under one legend, each with a calendar of its own', () => {
  const { rerender } = render(<Range />)
  expect(screen.getByRole('group', { name: 'Дата заказа' })).toContainElement(first())
  expect(screen.getByText('Дата заказа')).toBeVisible()
  for (const name of ['Заказы с этого дня', 'Заказы по этот день'])
    expect(screen.getByRole('button', { name: `Открыть календарь: ${name}` })).toBeVisible()
  rerender(<Range legendHidden />)
  expect(screen.getByRole('group', { name: 'Дата заказа' })).toContainElement(last())
})

test('what is wrong with one end stands under it, until it is mended', async () => {
  render(<Range min="2024-03-01" max="2024-03-31" />)
  await userEvent.type(first(), '01022024')
  await userEvent.tab()
  expect(first()).toBeInvalid()
  expect(first()).toHaveAccessibleDescription(/01\.03\.2024/)
  expect(last()).toBeValid()
  await userEvent.clear(first())
  await userEvent.type(first(), '05032024')
  expect(first()).toBeValid()
  expect(first()).not.toHaveAccessibleDescription()
  await userEvent.type(last(), '01042024')
  await userEvent.tab()
  expect(last()).toHaveAccessibleDescription(/31\.03\.2024/)
  expect(first()).toBeValid()
})

test('an end that comes before the beginning says so, though nobody has typed it', () => {
  render(<Range from="2024-03-05" to="2024-03-01" />)
  expect(last()).toBeInvalid()
  expect(last()).toHaveAccessibleDescription(/05\.03\.2024/)
})
