import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createStore, type Store, useStore } from './index'

function Count({ store }: { store: Store<{ count: number; name: string }> }) {
  return <output>{useStore(store, ({ count }) => count)}</output>
}

test('a component follows the piece that it selects', () => {
  const store = createStore({ count: 1, name: 'а' })
  render(<Count store={store} />)
  act(() => store.update((now) => ({ ...now, count: 2 })))
  expect(screen.getByRole('status')).toHaveTextContent('2')
})

test('listeners hear of changes alone, and not after they have left', () => {
  const store = createStore('а')
  const listener = jest.fn()
  const end = store.subscribe(listener)
  store.set('а')
  expect(listener).not.toHaveBeenCalled()
  store.set('б')
  expect(listener).toHaveBeenCalledTimes(1)
  end()
  store.set('в')
  expect(listener).toHaveBeenCalledTimes(1)
})

test('markup of the server is hydrated with the value that it was made of, then follows the change', async () => {
  const store = createStore({ count: 1, name: 'а' })
  const place = document.createElement('div')
  place.innerHTML = renderToString(<Count store={store} />)
  store.update((now) => ({ ...now, count: 5 }))
  const mismatch = jest.fn()
  const root = await act(async () =>
    hydrateRoot(place, <Count store={store} />, { onRecoverableError: mismatch }),
  )
  expect(mismatch).not.toHaveBeenCalled()
  expect(place).toHaveTextContent('5')
  act(() => root.unmount())
})
