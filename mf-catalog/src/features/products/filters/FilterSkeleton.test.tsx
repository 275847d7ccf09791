import { render } from '@testing-library/react'
import { FilterSkeleton } from './FilterSkeleton'

test('five groups wait, with the lines that they will have about; a screen reader hears none of them', () => {
  const { container } = render(<FilterSkeleton />)
  const groups = [...container.querySelectorAll('fieldset')]
  expect(groups.map((group) => group.querySelectorAll('li').length)).toEqual([4, 4, 2, 6, 5])
  expect(groups.every((group) => group.getAttribute('aria-hidden') === 'true')).toBe(true)
})
