import { fireEvent, render, screen } from '@testing-library/react'
import { testFile } from '../testing/test-files'
import { FileLink } from './FileLink'

const onDownload = jest.fn()
/** Presses the link; tells whether the browser follows it. */
function press(keys: MouseEventInit = {}): boolean {
  onDownload.mockClear()
  render(<FileLink file={testFile()} onDownload={onDownload} />)
  const link = screen.getByRole('link', { name: 'Прайс-лист.xlsx' })
  expect(link).toHaveAttribute('href', '/upload/files/ticket1/price.xlsx')
  let isFollowed = false
  const follow = (event: Event) => {
    isFollowed = !event.defaultPrevented
    // jsdom goes nowhere.
    event.preventDefault()
  }
  document.addEventListener('click', follow, { once: true })
  fireEvent.click(link, keys)
  return isFollowed
}

test('a plain press downloads, and leads nowhere', () => {
  expect(press()).toBe(false)
  expect(onDownload).toHaveBeenCalledTimes(1)
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])('with %j it is a link', (keys) => {
  expect(press(keys)).toBe(true)
  expect(onDownload).not.toHaveBeenCalled()
})

test('a file without a path has no address', () => {
  render(<FileLink file={testFile({ PATH: '' })} onDownload={onDownload} />)
  expect(screen.getByText('Прайс-лист.xlsx')).not.toHaveAttribute('href')
})
