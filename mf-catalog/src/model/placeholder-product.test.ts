import { testProduct } from '@prilavok/shared-kernel/testing'
import { QueryClient } from '@tanstack/react-query'
import { keys } from '../api/keys'
import { placeholderProduct } from './placeholder-product'

test('a product of any cached list is known before its page has asked for it', () => {
  const query = new QueryClient()
  query.setQueryData([...keys.products, 'list', {}], { ITEMS: [testProduct({ ID: 7, NAME: 'Ручка' })] })
  query.setQueryData([...keys.products, 'one', '9'], { PRODUCT: null })
  expect(placeholderProduct(query, '7')?.PRODUCT).toMatchObject({ ID: 7, NAME: 'Ручка', SECTION_PATH: [] })
  expect(placeholderProduct(query, '8')).toBeUndefined()
})
