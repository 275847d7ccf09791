import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Select } from './select'

const OPTIONS = [
  { value: 'a', label: 'Первый' },
  { value: 'b', label: 'Второй', disabled: true },
  { value: 'c', label: 'Третий' },
]
const list = () => screen.getByRole('combobox')

test('an option that is taken is told by its value', async () => {
  const onChange = jest.fn()
  render(<Select aria-label="Выбор" options={OPTIONS} value="a" onChange={onChange} />)
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Первый',
    'Второй',
    'Третий',
  ])
  expect(list()).toHaveValue('a')
  expect(list()).toHaveAttribute('data-size', 'm')
  await userEvent.selectOptions(list(), 'c')
  expect(onChange.mock.calls).toEqual([['c']])
  expect(screen.getByRole('option', { name: 'Второй' })).toBeDisabled()
  expect(screen.getByRole('option', { name: 'Первый' })).toBeEnabled()
})

test('what is asked for stands first and cannot be taken', () => {
  render(
    <Select
      aria-label="Выбор"
      options={OPTIONS}
      value=""
      onChange={() => undefined}
      placeholder="Выберите"
    />,
  )
  const [first] = screen.getAllByRole('option')
  expect(first).toHaveTextContent('Выберите')
  expect(first).toHaveValue('')
  expect(first).toBeDisabled()
  expect(list()).toHaveValue('')
})
