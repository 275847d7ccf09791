import type { PlannedRoute } from '@prilavok/shared-kernel/contract'
import { testKernel } from '@prilavok/shared-kernel/testing'
import { pageLoader } from './prefetch'

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
