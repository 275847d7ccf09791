import type { PageRequest, PlannedRoute } from '@prilavok/shared-kernel/contract'
import { testKernel } from '@prilavok/shared-kernel/testing'
import { act, cleanup, screen } from '@testing-library/react'
import { askForPage } from '../client/ask-for-page'
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
