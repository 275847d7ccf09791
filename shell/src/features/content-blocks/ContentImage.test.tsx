import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { ContentImage } from './ContentImage'

type Data = ComponentProps<typeof ContentImage>['data']
const show = (data: Partial<Data>) =>
  render(<ContentImage id="scheme" data={{ url: 'upload/scheme.png', ...data } as Data} />).container
    .firstElementChild as HTMLElement | null

test('a picture is read by its caption, once, and comes when it is near', () => {
  const figure = show({ caption: 'Схема проезда' })
  const picture = screen.getByRole('img', { name: 'Схема проезда' })
  expect(picture).toHaveAttribute('src', '/upload/scheme.png')
  expect(picture).toHaveAttribute('loading', 'lazy')
  expect(screen.getByText('Схема проезда')).toHaveAttribute('aria-hidden', 'true')
  expect(figure).toHaveAttribute('id', 'scheme')
})

test('without a caption it says nothing', () => {
  const figure = show({})
  expect(screen.getByRole('presentation')).toHaveAttribute('alt', '')
  expect(figure?.querySelector('figcaption')).toBeNull()
})

test.each([
  [{ withBorder: true }, ['data-border']],
  [{ withBackground: true }, ['data-background']],
  [{ stretched: true }, ['data-stretched']],
  [{ withBorder: false, withBackground: false, stretched: false }, []],
])('of the looks of the editor %j it has %j', (looks, attributes) => {
  const figure = show(looks)
  const all = ['data-border', 'data-background', 'data-stretched']
  expect(all.filter((name) => figure?.hasAttribute(name))).toEqual(attributes)
})

test('without a file there is nothing', () => expect(show({ url: '' })).toBeNull())
