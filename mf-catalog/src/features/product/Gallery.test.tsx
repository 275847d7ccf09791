import { partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { act, createEvent, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Gallery } from './Gallery'

const PHOTOS = ['/1.svg', '/2.svg', '/3.svg']
const WIDTH = 400
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH)
})
afterEach(() => jest.restoreAllMocks())

const show = (photos: readonly string[] = PHOTOS) =>
  renderWithKernel(<Gallery name="Ручка" photos={photos} />, { kernel: partKernel() })
const enlargers = () => screen.getAllByRole('button', { name: /^Увеличить фото/ })
const slides = () => enlargers()[0]?.parentElement?.parentElement as HTMLElement
const reachable = () => enlargers().map(({ tabIndex }) => tabIndex)
const counter = () => slides().parentElement?.querySelector('figcaption')?.textContent
const pressKey = (key: string, modifiers = {}) => {
  const target = enlargers()[reachable().indexOf(0)] as HTMLElement
  const event = createEvent.keyDown(target, { key, ...modifiers })
  act(() => target.focus())
  fireEvent(target, event)
  return event.defaultPrevented
}
const scrollTo = (pixels: number) => {
  slides().scrollLeft = pixels
  fireEvent.scroll(slides())
}

test('each photo can be enlarged, by its number; one of them is a stop of the tab key', async () => {
  const { kernel } = show()
  expect(enlargers().map((button) => button.getAttribute('aria-label'))).toEqual([
    ...['Увеличить фото 1 из 3', 'Увеличить фото 2 из 3', 'Увеличить фото 3 из 3'],
  ])
  expect(reachable()).toEqual([0, -1, -1])
  expect(counter()).toBe('1 / 3')
  await userEvent.click(enlargers()[1] as HTMLElement)
  expect(kernel.modals.current()).toEqual([
    { name: 'productPhotos', props: { name: 'Ручка', photos: PHOTOS, start: 1 } },
  ])
})

test('a single photo has no number', () => {
  show(PHOTOS.slice(0, 1))
  expect(enlargers().map((button) => button.getAttribute('aria-label'))).toEqual(['Увеличить фото'])
  expect(counter()).toBeUndefined()
  expect(pressKey('ArrowRight')).toBe(false)
})

test('arrows go from photo to photo with the focus, as far as there are any', () => {
  show()
  expect(pressKey('ArrowLeft')).toBe(false)
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
    expect(pressKey('ArrowRight', { [modifier]: true })).toBe(false)
  expect(pressKey('ArrowRight')).toBe(true)
  expect(reachable()).toEqual([-1, 0, -1])
  expect(enlargers()[1]).toHaveFocus()
  expect(slides().scrollLeft).toBe(WIDTH)
  expect(pressKey('ArrowRight')).toBe(true)
  expect(pressKey('ArrowRight')).toBe(false)
  expect(slides().scrollLeft).toBe(2 * WIDTH)
  expect(pressKey('ArrowLeft')).toBe(true)
  expect(counter()).toBe('2 / 3')
})

test('a photo that is swept into sight is the present one', () => {
  show()
  scrollTo(0.6 * WIDTH)
  expect(counter()).toBe('2 / 3')
  scrollTo(0.4 * WIDTH)
  expect(counter()).toBe('1 / 3')
})
