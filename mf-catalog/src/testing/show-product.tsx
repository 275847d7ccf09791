import type { Product } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { type PartOptions, partKernel, renderWithKernel, testProduct } from '@prilavok/shared-kernel/testing'
import { useQuery } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { productListQuery } from '../api/get-product-list'
import { LoyaltyPrices } from '../features/products/item/LoyaltyPrices'
import { ProductCards } from '../features/products/ProductCards'
import { ProductRows } from '../features/products/ProductRows'
import type { CatalogData } from './catalog-api'

const VIEWS = { row: [ProductRows, 'listitem'], card: [ProductCards, 'article'] } as const
type View = keyof typeof VIEWS
const PAGE = { sort: 'POPULARITY', order: 'DESC', limit: 36, page: 1 } as const
const queryOf = (kernel: ReturnType<typeof partKernel>) => productListQuery(kernel, { sectionId: '12' }, PAGE)

function Shown({ view }: { view: View }) {
  const { data } = useQuery(queryOf(useKernel()))
  const [List] = VIEWS[view]
  return (
    <LoyaltyPrices>
      <List products={data?.ITEMS ?? []} />
    </LoyaltyPrices>
  )
}

/** Shows products as the rows or the cards of a list that is loaded, without the page around it. */
export const productsOf = (data: CatalogData) => {
  const show = (view: View, products: readonly Product[], options: PartOptions = {}) => {
    data.products = [...products]
    for (const { ID, BASKET } of products) data.basket.set(ID, BASKET)
    const kernel = partKernel(options)
    const NAV = { CNT: products.length, LIMIT: PAGE.limit, OFFSET: 0 }
    kernel.query.setQueryData(queryOf(kernel).queryKey, { ITEMS: data.products, NAV })
    const { unmount } = renderWithKernel(<Shown view={view} />, { kernel })
    const itemOf = (name: string) => within(screen.getByRole(VIEWS[view][1], { name }))
    return { kernel, unmount, itemOf }
  }
  const one =
    (view: View) =>
    (changes: Partial<Product> = {}, options: PartOptions = {}) => {
      const product = testProduct(changes)
      return show(view, [product], options).itemOf(product.NAME)
    }
  return { show, showRow: one('row'), showCard: one('card') }
}
