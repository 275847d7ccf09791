import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PictureBlock } from './edited-block'
import { PicturePart } from './PicturePart'

const onChange = jest.fn()
const show = (changes: Partial<PictureBlock> = {}) => {
  onChange.mockClear()
  const look = { withBorder: false, withBackground: false, stretched: false }
  return render(
    <PicturePart
      block={{
        key: 1,
        type: 'image',
        url: 'data:image/png;base64,AA',
        bytes: 1,
        caption: '',
        ...look,
        ...changes,
      }}
      id="picture"
      onChange={onChange}
    />,
  )
}

test('a picture is called by its caption, else what it is', () => {
  const { unmount } = show({ caption: 'Склад' })
  expect(screen.getByRole('img', { name: 'Склад' })).toBeVisible()
  unmount()
  show()
  expect(screen.getByRole('img', { name: 'Изображение' })).toHaveAttribute('src', 'data:image/png;base64,AA')
})

test('the caption is written, 500 characters of it', async () => {
  show()
  const box = screen.getByRole('textbox', { name: 'Подпись' })
  expect(box).toHaveAttribute('id', 'picture')
  expect(box).toHaveAttribute('maxlength', '500')
  await userEvent.type(box, 'С')
  expect(onChange.mock.calls).toEqual([[{ caption: 'С' }]])
})

test.each([
  ['Рамка', 'withBorder', 'border'],
  ['Фон', 'withBackground', 'background'],
  ['Во всю ширину', 'stretched', 'stretched'],
] as const)('«%s» is a choice of its own, and is seen', async (label, flag, look) => {
  const { container, unmount } = show()
  await userEvent.click(screen.getByRole('checkbox', { name: label }))
  expect(onChange.mock.calls).toEqual([[{ [flag]: true }]])
  const frameIn = (place: HTMLElement) => ({ ...place.querySelector('img')?.parentElement?.dataset })
  expect(frameIn(container)).toEqual({})
  unmount()
  const shown = show({ [flag]: true })
  expect(frameIn(shown.container)).toEqual({ [look]: 'true' })
  expect(screen.getAllByRole('checkbox', { checked: true })).toEqual([
    screen.getByRole('checkbox', { name: label }),
  ])
})
