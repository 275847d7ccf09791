import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import {
  NavigationPendingProvider,
  useNavigationPending,
  useNavigationStart,
  usePendingNavigation,
} from './navigation-pending'
import { createPendingStore } from './pending-store'

const begun = jest.fn<void, [string]>()
beforeEach(() => begun.mockClear())

function Page({ name = 'A' }: { name?: string }) {
  useNavigationStart(() => begun(name))
  const pending = usePendingNavigation()
  return <p>{`${useNavigationPending() ? 'идёт' : 'стоит'}, ${pending.initial()}`}</p>
}

test('whether a page is on its way follows the store', () => {
  const store = createPendingStore()
  render(
    <NavigationPendingProvider value={store}>
      <Page />
    </NavigationPendingProvider>,
  )
  expect(screen.getByText('стоит, false')).toBeVisible()
  act(() => store.set(true))
  expect(screen.getByText('идёт, false')).toBeVisible()
  expect(store.pending.current()).toBe(true)
  act(() => store.set(false))
  expect(screen.getByText('стоит, false')).toBeVisible()
  expect(begun).not.toHaveBeenCalled()
})

test('each beginning is told to the listener of the last rendering, until that is gone', () => {
  const store = createPendingStore()
  const tree = (name: string) => (
    <NavigationPendingProvider value={store}>
      <Page name={name} />
    </NavigationPendingProvider>
  )
  const { rerender, unmount } = render(tree('A'))
  act(() => store.start())
  expect(begun.mock.calls).toEqual([['A']])
  expect(store.started.current()).toBe(1)
  rerender(tree('B'))
  act(() => store.start())
  expect(begun.mock.calls).toEqual([['A'], ['B']])
  expect(store.started.current()).toBe(2)
  unmount()
  act(() => store.start())
  expect(begun).toHaveBeenCalledTimes(2)
})

test('without a router, as on a server, no page is on its way', () => {
  expect(renderToString(<Page />)).toBe('<p>стоит, false</p>')
  render(<Page />)
  expect(screen.getByText('стоит, false')).toBeVisible()
  expect(begun).not.toHaveBeenCalled()
})
