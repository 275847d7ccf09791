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

test.each(['Control', 'Meta', 'Alt'])('with %s the keys are the browser’s', async (key) => {
  show()
  await press(`{${key}>}+{ArrowRight}{/${key}}`)
  expect([scale(), photo()]).toEqual([1, '/1.svg'])
})
