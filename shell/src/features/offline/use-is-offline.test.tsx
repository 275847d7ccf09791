import { type Kernel, KernelProvider, type Platform } from '@prilavok/shared-kernel/kernel'
import { createStore } from '@prilavok/shared-kernel/store'
import { renderWithKernel, testKernel } from '@prilavok/shared-kernel/testing'
import { act, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { useIsOffline } from './use-is-offline'

const Place = () => <p>{useIsOffline() ? 'без связи' : 'на связи'}</p>

/** A browser whose connection the test has in its hand. */
function browser(isOnline = true) {
  const state = { isOnline }
  const listeners = new Set<string>()
  const told = new Map<string, () => void>()
  const platform: Partial<Platform> = {
    isOnline: () => state.isOnline,
    onPage(event, listener) {
      listeners.add(event)
      told.set(event, listener as () => void)
      return () => void listeners.delete(event)
    },
  }
  const connect = (to: boolean) =>
    act(() => {
      state.isOnline = to
      told.get(to ? 'online' : 'offline')?.()
    })
  return { platform, connect, listeners }
}

test('the connection of the browser is followed', () => {
  const { platform, connect } = browser()
  renderWithKernel(<Place />, { platform })
  expect(screen.getByText('на связи')).toBeInTheDocument()
  connect(false)
  expect(screen.getByText('без связи')).toBeInTheDocument()
  connect(true)
  expect(screen.getByText('на связи')).toBeInTheDocument()
})

test('a page that is left follows nothing any more', () => {
  const { platform, listeners } = browser()
  const { unmount } = renderWithKernel(<Place />, { platform })
  expect(['online', 'offline'].every((event) => listeners.has(event))).toBe(true)
  unmount()
  expect([...listeners].filter((event) => event === 'online' || event === 'offline')).toEqual([])
})

test('a server that does not answer, so that saved answers are shown, is no connection', () => {
  const { platform } = browser()
  const inUse = createStore(false)
  const savedAnswers = { inUse } as unknown as Kernel['savedAnswers']
  const kernel = { ...testKernel({ platform }), savedAnswers }
  renderWithKernel(<Place />, { kernel })
  expect(screen.getByText('на связи')).toBeInTheDocument()
  act(() => inUse.update(() => true))
  expect(screen.getByText('без связи')).toBeInTheDocument()
})

test('the server renders a page that is connected', () => {
  const kernel = testKernel({ platform: browser(false).platform })
  expect(
    renderToString(
      <KernelProvider value={kernel}>
        <Place />
      </KernelProvider>,
    ),
  ).toContain('на связи')
})
