import { fireEvent, render, screen } from '@testing-library/react'
import { ProductPicture } from './product-picture'

const picture = () => screen.getByRole('img')

test('a picture keeps its place, loads late, and has the name of the product', () => {
  render(<ProductPicture src="/pen.svg" alt="Ручка" size={64} />)
  expect(screen.getByRole('img', { name: 'Ручка' })).toHaveAttribute('src', '/pen.svg')
  expect(picture()).toHaveAttribute('width', '64')
  expect(picture()).toHaveAttribute('height', '64')
  expect(picture()).toHaveAttribute('loading', 'lazy')
  expect(picture()).not.toHaveAttribute('fetchpriority')
  expect(picture()).not.toHaveAttribute('style')
})

test('one that is seen first loads at once; narrow screens may have it smaller', () => {
  render(<ProductPicture src="/pen.svg" alt="Ручка" size={64} compactSize={48} eager />)
  expect(picture()).not.toHaveAttribute('loading')
  expect(picture()).toHaveAttribute('fetchpriority', 'high')
  expect(picture().style.getPropertyValue('--side')).toBe('48px')
})

test.each([
  ['Ручка', 'Ручка'],
  ['', 'Нет фотографии'],
])('a product named «%s» without a picture has a drawn box: %s', (alt, name) => {
  render(<ProductPicture src={null} alt={alt} size={64} />)
  expect(screen.getByRole('img', { name }).tagName).toBe('svg')
})

test('what does not load is the box, until there is another picture', () => {
  const { rerender } = render(<ProductPicture src="/pen.svg" alt="Ручка" size={64} />)
  fireEvent.error(picture())
  expect(picture().tagName).toBe('svg')
  rerender(<ProductPicture src="/other.svg" alt="Ручка" size={64} />)
  expect(picture()).toHaveAttribute('src', '/other.svg')
})
