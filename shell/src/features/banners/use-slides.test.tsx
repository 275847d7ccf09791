import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testBanner } from '../../testing/promo-api'
import { renderPiece } from '../../testing/render-app'
import { MainSlider } from './MainSlider'

const motion = { isReduced: false }
const seen: string[] = []

beforeEach(() => {
  motion.isReduced = false
  seen.length = 0
  window.matchMedia = (query) => {
    seen.push(query)
    return { matches: motion.isReduced } as MediaQueryList
  }
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  Reflect.deleteProperty(window, 'matchMedia')
})

const slider = () => screen.getByRole('region', { name: 'Акции и предложения' })
const slides = () => within(slider()).getAllByRole('group')
const track = () => slides()[0]?.parentElement as HTMLElement
const current = () =>
  within(slider())
    .getByText(/^\d.\/.\d$/)
    .textContent?.charAt(0)
const showed = () => slides().map((slide) => slide.getAttribute('data-showed'))
const press = (name: string) => fireEvent.click(within(slider()).getByRole('button', { name }))
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const open = (count: number) =>
  renderPiece(<MainSlider banners={Array.from({ length: count }, (_, at) => testBanner(at + 1))} />)
/** The slides are so wide. */
const widen = (width: number) => Object.defineProperty(track(), 'clientWidth', { value: width })

test('[SHELL-015] every five seconds comes the next, behind the last the first', () => {
  open(2)
  pass(4999)
  expect(current()).toBe('1')
  pass(1)
  expect(current()).toBe('2')
  expect(showed()).toEqual(['true', 'true'])
  pass(5000)
  expect(current()).toBe('1')
})

test('in a tab that nobody sees they stay', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  open(2)
  pass(20_000)
  expect(current()).toBe('1')
  hidden.mockReturnValue(false)
  pass(5000)
  expect(current()).toBe('2')
})

test('[SHELL-015] a mouse over them holds them, a finger does not', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  open(2)
  await user.pointer({ keys: '[TouchA]', target: slider() })
  pass(5000)
  expect(current()).toBe('2')
  await user.hover(slider())
  pass(20_000)
  expect(current()).toBe('2')
  await user.unhover(slider())
  pass(5000)
  expect(current()).toBe('1')
})

test('[SHELL-015] the keyboard in them holds them, a press of the mouse does not', () => {
  open(2)
  const button = within(slider()).getByRole('button', { name: 'Остановить показ' })
  const isVisible = jest.spyOn(button, 'matches').mockReturnValue(false)
  act(() => button.focus())
  pass(5000)
  expect(current()).toBe('2')
  act(() => button.blur())
  isVisible.mockReturnValue(true)
  act(() => button.focus())
  pass(20_000)
  expect(current()).toBe('2')
  expect(isVisible).toHaveBeenCalledWith(':focus-visible')
  act(() => button.blur())
  pass(5000)
  expect(current()).toBe('1')
})

test('[SHELL-015] who has asked for less motion starts them', () => {
  motion.isReduced = true
  open(2)
  expect(seen).toContain('(prefers-reduced-motion: reduce)')
  pass(20_000)
  expect(current()).toBe('1')
  press('Продолжить показ')
  pass(5000)
  expect(current()).toBe('2')
  press('Остановить показ')
  pass(20_000)
  expect(current()).toBe('2')
})

test('a chosen slide scrolls into sight and has its whole time', () => {
  open(3)
  widen(350)
  pass(3000)
  press('Следующий слайд')
  expect(track().scrollLeft).toBe(350)
  pass(4999)
  expect(current()).toBe('2')
  pass(1)
  expect(current()).toBe('3')
  expect(track().scrollLeft).toBe(700)
  press('Следующий слайд')
  expect(track().scrollLeft).toBe(0)
})

test('a swipe counts when it has come to rest, for the slide that it is nearest to', () => {
  open(3)
  widen(350)
  track().scrollLeft = 700
  fireEvent.scroll(track())
  pass(99)
  expect(current()).toBe('1')
  track().scrollLeft = 340
  fireEvent.scroll(track())
  pass(99)
  expect(current()).toBe('1')
  pass(1)
  expect(current()).toBe('2')
  expect(showed()).toEqual(['true', 'true', 'false'])
})

test('slides without a width, as those that nobody sees, tell nothing', () => {
  open(3)
  track().scrollLeft = 700
  fireEvent.scroll(track())
  pass(100)
  expect(current()).toBe('1')
})

test('what was swiped before hydration is the current slide', () => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(350)
  jest.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValue(350)
  open(3)
  expect(current()).toBe('2')
  expect(showed()).toEqual(['true', 'true', 'false'])
})

test('pictures beside the current one load when the page has come to rest, others when they come near', () => {
  open(4)
  const loading = () =>
    within(slider())
      .getAllByRole('presentation')
      .map((picture) => picture.getAttribute('loading'))
  expect(loading()).toEqual([null, 'lazy', 'lazy', 'lazy'])
  pass(1000)
  expect(loading()).toEqual([null, null, 'lazy', null])
  press('Следующий слайд')
  expect(loading()).toEqual([null, null, null, 'lazy'])
})

test('a single slide stays', () => {
  open(1)
  const timers = jest.getTimerCount()
  pass(20_000)
  expect(jest.getTimerCount()).toBeLessThanOrEqual(timers)
  expect(within(slider()).queryByRole('button')).toBeNull()
})
