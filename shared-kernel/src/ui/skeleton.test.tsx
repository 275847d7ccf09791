import { render } from '@testing-library/react'
import { Skeleton, SkeletonList } from './skeleton'

const sizes = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLElement>('[aria-hidden]')].map(({ style }) => [
    style.getPropertyValue('--width'),
    style.getPropertyValue('--height'),
  ])

test.each([
  [{}, ['100%', '16px']],
  [{ width: 120, height: '3em' }, ['120px', '3em']],
])('a grey block of %j takes the place of what loads', (size, expected) => {
  expect(sizes(render(<Skeleton {...size} />).container)).toEqual([expected])
})

test('a list that loads is ten rows, or as many as it is told', () => {
  const { container, rerender } = render(<SkeletonList height={40} />)
  expect(sizes(container)).toEqual(Array.from({ length: 10 }, () => ['100%', '40px']))
  expect((container.firstElementChild as HTMLElement).style.getPropertyValue('--gap')).toBe('8px')
  rerender(<SkeletonList height={40} rows={2} gap={4} />)
  expect(sizes(container)).toHaveLength(2)
  expect((container.firstElementChild as HTMLElement).style.getPropertyValue('--gap')).toBe('4px')
})
