import { shopPlan, testKernel } from '@prilavok/shared-kernel/testing'
import { isLoadedAhead } from './is-loaded-ahead'

const source = (...loaded: string[]) => ({
  getLoaded: (part: string, expose: string) => (loaded.includes(`${part}/${expose}`) ? {} : undefined),
  load: () => Promise.reject(new Error('is not loaded here')),
  evict: () => undefined,
})
const { plan } = testKernel({ plan: shopPlan() })
const PRODUCT = source('mf-catalog/./ProductPage', 'mf-cabinet/./OrdersPage')
const SECTION = source('mf-catalog/./SectionPage')

test.each([
  ['/catalog/12', '/product/77', PRODUCT, true],
  ['/search?q=бумага', '/product/77', PRODUCT, true],
  ['/catalog/12', '/catalog/13', SECTION, true],
  ['/product/77', '/catalog/13', SECTION, false],
  ['/catalog/12', '/product/77', source(), false],
  ['/catalog/12', '/cabinet/orders', PRODUCT, false],
  ['/basket', '/product/77', PRODUCT, false],
  ['/catalog/12', '/nowhere', PRODUCT, false],
])('from %s to %s', (from, to, modules, expected) => {
  expect(isLoadedAhead(plan, modules, from, to)).toBe(expected)
})
