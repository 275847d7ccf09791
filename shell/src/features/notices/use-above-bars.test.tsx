import { act, screen } from '@testing-library/react'
import { renderApp } from '../../testing/render-app'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('notices stand above the bars at the bottom, however high these are now', () => {
  const { kernel } = renderApp()
  const region = screen.getByRole('region', { name: 'Уведомления, F8' })
  const covered = (height: string) =>
    jest
      .spyOn(window, 'getComputedStyle')
      .mockImplementation(() => ({ scrollPaddingBottom: height }) as CSSStyleDeclaration)
  const { mockRestore } = covered('120px')
  act(() => void kernel.notices.show({ text: 'Товар удалён' }))
  expect(region.style.getPropertyValue('--covered')).toBe('120px')
  covered('148px')
  act(() => void window.dispatchEvent(new Event('resize')))
  expect(region.style.getPropertyValue('--covered')).toBe('148px')
  mockRestore()
})

test('notices rise with the bars, and above the button of a modal that opens at the bottom', async () => {
  const { kernel } = renderApp()
  const { style } = document.documentElement
  const region = screen.getByRole('region', { name: 'Уведомления, F8' })
  const covered = () => region.style.getPropertyValue('--covered')
  style.scrollPaddingBottom = '64px'
  act(() => void kernel.notices.show({ kind: 'error', text: 'Ошибка сети.' }))
  expect(covered()).toBe('64px')
  style.scrollPaddingBottom = '128px'
  await act(async () => undefined)
  expect(covered()).toBe('128px')
  const modal = document.body.appendChild(document.createElement('div'))
  modal.setAttribute('role', 'dialog')
  const step = modal.appendChild(document.createElement('button'))
  step.dataset.kind = 'primary'
  const top = window.innerHeight - 200
  jest.spyOn(step, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 40))
  act(() => step.focus())
  expect(covered()).toBe('208px')
  modal.remove()
  style.removeProperty('scroll-padding-bottom')
})

describe('what is covered', () => {
  const region = () => screen.getByRole('region', { name: 'Уведомления, F8' })
  const covered = () => region().style.getPropertyValue('--covered')
  const { style } = document.documentElement
  const modals: HTMLElement[] = []
  /** A modal whose button stands so far from the top. */
  const openModal = (top: number) => {
    const modal = document.body.appendChild(document.createElement('div'))
    modals.push(modal)
    modal.setAttribute('role', 'dialog')
    const step = modal.appendChild(document.createElement('button'))
    step.dataset.kind = 'primary'
    jest.spyOn(step, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 40))
    return step
  }
  afterEach(() => {
    style.removeProperty('scroll-padding-bottom')
    for (const modal of modals.splice(0)) modal.remove()
  })
  const show = () => {
    const rendered = renderApp()
    act(() => void rendered.kernel.notices.show({ kind: 'error', text: 'Ошибка сети.' }))
    return rendered
  }

  test('a modal whose button stands in the upper half covers nothing of the bottom', () => {
    style.scrollPaddingBottom = '64px'
    openModal(window.innerHeight / 2)
    show()
    expect(covered()).toBe('64px')
  })

  test('of modals over each other the last one counts, and the higher of button and bars', () => {
    style.scrollPaddingBottom = '64px'
    openModal(window.innerHeight - 300)
    openModal(window.innerHeight - 100)
    show()
    expect(covered()).toBe('108px')
    style.scrollPaddingBottom = '200px'
    act(() => void window.dispatchEvent(new Event('resize')))
    expect(covered()).toBe('200px')
  })

  test('bars of no height in pixels say nothing', () => {
    style.scrollPaddingBottom = 'auto'
    show()
    expect(covered()).toBe('')
  })

  test('nothing is measured while nothing is shown, nor when the notices are gone', async () => {
    style.scrollPaddingBottom = '64px'
    const { unmount } = renderApp()
    expect(covered()).toBe('')
    unmount()
    const place = show()
    const element = region()
    place.unmount()
    style.scrollPaddingBottom = '128px'
    window.dispatchEvent(new Event('resize'))
    openModal(window.innerHeight - 300).focus()
    await act(async () => undefined)
    expect(element.style.getPropertyValue('--covered')).toBe('64px')
  })
})
