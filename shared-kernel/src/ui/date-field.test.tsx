import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { DateField, type DateFieldProps } from './date-field'
import { DateRangeField } from './date-range-field'

function Birthday({ told, ...props }: Partial<DateFieldProps> & { told?: (day: string) => void }) {
  const [day, setDay] = useState(props.value ?? '')
  return (
    <DateField
      label="Дата"
      {...props}
      value={day}
      onChange={(next) => {
        setDay(next)
        told?.(next)
      }}
    />
  )
}

function Range({ told, until = '2024-03-10' }: { told: (day: string) => void; until?: string }) {
  const [from, setFrom] = useState('2024-03-05')
  const [to, setTo] = useState(until)
  return (
    <DateRangeField
      legend="Дата заказа"
      fromLabel="С"
      toLabel="По"
      {...{ from, to }}
      onFrom={(day) => {
        told(`from ${day}`)
        setFrom(day)
      }}
      onTo={(day) => {
        told(`to ${day}`)
        setTo(day)
      }}
      min="2024-03-01"
    />
  )
}

describe('date-field', () => {
  const field = () => screen.getByRole('textbox', { name: 'Дата' })
  /** Replaces the whole text, as the browser tells it: user-event does not see where a mask puts the caret. */
  const replace = (box: HTMLElement, text: string) => fireEvent.input(box, { target: { value: text } })
  const openCalendar = async (name = 'Открыть календарь') => {
    await userEvent.click(screen.getByRole('button', { name }))
    return screen.findByRole('dialog', { name: 'Календарь' })
  }

  test('a day is typed as dd.MM.yyyy, the dots come by themselves', async () => {
    const told = jest.fn()
    render(<Birthday told={told} />)
    expect(field()).toHaveAttribute('placeholder', 'дд.мм.гггг')
    await userEvent.type(field(), '05032024')
    expect(field()).toHaveValue('05.03.2024')
    expect(told.mock.calls).toEqual([['2024-03-05']])
    replace(field(), '')
    expect(told).toHaveBeenLastCalledWith('')
  })

  test('a day may be written in other ways, typed or pasted', async () => {
    const told = jest.fn()
    render(<Birthday told={told} />)
    await userEvent.type(field(), '1.9.2026')
    expect(field()).toHaveValue('01.09.2026')
    expect(told).toHaveBeenLastCalledWith('2026-09-01')
    for (const text of ['2/9/2026', '2 9 2026', '02.9.2026', '02092026']) {
      replace(field(), '')
      await userEvent.paste(text)
      expect(field()).toHaveValue('02.09.2026')
      expect(told).toHaveBeenLastCalledWith('2026-09-02')
    }
  })

  test('a year of two digits is of this century, once the field is left', () => {
    const told = jest.fn()
    render(<Birthday told={told} max="2026-11-20" />)
    replace(field(), '05.10.26')
    expect(told).not.toHaveBeenCalled()
    fireEvent.blur(field())
    expect(field()).toHaveValue('05.10.2026')
    expect(field()).toBeValid()
    expect(told).toHaveBeenLastCalledWith('2026-10-05')
    replace(field(), '05.12.26')
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(field()).toHaveValue('05.12.2026')
    expect(field()).toHaveAccessibleDescription('Не позже 20.11.2026')
  })

  test('what is wrong with a day is told when the field is left, and is no choice', () => {
    const told = jest.fn()
    render(<Birthday told={told} min="2024-11-20" />)
    replace(field(), '19.11.2024')
    expect(field()).not.toHaveAttribute('aria-invalid', 'true')
    fireEvent.blur(field())
    expect(field()).toHaveAccessibleDescription('Не раньше 20.11.2024')
    expect(field()).toBeInvalid()
    expect(told).not.toHaveBeenCalled()
    replace(field(), '20.11.2024')
    expect(field()).toBeValid()
    expect(told).toHaveBeenLastCalledWith('2024-11-20')
  })

  test('the calendar speaks Russian, opens at the day and is worked by keys', async () => {
    const told = jest.fn()
    render(<Birthday told={told} value="2024-03-05" />)
    const calendar = await openCalendar()
    const grid = within(calendar).getByRole('grid', { name: 'март 2024' })
    expect(within(grid).getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent(/^пн$/i)
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/5 марта 2024.*выбрано/))
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}')
    expect(told).toHaveBeenCalledWith('2024-03-13')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(field()).toHaveValue('13.03.2024')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Открыть календарь' })).toHaveFocus())

    await openCalendar()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(told).toHaveBeenCalledTimes(1)
  })

  test('the ends of a range bound each other', () => {
    const days: string[] = []
    render(<Range told={(day) => days.push(day)} />)
    const group = screen.getByRole('group', { name: 'Дата заказа' })
    const from = within(group).getByRole('textbox', { name: 'С' })
    const to = within(group).getByRole('textbox', { name: 'По' })
    replace(from, '11.03.2024')
    fireEvent.blur(from)
    expect(from).toHaveAccessibleDescription('Не позже 10.03.2024')
    replace(to, '04.03.2024')
    fireEvent.blur(to)
    expect(to).toHaveAccessibleDescription('Не раньше 05.03.2024')
    expect(days).toEqual([])
  })

  test('an end that comes before the beginning says so, though nobody has typed it', () => {
    render(<Range told={() => undefined} until="2024-03-01" />)
    expect(screen.getByRole('textbox', { name: 'По' })).toHaveAccessibleDescription(/05\.03\.2024/)
  })

  test('a day that was out of bounds is taken once they have moved', () => {
    const told = jest.fn()
    const shown = render(<Birthday told={told} max="2024-03-10" />)
    replace(field(), '11.03.2024')
    fireEvent.blur(field())
    expect(field()).toBeInvalid()
    shown.rerender(<Birthday told={told} max="2024-03-20" />)
    expect(field()).toBeValid()
    expect(told.mock.calls).toEqual([['2024-03-11']])
  })
})
