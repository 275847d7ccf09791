import { act, fireEvent, screen } from '@testing-library/react'
import { renderApp } from '../../testing/render-app'

describe('notices', () => {
  describe('Notices', () => {
    beforeEach(() => jest.useFakeTimers())
    afterEach(() => jest.useRealTimers())
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

    test('[KERN-036] a notice disappears after 5000 ms', async () => {
      const { kernel } = renderApp({ path: '/catalog-list' })
      act(() => void kernel.notices.show({ text: 'Товар удалён' }))
      await pass(4999)
      expect(screen.getByText('Товар удалён')).toBeInTheDocument()
      await pass(1)
      expect(screen.queryByText('Товар удалён')).not.toBeInTheDocument()
    })

    test('of three notices the latest two are shown; under the pointer their time stands still', async () => {
      const { kernel } = renderApp({ path: '/catalog-list' })
      act(() => {
        for (const text of ['Первое', 'Второе', 'Третье']) kernel.notices.show({ text })
      })
      expect(screen.queryByText('Первое')).not.toBeInTheDocument()
      expect(screen.getByText('Второе')).toBeInTheDocument()
      const latest = screen.getByText('Третье')
      fireEvent.pointerEnter(latest.parentElement ?? document.body)
      await pass(20_000)
      expect(latest).toBeInTheDocument()
    })

    test('an error is an alert and stays until it is closed', async () => {
      const { kernel } = renderApp({ path: '/catalog-list' })
      act(() => void kernel.notices.show({ kind: 'error', text: 'Ошибка сети.' }))
      await pass(60_000)
      expect(screen.getByRole('alert')).toHaveTextContent('Ошибка сети.')
      fireEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    })

    test('the action of a notice runs once and closes it', () => {
      const run = jest.fn()
      const { kernel } = renderApp({ path: '/catalog-list' })
      act(() => void kernel.notices.show({ text: 'Товар удалён', action: { label: 'Отменить', run } }))
      fireEvent.click(screen.getByRole('button', { name: 'Отменить' }))
      expect(run).toHaveBeenCalledTimes(1)
      expect(screen.queryByText('Товар удалён')).not.toBeInTheDocument()
    })

    test('another content takes the place of the first and has its whole time; what is announced elsewhere is no status', async () => {
      const { kernel } = renderApp({ path: '/catalog-list' })
      const show = (text: string) => ({
        text,
        saidBy: 'block' as const,
        action: { label: 'Отменить', run: () => undefined },
      })
      act(() => void kernel.notices.show(show('Ручка')))
      const id = kernel.notices.current()[0]?.id ?? 0
      const button = screen.getByRole('button', { name: 'Отменить' })
      await pass(4000)
      act(() => void kernel.notices.replace(id, show('Ручка и бумага')))
      expect(screen.getByRole('button', { name: 'Отменить' })).toBe(button)
      expect(screen.getByText('Ручка и бумага').closest('[role]')).toBeNull()
      await pass(4000)
      expect(screen.getByText('Ручка и бумага')).toBeVisible()
      await pass(1000)
      expect(screen.queryByText('Ручка и бумага')).not.toBeInTheDocument()
      expect(kernel.notices.replace(id, show('Поздно'))).toBe(false)
    })
  })

  describe('use-notice-key', () => {
    beforeEach(() => jest.useFakeTimers())
    afterEach(() => jest.useRealTimers())
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

    test('F8 leads to the action of the latest notice, Esc and the action lead back', async () => {
      const run = jest.fn()
      const { kernel } = renderApp({ path: '/catalog-list' })
      const before = screen.getAllByRole('link')[0] as HTMLElement
      before.focus()
      act(() => void kernel.notices.show({ text: 'Товар удалён', action: { label: 'Отменить', run } }))
      const region = screen.getByRole('region', { name: 'Уведомления, F8' })
      const undo = screen.getByRole('button', { name: 'Отменить' })
      expect(undo).toHaveAttribute('aria-keyshortcuts', 'F8')
      fireEvent.keyDown(before, { key: 'F8' })
      expect(undo).toHaveFocus()
      await pass(20_000)
      fireEvent.keyDown(undo, { key: 'Escape' })
      expect(before).toHaveFocus()
      fireEvent.keyDown(before, { key: 'F8' })
      fireEvent.click(undo)
      expect(run).toHaveBeenCalledTimes(1)
      expect(before).toHaveFocus()
      expect(region).toBeEmptyDOMElement()
    })
  })
})

describe('room-for-notices', () => {
  describe('use-above-bars', () => {
    beforeEach(() => jest.useFakeTimers())
    afterEach(() => jest.useRealTimers())

    test('notices rise with the bars, and above the button of a modal that opens at the bottom', async () => {
      const { kernel } = renderApp({ path: '/catalog-list' })
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
  })

  describe('use-step-aside', () => {
    beforeEach(() => jest.useFakeTimers())
    afterEach(() => jest.useRealTimers())
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

    describe('notices step aside', () => {
      const at = (element: Element, left: () => number) =>
        jest
          .spyOn(element, 'getBoundingClientRect')
          .mockImplementation(() => new DOMRect(left(), 700, 100, 40))

      test('for the control that the buyer is at, and come back when all have left', async () => {
        const { kernel } = renderApp({ path: '/catalog-list' })
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

      test('for the label of a field, too, once the field has been brought into view', async () => {
        const { kernel } = renderApp({ path: '/catalog-list' })
        const label = document.body.appendChild(document.createElement('label'))
        const field = label.appendChild(document.createElement('input'))
        const region = screen.getByRole('region', { name: 'Уведомления, F8' })
        const labelLeft = { current: 500 }
        at(field, () => 500)
        at(label, () => labelLeft.current)
        at(region, () => (region.hasAttribute('data-aside') ? 0 : 850))
        act(() => void kernel.notices.show({ text: 'Товар удалён' }))
        act(() => field.focus())
        expect(region).not.toHaveAttribute('data-aside')
        labelLeft.current = 900
        await pass(20)
        expect(region).toHaveAttribute('data-aside')
        label.remove()
      })

      /** A place of that size; what is laid out covers what its edges overlap. */
      const place = (element: Element, box: () => [left: number, top: number]) =>
        jest.spyOn(element, 'getBoundingClientRect').mockImplementation(() => new DOMRect(...box(), 100, 40))

      test.each([
        ['on the left of it', 750, 700, false],
        ['over its left edge', 751, 700, true],
        ['above it', 850, 660, false],
        ['over its upper edge', 850, 661, true],
      ])('for a control %s: %s, %s', (_where, left, top, isAside) => {
        const { kernel } = renderApp({ path: '/catalog-list' })
        const [control] = screen.getAllByRole('link') as [HTMLElement]
        const region = screen.getByRole('region', { name: 'Уведомления, F8' })
        place(control, () => [left, top])
        place(region, () => (region.hasAttribute('data-aside') ? [0, 0] : [850, 700]))
        act(() => control.focus())
        act(() => void kernel.notices.show({ text: 'Товар удалён' }))
        expect(region.hasAttribute('data-aside')).toBe(isAside)
      })
    })
  })
})
