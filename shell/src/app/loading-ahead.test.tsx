import type { PageRequest, PlannedRoute } from '@prilavok/shared-kernel/contract'
import { Link } from '@prilavok/shared-kernel/router'
import { testKernel } from '@prilavok/shared-kernel/testing'
import { act, cleanup, screen } from '@testing-library/react'
import { askForPage } from '../client/ask-for-page'
import { pageLoader } from '../client/prefetch'
import { renderApp } from '../testing/render-app'

describe('use-next-pages', () => {
  const idle: (() => void)[] = []
  const section = { default: () => <h1>Ручки</h1> }

  beforeEach(() => {
    idle.length = 0
    Object.assign(window, {
      requestIdleCallback: (work: () => void) => idle.push(work),
      cancelIdleCallback: () => undefined,
    })
  })
  afterEach(() => {
    cleanup()
    Reflect.deleteProperty(window, 'requestIdleCallback')
    Reflect.deleteProperty(window, 'cancelIdleCallback')
    Reflect.deleteProperty(navigator, 'connection')
  })

  const runIdle = () =>
    act(async () => {
      for (const work of idle.splice(0)) work()
    })

  test('the code of the product page is loaded in idle time once a list stands there', async () => {
    const product = jest.fn(async () => ({ default: () => null }))
    renderApp({
      path: '/catalog/12',
      modules: { 'mf-catalog/./SectionPage': section, 'mf-catalog/./ProductPage': product },
    })
    expect(await screen.findByRole('heading', { name: 'Ручки' })).toBeInTheDocument()
    expect(product).not.toHaveBeenCalled()
    await runIdle()
    expect(product).toHaveBeenCalledTimes(1)
  })

  test('code that could not be loaded ahead is asked for anew when its page opens', async () => {
    const product = jest
      .fn(async (): Promise<object> => ({ default: () => <h1>Ручка</h1> }))
      .mockRejectedValueOnce(new Error('offline'))
    const list = { default: () => <Link to="/product/77">Ручка</Link> }
    renderApp({
      path: '/catalog/12',
      modules: { 'mf-catalog/./SectionPage': list, 'mf-catalog/./ProductPage': product },
    })
    const link = await screen.findByRole('link', { name: 'Ручка' })
    await runIdle()
    // The page suspends: the click is awaited with what it starts.
    await act(async () => link.click())
    expect(await screen.findByRole('heading', { name: 'Ручка' })).toBeInTheDocument()
    expect(product).toHaveBeenCalledTimes(2)
  })

  test('a buyer who saves data loads no code ahead', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    const product = jest.fn(async () => ({ default: () => null }))
    renderApp({
      path: '/catalog/12',
      modules: { 'mf-catalog/./SectionPage': section, 'mf-catalog/./ProductPage': product },
    })
    await screen.findByRole('heading', { name: 'Ручки' })
    await runIdle()
    expect(product).not.toHaveBeenCalled()
  })
})

describe('page-loader', () => {
  const route: PlannedRoute = {
    id: 'basket.basket',
    part: 'mf-basket',
    path: '/basket',
    expose: './BasketPage',
    access: 'anyone',
  }

  test('a module that fails ahead of time is evicted: opening the page loads it anew', async () => {
    const tries = jest
      .fn<Promise<object>, []>()
      .mockRejectedValueOnce(new Error('404'))
      .mockResolvedValue({ default: () => null })
    const loading = new Map<string, Promise<unknown>>()
    const source = {
      getLoaded: () => undefined,
      load: (_part: string, expose: string) => {
        const promise = loading.get(expose) ?? tries()
        loading.set(expose, promise)
        return promise
      },
      evict: (_part: string, expose: string) => void loading.delete(expose),
    }
    const load = pageLoader(testKernel({ plan: { routes: [route] } }), source)
    await expect(load('/basket')).rejects.toThrow('404')
    await expect(source.load('mf-basket', './BasketPage')).resolves.toHaveProperty('default')
  })
})

describe('ask-for-page', () => {
  const route: PlannedRoute = {
    id: 'catalog.section',
    part: 'mf-catalog',
    path: '/catalog/:sectionId',
    expose: './SectionPage',
    access: 'anyone',
  }
  const kernel = testKernel({ plan: { routes: [route] } })
  const sourceOf = (loaded: object | undefined) => ({
    getLoaded: () => loaded,
    load: jest.fn(),
    evict: jest.fn(),
  })

  test('the data of a page whose code is there are asked for at once, by its address', () => {
    const prefetch = jest.fn(async (_kernel: unknown, _page: PageRequest) => undefined)
    const source = sourceOf({ default: () => null, prefetch })
    askForPage(kernel, source, '/catalog/12?sort=PRICE')
    expect(prefetch).toHaveBeenCalledTimes(1)
    const [askedOf, page] = prefetch.mock.calls[0] ?? []
    expect(askedOf).toBe(kernel)
    expect(page).toMatchObject({ params: { sectionId: '12' }, path: '/catalog/12' })
    expect(page?.search.get('sort')).toBe('PRICE')
    expect(source.load).not.toHaveBeenCalled()
  })

  test.each([
    ['code that is not there is left to the page', '/catalog/12', undefined],
    ['a page without data', '/catalog/12', { default: () => null }],
    ['an address that no part knows', '/nowhere', { prefetch: () => Promise.reject(new Error('asked')) }],
    [
      'data that cannot be had: the page tells',
      '/catalog/12',
      { prefetch: () => Promise.reject(new Error('503')) },
    ],
  ])('%s', (_what, url, module) => {
    const source = sourceOf(module)
    expect(() => askForPage(kernel, source, url)).not.toThrow()
    expect(source.load).not.toHaveBeenCalled()
  })
})
