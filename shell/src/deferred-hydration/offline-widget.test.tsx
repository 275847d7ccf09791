import { loadRemote } from '@module-federation/enhanced/runtime'
import { KernelProvider } from '@prilavok/shared-kernel/kernel'
import { shopPlan, testKernel } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { browserModules } from '../client/browser-modules'
import { NavigationPendingProvider } from '../navigation/navigation-pending'
import { createPendingStore } from '../navigation/pending-store'
import { fulfilled } from '../parts/fulfilled'
import { type ModuleSource, ModuleSourceProvider } from '../parts/module-source'
import { SlotView } from '../parts/SlotView'
import { earlyInput, hydrate, leaveDocument, serve } from './testing/server-page'

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}))
const remote = jest.mocked(loadRemote)

const found = jest.fn()
const SEARCH = {
  default: () => (
    <form
      action="/search"
      onSubmit={(event) => {
        event.preventDefault()
        found(new FormData(event.currentTarget).get('q'))
      }}
    >
      <input aria-label="Поиск" name="q" />
      <a href="/catalog">Каталог</a>
    </form>
  ),
}
const RELEASE = { version: '1.0.0', base: '/parts/mf-catalog/1.0.0/', entry: ['entry.js'], scripts: {} }
const kernel = testKernel({
  plan: { ...shopPlan(), parts: { ...testKernel().plan.parts, 'mf-catalog': { ...RELEASE, fallbacks: [] } } },
})
const tree = (source: ModuleSource) => (
  <KernelProvider value={kernel}>
    <NavigationPendingProvider value={createPendingStore()}>
      <ModuleSourceProvider value={source}>
        <SlotView name="header.search" props={{ variant: 'desktop' }} />
      </ModuleSourceProvider>
    </NavigationPendingProvider>
  </KernelProvider>
)

/** The search stands as the server has rendered it; its code is asked for now. */
async function showPage() {
  serve(tree({ getLoaded: () => SEARCH, load: () => fulfilled(SEARCH), evict: () => undefined }))
  await hydrate(tree(browserModules(kernel.plan, window)))
}
const connection = (isOnline: boolean) =>
  jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(isOnline)
const reconnect = () =>
  act(async () => {
    connection(true)
    remote.mockResolvedValue(SEARCH)
    window.dispatchEvent(new Event('online'))
  })
const field = () => screen.getByLabelText('Поиск')
const hydrated = () =>
  waitFor(() => expect(earlyInput().hydrated['header.search']).toBe(true), { timeout: 4000 })

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  remote.mockRejectedValue(new Error('ChunkLoadError'))
})
afterEach(() => {
  jest.useRealTimers()
  leaveDocument()
})

test('offline the markup of the server stays, nothing is asked for, and what is done is carried out once online', async () => {
  connection(false)
  await showPage()
  await userEvent.type(field(), 'бумага{Enter}')
  await act(async () => kernel.bus.emit('basket:changed', { basket: 'main', CNT: 1, SUM: 10 }))
  expect(screen.getByRole('link', { name: 'Каталог' })).toHaveAttribute('href', '/catalog')
  expect(field()).toHaveValue('бумага')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(remote).not.toHaveBeenCalled()
  expect(found).not.toHaveBeenCalled()

  await reconnect()
  await hydrated()
  expect(found.mock.calls).toEqual([['бумага']])
})

test('offline, code that the service worker has saved is loaded; code that it has not waits for the connection', async () => {
  connection(false)
  const worker = { controller: {} }
  Object.defineProperty(window.navigator, 'serviceWorker', { value: worker, configurable: true })
  try {
    await showPage()
    const attempts = remote.mock.calls.length
    expect(attempts).toBeGreaterThan(0)
    expect(field()).toBeInTheDocument()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    await reconnect()
    await hydrated()
  } finally {
    Reflect.deleteProperty(window.navigator, 'serviceWorker')
  }
})

test('what fails online is tried again at the next interaction; the second failure says what has not loaded', async () => {
  connection(true)
  jest.useFakeTimers()
  await showPage()
  const attempts = remote.mock.calls.length
  expect(attempts).toBeGreaterThan(0)
  await act(() => jest.advanceTimersByTimeAsync(2000))
  expect(remote).toHaveBeenCalledTimes(attempts)
  expect(field()).toBeInTheDocument()

  await act(async () => void fireEvent.pointerMove(document.body))
  const retry = screen.getByRole('button', { name: 'Поиск не загрузился. Повторить' })
  remote.mockResolvedValue(SEARCH)
  await act(() => jest.advanceTimersByTimeAsync(100))
  await act(async () => void fireEvent.click(retry))
  expect(field()).toBeInTheDocument()
})
