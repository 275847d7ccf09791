import { render } from '@testing-library/react'
import { CountBadge } from './badge'

test.each([
  [-1, undefined, ''],
  [0, undefined, ''],
  [1, undefined, '1'],
  [999, undefined, '999'],
  [1000, undefined, '999+'],
  [9, 9, '9'],
  [10, 9, '9+'],
])('a count of %i with at most %s is shown as «%s»', (count, max, text) => {
  const { container } = render(<CountBadge count={count} {...(max && { max })} className="at-icon" />)
  expect(container).toHaveTextContent(new RegExp(`^${text.replace('+', '\\+')}$`))
  expect(container.querySelectorAll('.at-icon')).toHaveLength(text ? 1 : 0)
})
