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
