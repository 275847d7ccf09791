import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import DateCalendar from './date-calendar'

const onChoose = jest.fn()
const onClose = jest.fn()

function Field() {
  const anchor = useRef<HTMLDivElement>(null)
  return (
    <div ref={anchor}>
      <button type="button">Календарь поля</button>
      <DateCalendar
        open
        {...{ anchor, onChoose, onClose }}
        value="2026-11-15"
        rangeEnd="2026-11-12"
        min="2026-11-10"
        max="2026-11-25"
      />
    </div>
  )
}

test('it opens at the day of the field and shows its range; days outside the bounds cannot be chosen, those at the bounds can', async () => {
  render(<Field />)
  const calendar = within(await screen.findByRole('dialog', { name: 'Календарь' }))
  expect(calendar.getByRole('grid')).toHaveAttribute('aria-label', 'ноябрь 2026')
  const inRange = document.querySelectorAll('.rdp-in-range')
  expect([...inRange].map(({ textContent }) => textContent)).toEqual(['12', '13', '14', '15'])
  const day = (text: string) => calendar.getByText(text).closest('button') as HTMLElement
  for (const text of ['9', '26']) expect(day(text)).toBeDisabled()
  for (const text of ['10', '25']) expect(day(text)).toBeEnabled()
  await userEvent.click(day('25'))
  expect(onChoose.mock.calls).toEqual([['2026-11-25']])
  expect(onClose).toHaveBeenCalledTimes(1)
})
