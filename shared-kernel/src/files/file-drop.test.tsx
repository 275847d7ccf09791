import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FileDrop, type FileDropProps } from './file-drop'
import { BASKET_FILE } from './file-rules'

const FILES = [new File(['a'], 'a.xls'), new File(['b'], 'b.xls')]
const onFiles = jest.fn()
const show = (props: Partial<FileDropProps> = {}) => {
  render(<FileDrop label="Прайс" rule={BASKET_FILE} onFiles={onFiles} {...props} />)
  const box = screen.getByLabelText(/Прайс/)
  return { box, place: box.parentElement as HTMLElement }
}
const drop = (place: HTMLElement, files: File[]) => fireEvent.drop(place, { dataTransfer: { files } })

test('says what it takes, and asks the browser for that', () => {
  const { box } = show()
  expect(box).toHaveAccessibleDescription(/^xls, xlsx; до 5.МБ$/)
  expect(box).toHaveAttribute('accept', '.xls,.xlsx')
  expect(box).not.toHaveAttribute('multiple')
  expect(box).toBeEnabled()
})

test.each([
  [false, 1],
  [true, 2],
])('of dropped files it takes one, or all where it takes several: %s', (multiple, count) => {
  const { place } = show({ multiple })
  // The browser would open them.
  expect(drop(place, FILES)).toBe(false)
  expect(onFiles.mock.calls).toEqual([[FILES.slice(0, count)]])
})

test('it says that files over it may be let go, until they leave or are dropped', () => {
  const { place } = show()
  const says = () => screen.queryByText('Отпустите, чтобы добавить') !== null
  const look = () => [says(), place.hasAttribute('data-over')]
  expect(look()).toEqual([false, false])
  expect(screen.getByText('Выберите на устройстве')).toBeInTheDocument()
  expect(fireEvent.dragOver(place)).toBe(false)
  expect(look()).toEqual([true, true])
  fireEvent.dragLeave(place)
  expect(look()).toEqual([false, false])
  fireEvent.dragOver(place)
  drop(place, FILES)
  expect(look()).toEqual([false, false])
})

test('one that is off takes nothing', () => {
  const { box, place } = show({ disabled: true })
  expect(box).toBeDisabled()
  expect(place).toHaveAttribute('data-disabled')
  fireEvent.dragOver(place)
  expect(place).not.toHaveAttribute('data-over')
  drop(place, FILES)
  expect(onFiles).not.toHaveBeenCalled()
})

test('the same file can be chosen again', async () => {
  const { box, place } = show()
  expect(place).not.toHaveAttribute('data-disabled')
  const [file] = FILES as [File]
  await userEvent.upload(box, file)
  await userEvent.upload(box, file)
  expect(onFiles.mock.calls).toEqual([[[file]], [[file]]])
})
