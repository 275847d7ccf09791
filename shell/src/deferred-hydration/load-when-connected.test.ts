import { loadWhenConnected } from './load-when-connected'

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

test('with a connection it loads at once', async () => {
  const outcome = begin()
  await settle()
  expect(outcome).toEqual({ module: MODULE })
})

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

test('a service worker may have the code: without a connection it is asked', async () => {
  workers({})
  connection.isOnline = false
  const outcome = begin()
  await settle()
  expect(outcome).toEqual({ module: MODULE })
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

test('what fails is tried once more when the connection is back, too', async () => {
  load.mockRejectedValueOnce(new Error('404'))
  const outcome = begin()
  await pass(1000)
  await connect()
  expect(outcome).toEqual({ module: MODULE })
})

test('what fails twice has failed', async () => {
  const error = new Error('404')
  load.mockRejectedValue(error)
  const outcome = begin()
  await pass(1000)
  await press()
  expect(outcome).toEqual({ error })
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
