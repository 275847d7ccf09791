import { testProduct } from '@prilavok/shared-kernel/testing'
import { optionKey, type SearchOption } from './search-option'

test.each<[SearchOption, string]>([
  [{ kind: 'recent', title: 'ручка' }, 'recent ручка'],
  [{ kind: 'query', title: 'ручка' }, 'query ручка'],
  [{ kind: 'clear' }, 'clear'],
  [{ kind: 'section', id: 12, title: 'Ручки', count: 5 }, 'section 12'],
  [{ kind: 'product', product: testProduct({ ID: 7 }) }, 'product 7'],
])('an option has the key of what it is', (option, key) => {
  expect(optionKey(option)).toBe(key)
})
