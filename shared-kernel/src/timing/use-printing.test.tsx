import { act, render, screen } from '@testing-library/react'
import { usePrinting } from './use-printing'

function Page() {
  return <p>{usePrinting() ? 'на бумаге' : 'на экране'}</p>
}

test('the page is another one when the browser takes it for the printer, and the old one afterwards', () => {
  const { unmount } = render(<Page />)
  expect(screen.getByText('на экране')).toBeVisible()
  // Not inside act: the page must stand when the listener returns.
  const warned = jest.spyOn(console, 'error').mockReturnValue()
  window.dispatchEvent(new Event('beforeprint'))
  expect(screen.getByText('на бумаге')).toBeVisible()
  warned.mockRestore()
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(screen.getByText('на экране')).toBeVisible()
  const ended = jest.spyOn(window, 'removeEventListener')
  unmount()
  expect(ended.mock.calls.map(([name]) => name)).toEqual(
    expect.arrayContaining(['beforeprint', 'afterprint']),
  )
})
