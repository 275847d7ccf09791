import { act, screen } from '@testing-library/react'
import { renderApp } from '../../testing/render-app'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

describe('notices step aside', () => {
  const at = (element: Element, left: () => number) =>
    jest.spyOn(element, 'getBoundingClientRect').mockImplementation(() => new DOMRect(left(), 700, 100, 40))

  test('for the control that the buyer is at, and come back when all have left', async () => {
    const { kernel } = renderApp()
    const [first, second] = screen.getAllByRole('link') as [HTMLElement, HTMLElement]
    const region = screen.getByRole('region', { name: 'Уведомления, F8' })
    at(first, () => 900)
    at(second, () => 500)
    at(region, () => (region.hasAttribute('data-aside') ? 0 : 850))
    act(() => second.focus())
    act(() => void kernel.notices.show({ text: 'Товар удалён' }))
    expect(region).not.toHaveAttribute('data-aside')
    act(() => first.focus())
    expect(region).toHaveAttribute('data-aside')
    act(() => second.focus())
    expect(region).toHaveAttribute('data-aside')
    await pass(5000)
    expect(region).not.toHaveAttribute('data-aside')
  })

  test('for the button that the page leads to, wherever the focus is', () => {
    const { kernel } = renderApp()
    const main = document.querySelector('main') as HTMLElement
    const send = main.appendChild(document.createElement('button'))
    send.dataset.kind = 'primary'
    const region = screen.getByRole('region', { name: 'Уведомления, F8' })
    at(send, () => 900)
    at(region, () => (region.hasAttribute('data-aside') ? 0 : 850))
    act(() => void kernel.notices.show({ text: 'Товар удалён' }))
    expect(region).toHaveAttribute('data-aside')
    send.remove()
  })

  test('for the button of an open modal, not for one that lies under it', () => {
    const { kernel } = renderApp()
    const page = document.querySelector('main') as HTMLElement
    const modal = document.body.appendChild(document.createElement('div'))
    modal.setAttribute('role', 'dialog')
    const region = screen.getByRole('region', { name: 'Уведомления, F8' })
    at(region, () => (region.hasAttribute('data-aside') ? 0 : 850))
    const stepOf = (place: HTMLElement, left: number) => {
      const step = place.appendChild(document.createElement('button'))
      step.dataset.kind = 'primary'
      at(step, () => left)
      return step
    }
    const [covered, free] = [stepOf(page, 900), stepOf(modal, 400)]
    act(() => void kernel.notices.show({ text: 'Товар удалён' }))
    expect(region).not.toHaveAttribute('data-aside')
    stepOf(modal, 900)
    act(() => void kernel.notices.show({ text: 'Товар добавлен' }))
    expect(region).toHaveAttribute('data-aside')
    expect(free).toBeInTheDocument()
    covered.remove()
    modal.remove()
  })

  test('unless the other side covers it, too', () => {
    const { kernel } = renderApp()
    const [first] = screen.getAllByRole('link') as [HTMLElement]
    const region = screen.getByRole('region', { name: 'Уведомления, F8' })
    at(first, () => 900)
    at(region, () => 850)
    act(() => first.focus())
    act(() => void kernel.notices.show({ text: 'Товар удалён' }))
    expect(region).not.toHaveAttribute('data-aside')
  })

  /** A place of that size; what is laid out covers what its edges overlap. */
  const place = (element: Element, box: () => [left: number, top: number]) =>
    jest.spyOn(element, 'getBoundingClientRect').mockImplementation(() => new DOMRect(...box(), 100, 40))

  test.each([
    ['on the left of it', 750, 700, false],
    ['over its left edge', 751, 700, true],
    ['over its right edge', 949, 700, true],
    ['on the right of it', 950, 700, false],
    ['above it', 850, 660, false],
    ['over its upper edge', 850, 661, true],
    ['over its lower edge', 850, 739, true],
    ['below it', 850, 740, false],
  ])('for a control %s: %s, %s', (_where, left, top, isAside) => {
    const { kernel } = renderApp()
    const [control] = screen.getAllByRole('link') as [HTMLElement]
    const region = screen.getByRole('region', { name: 'Уведомления, F8' })
    place(control, () => [left, top])
    place(region, () => (region.hasAttribute('data-aside') ? [0, 0] : [850, 700]))
    act(() => control.focus())
    act(() => void kernel.notices.show({ text: 'Товар удалён' }))
    expect(region.hasAttribute('data-aside')).toBe(isAside)
  })

  test('not for what has the focus in them, nor for the page as a whole', () => {
    const { kernel } = renderApp()
    const region = screen.getByRole('region', { name: 'Уведомления, F8' })
    place(region, () => (region.hasAttribute('data-aside') ? [0, 0] : [850, 700]))
    place(document.body, () => [850, 700])
    act(() => void kernel.notices.show({ kind: 'error', text: 'Ошибка сети.' }))
    expect(region).not.toHaveAttribute('data-aside')
    const close = screen.getByRole('button', { name: 'Закрыть' })
    place(close, () => [850, 700])
    act(() => close.focus())
    expect(region).not.toHaveAttribute('data-aside')
  })

  test('not while nothing is shown, nor when they are gone', () => {
    const { kernel, unmount } = renderApp()
    const [control] = screen.getAllByRole('link') as [HTMLElement]
    const region = screen.getByRole('region', { name: 'Уведомления, F8' })
    place(control, () => [850, 700])
    place(region, () => (region.hasAttribute('data-aside') ? [0, 0] : [850, 700]))
    act(() => control.focus())
    expect(region).not.toHaveAttribute('data-aside')
    act(() => void kernel.notices.show({ text: 'Товар удалён' }))
    expect(region).toHaveAttribute('data-aside')
    unmount()
    const measured = jest.spyOn(region, 'getBoundingClientRect').mockClear()
    document.body.appendChild(document.createElement('input')).focus()
    expect(measured).not.toHaveBeenCalled()
  })
})
