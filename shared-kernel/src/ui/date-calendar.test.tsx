import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, useRef } from 'react'
import DateCalendar from './date-calendar'

const TODAY = '2026-11-20'
beforeEach(() =>
  jest.useFakeTimers({
    now: new Date(`${TODAY}T12:00:00`),
    doNotFake: [
      'cancelAnimationFrame',
      'clearInterval',
      'clearTimeout',
      'nextTick',
      'performance',
      'queueMicrotask',
      'requestAnimationFrame',
      'setImmediate',
      'setInterval',
      'setTimeout',
    ],
  }),
)
afterEach(() => jest.useRealTimers())

const onChoose = jest.fn()
const onClose = jest.fn()

function Field(props: Partial<ComponentProps<typeof DateCalendar>>) {
  const anchor = useRef<HTMLDivElement>(null)
  return (
    <div ref={anchor}>
      <button type="button">Календарь поля</button>
      <DateCalendar open value="" {...{ anchor, onChoose, onClose }} {...props} />
    </div>
  )
}
async function open(props: Partial<ComponentProps<typeof DateCalendar>> = {}) {
  const shown = render(<Field {...props} />)
  const calendar = within(await screen.findByRole('dialog', { name: 'Календарь' }))
  const month = () => calendar.getByRole('grid').getAttribute('aria-label')
  const day = (name: RegExp) => calendar.getByRole('button', { name })
  const years = () =>
    [...calendar.getAllByRole('combobox')].flatMap((list) =>
      [...list.querySelectorAll('option')]
        .map(({ textContent }) => textContent ?? '')
        .filter((text) => /^\d+$/.test(text)),
    )
  return { ...shown, calendar, month, day, years }
}

test.each([
  ['the day of the field', { value: '2024-03-05', rangeEnd: '2025-01-01', max: '2026-12-31' }, 'март 2024'],
  ['the other end of a range, where the field is empty', { rangeEnd: '2025-01-01' }, 'январь 2025'],
  ['today, where there is neither', {}, 'ноябрь 2026'],
  ['today, though later days may be chosen', { max: '2027-05-05' }, 'ноябрь 2026'],
  ['the last day, where all that may be chosen is past', { max: '2025-02-03' }, 'февраль 2025'],
])('it opens at %s', async (_what, props, month) => expect((await open(props)).month()).toBe(month))

test('days outside the bounds cannot be chosen, those at the bounds can', async () => {
  const { day } = await open({ value: '2026-11-15', min: '2026-11-10', max: '2026-11-25' })
  for (const name of [/, 9 ноября/, /, 26 ноября/]) expect(day(name)).toBeDisabled()
  for (const name of [/, 10 ноября/, /, 25 ноября/]) expect(day(name)).toBeEnabled()
  await userEvent.click(day(/, 25 ноября/))
  expect(onChoose.mock.calls).toEqual([['2026-11-25']])
  expect(onClose).toHaveBeenCalledTimes(1)
})

const inRange = (calendar: { getAllByRole: (role: 'gridcell') => HTMLElement[] }) =>
  calendar
    .getAllByRole('gridcell')
    .filter((cell) => cell.classList.contains('rdp-in-range'))
    .map(({ textContent }) => textContent)

test.each([
  ['2026-11-10', '2026-11-13'],
  ['2026-11-13', '2026-11-10'],
])('days from %s to %s are those of the range', async (value, rangeEnd) =>
  expect(inRange((await open({ value, rangeEnd })).calendar)).toEqual(['10', '11', '12', '13']),
)
