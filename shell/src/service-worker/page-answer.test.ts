import { pageAnswer } from './page-answer'
import { writeDocument } from './saved-document'
import { memoryCaches } from './testing/memory-caches'

const ask = async (network: Promise<Response>) => (await pageAnswer(network)).text()
const page = (text: string, status = 200) => Promise.resolve(new Response(text, { status }))
/** A server that answers when the test lets it. */
function late() {
  const held: { resolve: (answer: Response) => void } = { resolve: () => undefined }
  const promise = new Promise<Response>((resolve) => {
    held.resolve = resolve
  })
  return { promise, resolve: (answer: Response) => held.resolve(answer) }
}

const save = () => writeDocument({ plan: 'one', bases: [], files: [], document: 'saved', headers: {} })

beforeEach(() => {
  jest.useFakeTimers()
  globalThis.caches = memoryCaches(() => Promise.reject(new Error('nothing is loaded here')))
})
afterEach(() => {
  jest.useRealTimers()
})

test('whatever the server answers in time is the page', async () => {
  await save()
  expect(await ask(page('fresh'))).toBe('fresh')
  expect(await ask(page('broken', 500))).toBe('broken')
})

test('without a connection the saved document opens; without one the page fails as without a worker', async () => {
  await expect(ask(Promise.reject(new TypeError('offline')))).rejects.toThrow('offline')
  await save()
  expect(await ask(Promise.reject(new TypeError('offline')))).toBe('saved')
})

test('a server that takes more than eight seconds is not waited for', async () => {
  await save()
  const { promise } = late()
  const opened = jest.fn()
  const asking = ask(promise).then(opened)
  await jest.advanceTimersByTimeAsync(7999)
  expect(opened).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  await asking
  expect(opened).toHaveBeenCalledWith('saved')
})

test('who has nothing saved waits for the server, and so does who cannot read it', async () => {
  const open = jest.fn(() => Promise.reject(new Error('denied')))
  for (const denied of [false, true]) {
    if (denied) globalThis.caches = { open } as unknown as CacheStorage
    const { promise, resolve } = late()
    const asking = ask(promise)
    await jest.advanceTimersByTimeAsync(8000)
    resolve(new Response('at last'))
    expect(await asking).toBe('at last')
  }
  expect(open).toHaveBeenCalled()
})
