import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Thumbs } from './Thumbs'

const onChoose = jest.fn()
const onKeyDown = jest.fn()
const show = (count: number, children?: ReactNode) =>
  render(
    <Thumbs
      photos={Array.from({ length: count }, (_, at) => `/${at + 1}.svg`)}
      current={1}
      onChoose={onChoose}
      onKeyDown={onKeyDown}
    >
      {children}
    </Thumbs>,
  ).container
const names = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'))

test.each([0, 1])('of %i photos there is nothing to choose', (count) => {
  expect(show(count)).toBeEmptyDOMElement()
})

test('each photo is chosen by its small one; the present one is told', async () => {
  show(3)
  expect(screen.getByRole('group', { name: 'Фотографии' })).toBeVisible()
  expect(names()).toEqual(['Фото 1 из 3', 'Фото 2 из 3', 'Фото 3 из 3'])
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-current'))).toEqual([
    null,
    'true',
    null,
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Фото 3 из 3' }))
  expect(onChoose.mock.calls).toEqual([[2]])
  fireEvent.keyDown(screen.getByRole('group'), { key: 'ArrowLeft' })
  expect(onKeyDown).toHaveBeenCalledTimes(1)
})

test('what else stands in the row is there even beside a single photo', () => {
  show(1, <a href="/video">Видео</a>)
  expect(screen.getByRole('link', { name: 'Видео' })).toBeVisible()
  expect(names()).toEqual(['Фото 1 из 1'])
})
