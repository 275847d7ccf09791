import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Checkbox } from './checkbox'

test('the label is clickable and the new state is told', async () => {
  const onChange = jest.fn()
  render(<Checkbox label="Литера" aside="286" checked={false} onChange={onChange} />)
  await userEvent.click(screen.getByText('Литера'))
  expect(onChange).toHaveBeenCalledWith(true)
})

test('a part of a group is neither on nor off', () => {
  const { rerender } = render(<Checkbox label="Выбрать всё" checked={false} partial />)
  expect(screen.getByRole('checkbox')).toBePartiallyChecked()
  rerender(<Checkbox label="Выбрать всё" checked partial />)
  expect(screen.getByRole('checkbox')).toBeChecked()
  expect(screen.getByRole('checkbox')).not.toBePartiallyChecked()
})

test('an error is tied to the box', () => {
  render(<Checkbox label="Согласие" checked={false} error="Вы не дали согласие" />)
  expect(screen.getByRole('checkbox')).toBeInvalid()
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Вы не дали согласие')
})

test('a link behind the label is no part of what ticks the box, but of its name', async () => {
  const onChange = jest.fn()
  const open = jest.fn()
  render(
    <Checkbox
      label="Согласен"
      link={
        <button type="button" onClick={open}>
          с условиями
        </button>
      }
      checked={false}
      onChange={onChange}
    />,
  )
  expect(screen.getByRole('checkbox', { name: 'Согласен с условиями' })).not.toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: 'с условиями' }))
  expect(open).toHaveBeenCalledTimes(1)
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.click(screen.getByText('Согласен'))
  expect(onChange).toHaveBeenCalledWith(true)
})
