import { type Kernel, KernelProvider } from '@prilavok/shared-kernel/kernel'
import { testKernel } from '@prilavok/shared-kernel/testing'
import { render } from '@testing-library/react'
import { useBusEvent } from './use-bus-event'

interface ListenerProps {
  name?: 'viewed:changed' | 'favourites:changed'
  onEvent: (count: number) => void
}
function Listener({ name = 'viewed:changed', onEvent }: ListenerProps) {
  useBusEvent(name, ({ CNT }) => onEvent(CNT))
  return null
}

function show(first: Kernel, onEvent: ListenerProps['onEvent']) {
  const view = (kernel: Kernel, props: ListenerProps) => (
    <KernelProvider value={kernel}>
      <Listener {...props} />
    </KernelProvider>
  )
  const { rerender, unmount } = render(view(first, { onEvent }))
  return { again: (props: ListenerProps, kernel = first) => rerender(view(kernel, props)), unmount }
}

test('a component hears an event while it is mounted', () => {
  const kernel = testKernel()
  const onEvent = jest.fn()
  kernel.bus.emit('viewed:changed', { CNT: 1 })
  const { unmount } = show(kernel, onEvent)
  kernel.bus.emit('viewed:changed', { CNT: 2 })
  kernel.bus.emit('favourites:changed', { CNT: 3 })
  unmount()
  kernel.bus.emit('viewed:changed', { CNT: 4 })
  expect(onEvent.mock.calls).toEqual([[2]])
})

test('the listener of the last rendering hears it, on the same subscription', () => {
  const kernel = testKernel()
  const on = jest.spyOn(kernel.bus, 'on')
  const [before, now] = [jest.fn(), jest.fn()]
  show(kernel, before).again({ onEvent: now })
  kernel.bus.emit('viewed:changed', { CNT: 2 })
  expect(before).not.toHaveBeenCalled()
  expect(now.mock.calls).toEqual([[2]])
  expect(on).toHaveBeenCalledTimes(1)
})

test('another name, or another bus, takes the place of the one before', () => {
  const [kernel, otherKernel] = [testKernel(), testKernel()]
  const onEvent = jest.fn()
  const { again } = show(kernel, onEvent)
  again({ name: 'favourites:changed', onEvent })
  kernel.bus.emit('viewed:changed', { CNT: 1 })
  kernel.bus.emit('favourites:changed', { CNT: 2 })
  again({ name: 'favourites:changed', onEvent }, otherKernel)
  kernel.bus.emit('favourites:changed', { CNT: 3 })
  otherKernel.bus.emit('favourites:changed', { CNT: 4 })
  expect(onEvent.mock.calls).toEqual([[2], [4]])
})
