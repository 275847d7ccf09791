import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { picture } from '../../testing/review-form'
import { AddPicture } from './AddPicture'

const onFiles = jest.fn()
beforeEach(() => onFiles.mockClear())
const input = () => screen.getByLabelText<HTMLInputElement>('Изображение', { selector: 'input' })

test('the button opens the choice of pictures', async () => {
  render(<AddPicture onFiles={onFiles} />)
  const opened = jest.spyOn(input(), 'click')
  await userEvent.click(screen.getByRole('button', { name: 'Изображение' }))
  expect(opened).toHaveBeenCalledTimes(1)
  expect(input()).toHaveAttribute('accept', 'image/*')
  expect(input()).not.toBeVisible()
})

test('several are taken at once, and the same can be chosen again', async () => {
  render(<AddPicture onFiles={onFiles} />)
  const files = [picture('а.png'), picture('б.png')]
  await userEvent.upload(input(), files)
  expect(onFiles.mock.calls).toEqual([[files]])
  expect(input().value).toBe('')
})

test('a choice of none is none', () => {
  render(<AddPicture onFiles={onFiles} />)
  fireEvent.change(input(), { target: { files: null } })
  expect(onFiles.mock.calls).toEqual([[[]]])
})
