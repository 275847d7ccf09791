import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { ABOUT_ID, ToAbout } from './ToAbout'

const scrolledTo: string[] = []
beforeEach(() => {
  scrolledTo.length = 0
  Element.prototype.scrollIntoView = function () {
    scrolledTo.push(this.id)
  }
})
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})

const press = () => {
  const link = screen.getByRole('link', { name: 'Все свойства' })
  const event = createEvent.click(link)
  fireEvent(link, event)
  return event.defaultPrevented
}

test('it chooses the tab and scrolls to it, without another entry in the history', () => {
  const onOpen = jest.fn()
  render(
    <>
      <ToAbout onOpen={onOpen}>Все свойства</ToAbout>
      <div id={ABOUT_ID} />
    </>,
  )
  expect(screen.getByRole('link')).toHaveAttribute('href', '#about')
  expect(press()).toBe(true)
  expect(onOpen).toHaveBeenCalledTimes(1)
  expect(scrolledTo).toEqual(['about'])
})

test('where the tabs are not there yet it chooses one all the same', () => {
  const onOpen = jest.fn()
  render(<ToAbout onOpen={onOpen}>Все свойства</ToAbout>)
  press()
  expect(onOpen).toHaveBeenCalledTimes(1)
  expect(scrolledTo).toEqual([])
})
