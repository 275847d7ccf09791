import type { Boot } from '@prilavok/shared-kernel/contract'
import { testKernel } from '@prilavok/shared-kernel/testing'
import { pageAnswer } from '../service-worker/page-answer'
import { isPage, isPartFile, isPicture } from '../service-worker/requests'
import { writeDocument } from '../service-worker/saved-document'
import { memoryCaches } from '../service-worker/testing/memory-caches'
import { startOffline } from './start-offline'

describe('start-offline', () => {
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
})

describe('page-answer', () => {
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
})

describe('requests', () => {
  const SHOP = 'https://shop.example'
  const asked = (
    path: string,
    request: { mode?: RequestMode; destination?: RequestDestination; headers?: Record<string, string> } = {},
  ) => {
    const url = new URL(path, SHOP)
    const { mode = 'cors', destination = '', headers = {} } = request
    return {
      url,
      sameOrigin: url.origin === SHOP,
      request: { mode, destination, headers: new Headers(headers) },
    }
  }
  const navigation = (path: string) => asked(path, { mode: 'navigate', destination: 'document' })
  const image = (path: string, headers?: Record<string, string>) =>
    asked(path, { mode: 'no-cors', destination: 'image', headers })

  test.each(['/', '/catalog/12?page=2', '/cabinet/orders/7', '/search?q=a.b', '/version', '/uploads'])(
    'a page: %s',
    (path) => expect(isPage(navigation(path))).toBe(true),
  )

  test.each([
    '/v3/oauth/token/renew/?to=/cabinet/',
    '/v3/payment/sandbox/1/x/',
    '/v1/login/confirm',
    '/upload/price.pdf',
    '/parts/shell/1.0.0/main.js',
    '/healthz',
    '/robots.txt',
    '/manifest.webmanifest',
    'https://pay.example/',
  ])('no page, so the network alone answers: %s', (path) => expect(isPage(navigation(path))).toBe(false))

  test('a call of the API is no page, whatever it asks for', () => {
    for (const path of ['/v3/api/personal/info/', '/v3/oauth/token/', '/catalog/12'])
      expect(isPage(asked(path))).toBe(false)
  })

  test.each([
    ['/parts/mf-catalog/1.4.0/SectionPage.a1.js', true],
    ['/parts/shell/1.0.0-b12ab/assets/font.woff2', true],
    // Loaded again after a failure: the network is meant.
    ['/parts/mf-catalog/1.4.0/~2/SectionPage.a1.js', false],
    ['/parts/mf-catalog/0.0.0-dev/main.js', false],
    ['/parts/', false],
    ['https://cdn.example/parts/shell/1.0.0/main.js', false],
  ])('a file of a release: %s is %s', (path, expected) => expect(isPartFile(asked(path))).toBe(expected))

  test('pictures of the shop are the same for everybody; what a token opens, other files and other sites are not saved', () => {
    expect(isPicture(image('/upload/illustrations/pen.svg'))).toBe(true)
    for (const path of [
      '/upload/photo.jpg?access_token=1',
      '/v3/api/client/photo/1/',
      'https://pictures.example/upload/pen.svg',
    ])
      expect(isPicture(image(path))).toBe(false)
    expect(isPicture(asked('/upload/price.pdf', { destination: 'document' }))).toBe(false)
  })

  test('a piece of a file is never answered from what is saved', () => {
    const headers = { range: 'bytes=0-99' }
    expect(isPartFile(asked('/parts/shell/1.0.0/main.js', { headers }))).toBe(false)
    expect(isPicture(image('/upload/pen.svg', headers))).toBe(false)
  })
})
