import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { DateInput, type DateInputProps } from './date-input'

const onProblem = jest.fn()
const onChange = jest.fn()

function Day({ value: start = '', ...props }: Partial<DateInputProps>) {
  const [value, setValue] = useState(start)
  return (
    <DateInput
      aria-label="Дата"
      onProblem={onProblem}
      {...props}
      value={value}
      onChange={(day) => {
        setValue(day)
        onChange(day)
      }}
    />
  )
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Дата' })
const button = () => screen.getByRole('button')
/** Replaces the whole text, as the browser tells it when it fills a field in. */
const fill = (text: string) => fireEvent.input(field(), { target: { value: text } })
const WRONG = 'Введите день как ДД.ММ.ГГГГ'

test('a chosen day is shown as it is typed; the field asks for digits and offers nothing of its own', () => {
  render(<Day value="2024-03-05" />)
  expect(field()).toHaveValue('05.03.2024')
  expect(field()).toHaveAttribute('inputmode', 'numeric')
  expect(field()).toHaveAttribute('autocomplete', 'off')
})

test.each([
  ['1.9.2026', '01.09.2026'],
  ['1/9/2026', '01.09.2026'],
  ['01.09.2026', '01.09.2026'],
  ['01092026', '01.09.2026'],
  ['11.9.26', '11.09.26'],
  ['1', '1'],
  ['', ''],
])('«%s» that the browser fills in is «%s»', (text, shown) => {
  render(<Day />)
  fill(text)
  expect(field()).toHaveValue(shown)
})

test('a text that is no day is told to the browser, and to the page once the field is left', async () => {
  render(<Day />)
  await userEvent.type(field(), '31022024')
  expect(field().validationMessage).toBe('Такого дня нет')
  expect(onProblem).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(onProblem.mock.calls).toEqual([['Такого дня нет']])
  expect(onChange).not.toHaveBeenCalled()
  fill('29.02.2024')
  expect(field().validationMessage).toBe('')
  expect(onProblem).toHaveBeenLastCalledWith(undefined)
  expect(onChange.mock.calls).toEqual([['2024-02-29']])
})

test('at Enter, too, it says what is wrong; other keys are the page’s alone', async () => {
  const onKeyDown = jest.fn()
  render(<Day onKeyDown={({ key }) => onKeyDown(key)} />)
  await userEvent.type(field(), '3102')
  fireEvent.keyDown(field(), { key: 'Escape' })
  expect(onProblem).not.toHaveBeenCalled()
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(onProblem.mock.calls).toEqual([[WRONG]])
  expect(onKeyDown.mock.calls.slice(-2)).toEqual([['Escape'], ['Enter']])
})

test('when its form is sent it says what is wrong', async () => {
  render(
    <form aria-label="Фильтр">
      <Day min="2024-11-20" />
    </form>,
  )
  await userEvent.type(field(), '19112024')
  expect(screen.getByRole<HTMLFormElement>('form').checkValidity()).toBe(false)
  expect(onProblem.mock.calls).toEqual([['Не раньше 20.11.2024']])
})

test('a day that the moved bounds allow is taken; one that is none stays', async () => {
  const { rerender } = render(<Day max="2024-03-10" />)
  await userEvent.type(field(), '11032024')
  rerender(<Day max="2024-03-11" />)
  expect(onChange.mock.calls).toEqual([['2024-03-11']])
  expect(field()).toHaveValue('11.03.2024')
  await userEvent.clear(field())
  onChange.mockClear()
  fill('3102')
  rerender(<Day max="2024-03-20" />)
  expect(onChange).not.toHaveBeenCalled()
  expect(field()).toHaveValue('31.02')
})

describe('the calendar', () => {
  const dialog = () => screen.queryByRole('dialog', { name: 'Календарь' })
  const BOUNDS = { min: '2024-03-01', max: '2024-03-31' }

  test('is not there before it is asked for, opens by its button and closes', async () => {
    render(<Day value="2024-03-05" {...BOUNDS} />)
    expect(button()).toHaveAccessibleName('Открыть календарь')
    expect(button()).toHaveAttribute('aria-haspopup', 'dialog')
    expect(button()).toHaveAttribute('aria-expanded', 'false')
    expect(dialog()).toBeNull()
    await userEvent.click(button())
    await waitFor(() => expect(dialog()).not.toBeNull())
    const opener = screen.getByRole('button', { name: 'Открыть календарь', hidden: true })
    expect(opener).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog()).toBeNull())
    expect(opener).toHaveAttribute('aria-expanded', 'false')
    expect(onChange).not.toHaveBeenCalled()
  })

  test('takes the place of what was typed', async () => {
    render(<Day {...BOUNDS} rangeEnd="2024-03-10" />)
    await userEvent.type(field(), '3102')
    await userEvent.click(button())
    await waitFor(() => expect(dialog()).not.toBeNull())
    await userEvent.click(screen.getByRole('button', { name: /, 13 марта 2024/ }))
    expect(onChange.mock.calls).toEqual([['2024-03-13']])
    expect(onProblem).toHaveBeenLastCalledWith(undefined)
    expect(field()).toHaveValue('13.03.2024')
    expect(field().validationMessage).toBe('')
  })
})
