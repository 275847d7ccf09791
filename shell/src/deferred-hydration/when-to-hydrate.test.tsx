import { createStore } from '@prilavok/shared-kernel/store'
import { testKernel } from '@prilavok/shared-kernel/testing'
import { QueryClient } from '@tanstack/react-query'
import { act, fireEvent } from '@testing-library/react'
import { firstInteraction } from './first-interaction'
import { loadWhenConnected } from './load-when-connected'
import { earlyInput, leaveDocument, record } from './testing/server-page'
import { whenPageHasCome } from './when-page-has-come'

describe('first-interaction', () => {
  beforeEach(() => {
    document.body.innerHTML = '<main><button type="button">В корзину</button></main>'
    record()
  })
  afterEach(() => {
    jest.useRealTimers()
    leaveDocument()
  })

  /** Whether widgets may hydrate a while after `happens`. */
  async function hydratesAfter(happens: () => void, early: () => void = () => undefined): Promise<boolean> {
    const { bus } = testKernel()
    jest.useFakeTimers()
    early()
    const hydrate = jest.fn()
    void firstInteraction(window, bus, createStore(0)).then(hydrate)
    happens()
    await act(async () => jest.advanceTimersByTimeAsync(1000))
    return hydrate.mock.calls.length > 0
  }

  test.each(['pointerMove', 'touchStart', 'keyDown', 'focusIn', 'wheel'] as const)(
    '%s is an interaction',
    async (event) => {
      expect(await hydratesAfter(() => fireEvent[event](document.body))).toBe(true)
    },
  )

  test('what was done before the scripts ran counts', async () => {
    const click = () => document.querySelector('button')?.click()
    expect(await hydratesAfter(() => undefined, click)).toBe(true)
    expect(earlyInput().actions).toHaveLength(1)
  })

  test('news that a widget must show counts', async () => {
    const { bus } = testKernel()
    const hydrate = jest.fn()
    jest.useFakeTimers()
    void firstInteraction(window, bus, createStore(0)).then(hydrate)
    bus.emit('basket:changed', { basket: 'main', CNT: 1, SUM: 10 })
    await jest.advanceTimersByTimeAsync(1000)
    expect(hydrate).toHaveBeenCalledTimes(1)
  })
})

describe('when-page-has-come', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => {
    jest.useRealTimers()
    document.body.replaceChildren()
  })

  /** A widget that waits while a page is on its way whose data are asked for. */
  function waitingWidget({ pending = true } = {}) {
    const query = new QueryClient()
    const answer: { arrive: () => void } = { arrive: () => undefined }
    const fetching = query.fetchQuery({
      queryKey: ['list'],
      queryFn: () => new Promise((resolve) => (answer.arrive = () => resolve([]))),
    })
    const place = document.body.appendChild(document.createElement('div'))
    const field = place.appendChild(document.createElement('input'))
    const store = createStore(pending)
    const news = new AbortController()
    const onCome = jest.fn()
    return {
      field,
      news,
      onCome,
      begin: () => void whenPageHasCome({ pending: store, query, place, news: news.signal }).then(onCome),
      pageComes: () => store.set(false),
      dataCome: async () => {
        answer.arrive()
        await fetching
      },
    }
  }
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

  test('the code of a widget waits for the page and for its data', async () => {
    const widget = waitingWidget()
    widget.begin()
    await pass(100)
    widget.pageComes()
    await pass(100)
    expect(widget.onCome).not.toHaveBeenCalled()
    await widget.dataCome()
    await pass(0)
    expect(widget.onCome).toHaveBeenCalledTimes(1)
  })

  test.each<[string, (widget: ReturnType<typeof waitingWidget>) => void]>([
    ['is focused', ({ field }) => field.focus()],
    ['is pressed', ({ field }) => field.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
    ['hears a key', ({ field }) => field.dispatchEvent(new Event('keydown', { bubbles: true }))],
    ['is typed into', ({ field }) => field.dispatchEvent(new Event('input', { bubbles: true }))],
    ['has news', ({ news }) => news.abort()],
  ])('a widget that %s waits no longer', async (_why, use) => {
    const widget = waitingWidget()
    widget.begin()
    await pass(10)
    use(widget)
    await pass(0)
    expect(widget.onCome).toHaveBeenCalledTimes(1)
  })
})

describe('load-when-connected', () => {
  const MODULE = { default: 'Корзина' }
  const connection = { isOnline: true }
  const load = jest.fn<Promise<typeof MODULE>, []>()

  beforeEach(() => {
    connection.isOnline = true
    load.mockReset().mockResolvedValue(MODULE)
    jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => connection.isOnline)
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
    Reflect.deleteProperty(navigator, 'serviceWorker')
  })

  const settle = () => jest.advanceTimersByTimeAsync(0)
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
  const connect = () => {
    connection.isOnline = true
    window.dispatchEvent(new Event('online'))
    return settle()
  }
  const press = () => {
    window.dispatchEvent(new Event('pointerdown'))
    return settle()
  }
  const workers = (controller: object | null) =>
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller } })
  /** What becomes of it: nothing yet, the module, or the error. */
  function begin() {
    const outcome: { module?: object; error?: unknown } = {}
    loadWhenConnected(window, load).then(
      (module) => Object.assign(outcome, { module }),
      (error: unknown) => Object.assign(outcome, { error }),
    )
    return outcome
  }

  test.each([
    ['without a service worker', undefined],
    ['with one that does not serve this page', null],
  ])('without a connection, %s, it waits for one, whatever the buyer does', async (_how, controller) => {
    if (controller === null) workers(null)
    connection.isOnline = false
    const outcome = begin()
    await settle()
    await press()
    expect(load).not.toHaveBeenCalled()
    await connect()
    expect(outcome).toEqual({ module: MODULE })
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('what fails is tried once more when the buyer does something, but not at once', async () => {
    load.mockRejectedValueOnce(new Error('404'))
    const outcome = begin()
    await pass(999)
    await press()
    await pass(1)
    expect(load).toHaveBeenCalledTimes(1)
    await press()
    expect(load).toHaveBeenCalledTimes(2)
    expect(outcome).toEqual({ module: MODULE })
    await press()
    await connect()
    expect(load).toHaveBeenCalledTimes(2)
  })

  test('what fails for want of a connection is no failure: it is tried again as often as the connection is back', async () => {
    workers({})
    load.mockRejectedValue(new Error('offline'))
    connection.isOnline = false
    const outcome = begin()
    await settle()
    for (let time = 2; time < 5; time++) {
      await press()
      window.dispatchEvent(new Event('online'))
      await settle()
      expect(load).toHaveBeenCalledTimes(time)
    }
    expect(outcome).toEqual({})
    load.mockResolvedValue(MODULE)
    await connect()
    expect(outcome).toEqual({ module: MODULE })
  })
})
