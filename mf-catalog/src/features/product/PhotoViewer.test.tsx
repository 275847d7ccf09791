import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PhotoViewer } from './PhotoViewer'

const PHOTOS = ['/1.svg', '/2.svg', '/3.svg']
const show = (start = 0, photos: readonly string[] = PHOTOS) =>
  render(<PhotoViewer name="Ручка" photos={photos} start={start} />)
const viewer = () => screen.getByRole('group', { name: 'Фотографии' })
const photo = () => screen.getByRole('img').getAttribute('src')
const area = () => screen.getByRole('img').parentElement as HTMLElement
const scale = () => Number(area().style.getPropertyValue('--scale'))
const button = (name: string) => screen.getByRole('button', { name })
const press = async (keys: string) => {
  viewer().focus()
  await userEvent.keyboard(keys)
}

test('it begins with the photo that was pressed, and turns to both sides as far as there are photos', async () => {
  show(1)
  expect(screen.getByRole('img')).toHaveAttribute('alt', 'Ручка, фото 2')
  expect(screen.getByRole('status')).toHaveTextContent('Фото 2 из 3')
  await userEvent.click(button('Предыдущее фото'))
  expect(photo()).toBe('/1.svg')
  expect(screen.getByRole('img')).toHaveAttribute('alt', 'Ручка')
  expect(button('Предыдущее фото')).toBeDisabled()
  expect(viewer()).toHaveFocus()
  await userEvent.click(button('Следующее фото'))
  expect(button('Следующее фото')).toHaveFocus()
  expect(button('Следующее фото')).toBeEnabled()
  await userEvent.click(button('Следующее фото'))
  expect(photo()).toBe('/3.svg')
  expect(button('Следующее фото')).toBeDisabled()
  expect(button('Предыдущее фото')).toBeEnabled()
  expect(viewer()).toHaveFocus()
})

test('a single photo has nothing to turn to', async () => {
  show(0, PHOTOS.slice(0, 1))
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  expect(screen.getAllByRole('button')).toHaveLength(2)
  await press('{ArrowRight}')
  expect(photo()).toBe('/1.svg')
})

test('arrows turn; at either end they stay', async () => {
  show()
  await press('{ArrowLeft}')
  expect(photo()).toBe('/1.svg')
  await press('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(photo()).toBe('/3.svg')
  await press('{ArrowUp}{ArrowDown}')
  expect(photo()).toBe('/3.svg')
})

test.each(['+', '='])('«%s» enlarges, «-» reduces, «0» is the size of the screen again', async (key) => {
  show()
  expect(scale()).toBe(1)
  expect(area()).not.toHaveAttribute('data-zoomed')
  await press(key)
  expect(scale()).toBe(1.5)
  expect(area()).toHaveAttribute('data-zoomed')
  await press(`${key}-`)
  expect(scale()).toBe(1.5)
  await press('0')
  expect(scale()).toBe(1)
})

test('the buttons do the same; that there is nothing more to do is told without losing the focus', async () => {
  show()
  expect(button('Уменьшить фото')).toHaveAttribute('aria-disabled', 'true')
  expect(button('Увеличить фото')).toHaveAttribute('aria-disabled', 'false')
  await userEvent.click(button('Увеличить фото'))
  expect(scale()).toBe(1.5)
  expect(button('Уменьшить фото')).toHaveAttribute('aria-disabled', 'false')
  await userEvent.click(button('Уменьшить фото'))
  expect(scale()).toBe(1)
})

test('arrows move an enlarged photo and turn nothing; another photo has the size of the screen', async () => {
  show()
  await press('+{ArrowRight}')
  expect(photo()).toBe('/1.svg')
  expect(scale()).toBe(1.5)
  await userEvent.click(button('Следующее фото'))
  expect(scale()).toBe(1)
})

test.each(['Control', 'Meta', 'Alt'])('with %s the keys are the browser’s', async (key) => {
  show()
  await press(`{${key}>}+{ArrowRight}{/${key}}`)
  expect([scale(), photo()]).toEqual([1, '/1.svg'])
})

test('the keys that it takes do nothing else, the others do', async () => {
  show()
  const taken: [string, boolean][] = []
  const hear = (event: KeyboardEvent) => taken.push([event.key, event.defaultPrevented])
  document.addEventListener('keydown', hear)
  await press('+0a')
  document.removeEventListener('keydown', hear)
  expect(taken).toEqual([
    ['+', true],
    ['0', true],
    ['a', false],
  ])
})
