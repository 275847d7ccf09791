import type { Boot } from '@prilavok/shared-kernel/contract'
import { testKernel } from '@prilavok/shared-kernel/testing'
import { startOffline } from './start-offline'

const kernel = testKernel()
const boot = (serviceWorker?: string) =>
  ({ plan: { ...kernel.plan, id: 'plan 7' }, ...(serviceWorker && { serviceWorker }) }) as Boot

const FILES = [
  'http://shop.example/parts/shell/1.0.0/main.js',
  'http://shop.example/upload/logo.svg',
  'http://shop.example/v3/api/parts/',
  'https://counter.example/parts/tag.js',
]

/** A browser that has loaded some files. */
function openPage(workers?: object, connection?: object) {
  return {
    location: { href: 'http://shop.example/catalog/7', origin: 'http://shop.example' },
    navigator: { ...(workers && { serviceWorker: workers }), ...(connection && { connection }) },
    performance: { getEntriesByType: () => FILES.map((name) => ({ name })) },
  } as unknown as Window
}

const postMessage = jest.fn()
const register = jest.fn(async (): Promise<object | undefined> => ({}))
const workers = { register, ready: Promise.resolve({ active: { postMessage } }) }

test('the worker is told to save the plan of the page, with the files of the shop that it has loaded', async () => {
  await startOffline(openPage(workers), kernel, boot('/service-worker.js'))
  expect(register.mock.calls).toEqual([['/service-worker.js']])
  expect(postMessage.mock.calls).toEqual([
    [{ type: 'save-shop', plan: 'plan 7', loaded: ['/parts/shell/1.0.0/main.js'], savesData: false }],
  ])
})

test('it hears of a buyer who saves data', async () => {
  await startOffline(openPage(workers, { saveData: true }), kernel, boot('/service-worker.js'))
  expect(postMessage).toHaveBeenLastCalledWith(expect.objectContaining({ savesData: true }))
})

test('a shop without a worker, a browser without workers and one that denies them go on without', async () => {
  postMessage.mockClear()
  register.mockClear()
  await startOffline(openPage(workers), kernel, boot())
  await startOffline(openPage(), kernel, boot('/service-worker.js'))
  expect(register).not.toHaveBeenCalled()
  register.mockResolvedValueOnce(undefined)
  await startOffline(openPage(workers), kernel, boot('/service-worker.js'))
  expect(postMessage).not.toHaveBeenCalled()
})
