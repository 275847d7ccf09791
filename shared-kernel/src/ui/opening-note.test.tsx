import { act, render, screen } from '@testing-library/react'
import { OpeningNote } from './opening-note'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())
const after = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

test('nothing is said of what opens within 0.8 s', () => {
  render(<OpeningNote />)
  after(799)
  expect(screen.queryByRole('status')).toBeNull()
  after(1)
  expect(screen.getByRole('status')).toHaveTextContent('Открываем…')
})

test('without a connection it says what is waited for', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(<OpeningNote />)
  after(800)
  expect(screen.getByRole('status')).toHaveTextContent('Нет связи. Откроется, когда она появится.')
})
