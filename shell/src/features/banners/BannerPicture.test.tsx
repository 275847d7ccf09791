import { render, screen } from '@testing-library/react'
import { testBanner } from '../../testing/promo-api'
import { BannerPicture } from './BannerPicture'

const show = (load?: 'first' | 'now' | 'later', changes = {}) => {
  render(<BannerPicture banner={testBanner(5, changes)} width={336} height={138} load={load} />)
  return screen.queryByRole('presentation')
}

test.each([
  [undefined, 'lazy', null],
  ['later', 'lazy', null],
  ['now', null, null],
  ['first', null, 'high'],
] as const)('a picture for %s has loading %s and priority %s', (load, loading, priority) => {
  const picture = show(load)
  expect(picture?.getAttribute('loading') ?? null).toBe(loading)
  expect(picture?.getAttribute('fetchpriority') ?? null).toBe(priority)
})

test('its place has the size that it is made for, and the side that the text leaves', () => {
  const picture = show('now', { ALIGN: 'right' })
  expect(picture).toHaveAttribute('src', '/upload/banners/5.svg')
  expect(picture).toHaveAttribute('width', '336')
  expect(picture).toHaveAttribute('height', '138')
  expect(picture).toHaveAttribute('data-align', 'right')
})

test('a banner without a picture has none', () => {
  expect(show('now', { PICTURE: null })).toBeNull()
})
