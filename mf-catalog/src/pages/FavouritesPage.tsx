import type { PageHead, PageRequest, Product } from '@prilavok/shared-kernel/contract'
import { formatProducts } from '@prilavok/shared-kernel/format'
import { type Kernel, useKernel } from '@prilavok/shared-kernel/kernel'
import { isYes } from '@prilavok/shared-kernel/shop'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { EmptyState } from '@prilavok/shared-kernel/ui/empty-state'
import { useEffect, useRef } from 'react'
import { favouritesTexts } from '../features/favourites/texts'
import { FavouritesProvider } from '../features/products/item/removed-favourite'
import { ListPage } from '../features/products/list/ListPage'
import { prefetchList } from '../features/products/list/prefetch-list'
import { useProductList } from '../features/products/list/use-product-list'
import { OpenCatalog } from '../features/sections/OpenCatalog'
import { sectionCrumbs } from '../model/section-crumbs'
import { changeFavourite } from '../model/use-favourite'
import { useRemovedFavourites } from '../model/use-removed-favourites'

type Page = PageRequest<Record<string, never>>

const LIST = { source: { saved: 'favorite' }, listKey: 'favorite' } as const

export const prefetch = (kernel: Kernel, { search }: Page): Promise<void> =>
  prefetchList(kernel, LIST, search)

export const head = (): PageHead => ({ title: favouritesTexts.title, robots: 'noindex' })

/** /catalog/favorite: the favourites of a customer (CAT-006). What is taken out stays in its place until the list is left. */
export default function FavouritesPage({ page }: { page: Page }) {
  const list = useProductList(LIST, page)
  const heading = useRef<HTMLHeadingElement>(null)
  const { emptied } = useRemovedFavourites(list, page.search)
  useEffect(() => {
    // The heart that was pressed has gone with its row.
    if (emptied) heading.current?.focus({ preventScroll: true })
  }, [emptied])
  const shown = emptied ? { ...list, products: [], count: 0 } : list
  return (
    <FavouritesProvider>
      <ListPage
        list={shown}
        heading={heading}
        crumbs={sectionCrumbs([], favouritesTexts.title)}
        title={favouritesTexts.title}
        empty={
          <EmptyState
            icon="heart"
            title={favouritesTexts.empty}
            actions={
              <>
                <OpenCatalog />
                {emptied && <BringBack products={list.products} />}
              </>
            }
          >
            {favouritesTexts.emptyWhy}
          </EmptyState>
        }
      />
    </FavouritesProvider>
  )
}

/** Undoes that all products of the list were taken out. */
function BringBack({ products }: { products: readonly Product[] }) {
  const kernel = useKernel()
  const bring = () => {
    for (const product of products) if (!isYes(product.FAVORITE)) changeFavourite(kernel, product, 'Y')
  }
  return <Button onClick={bring}>{favouritesTexts.bringBack(formatProducts(products.length))}</Button>
}
