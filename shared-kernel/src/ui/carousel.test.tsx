import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Carousel } from './carousel'

/** jsdom lays nothing out: a row 1,000 px wide of which 400 are seen. */
const box = { left: 0, shown: 400, whole: 1000 }
const scrolled = jest.fn()
beforeEach(() => {
  Object.assign(box, { left: 0, shown: 400, whole: 1000 })
  jest.spyOn(Element.prototype, 'scrollLeft', 'get').mockImplementation(() => box.left)
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => box.shown)
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(() => box.whole)
  Element.prototype.scrollBy = scrolled
})
afterAll(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollBy')
})

function moveTo(left: number) {
  box.left = left
  fireEvent.scroll(screen.getByRole('list'))
}
const reduceMotion = (matches: boolean) => {
  window.matchMedia = jest.fn(
    (media: string) => ({ matches: matches && /reduce/.test(media), media }) as MediaQueryList,
  )
}
const show = () =>
  render(
    <Carousel title="Новинки" aside={<a href="/new">Все новинки</a>}>
      <a href="/1">Ручка</a>
      <a href="/2">Папка</a>
    </Carousel>,
  )
const back = () => screen.getByRole('button', { name: 'Назад' })
const forward = () => screen.getByRole('button', { name: 'Вперёд' })

test('a button has nothing to do at its own end, but for a pixel of rounding', () => {
  show()
  expect(back()).toBeDisabled()
  expect(forward()).toBeEnabled()
  moveTo(1)
  expect(back()).toBeDisabled()
  moveTo(2)
  expect(back()).toBeEnabled()
  moveTo(598)
  expect(forward()).toBeEnabled()
  moveTo(599)
  expect(forward()).toBeDisabled()
  expect(back()).toBeEnabled()
})

test('where everything is seen there are no buttons; a narrower window brings them', () => {
  box.shown = 1000
  show()
  expect(screen.queryByRole('button')).toBeNull()
  box.shown = 400
  act(() => void window.dispatchEvent(new Event('resize')))
  expect(forward()).toBeEnabled()
})

test.each([
  [false, 'smooth'],
  [true, 'auto'],
])('the buttons turn it by what is seen; motion is reduced: %s', async (reduced, behavior) => {
  reduceMotion(reduced)
  show()
  moveTo(100)
  await userEvent.click(forward())
  expect(scrolled).toHaveBeenLastCalledWith({ left: 400, behavior })
  await userEvent.click(back())
  expect(scrolled).toHaveBeenLastCalledWith({ left: -400, behavior })
  Reflect.deleteProperty(window, 'matchMedia')
})
