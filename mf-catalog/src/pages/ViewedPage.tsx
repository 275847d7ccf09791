import type { PageHead, PageRequest } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { EmptyState } from '@prilavok/shared-kernel/ui/empty-state'
import { ListPage } from '../features/products/list/ListPage'
import { prefetchList } from '../features/products/list/prefetch-list'
import { useProductList } from '../features/products/list/use-product-list'
import { OpenCatalog } from '../features/sections/OpenCatalog'
import { viewedTexts } from '../features/viewed/texts'
import { sectionCrumbs } from '../model/section-crumbs'

type Page = PageRequest<Record<string, never>>

const LIST = { source: { saved: 'viewed' }, listKey: 'viewed' } as const

/** Not on a server: its pages are shared by visitors who have done nothing but look. */
export const prefetch = async (kernel: Kernel, { search }: Page): Promise<void> => {
  if (kernel.platform.kind !== 'server') await prefetchList(kernel, LIST, search)
}

export const head = (): PageHead => ({ title: viewedTexts.title, robots: 'noindex' })

/** /catalog/viewed: products whose pages the visitor has opened, logged in or not (CAT-007). */
export default function ViewedPage({ page }: { page: Page }) {
  return (
    <ListPage
      list={useProductList(LIST, page)}
      crumbs={sectionCrumbs([], viewedTexts.title)}
      title={viewedTexts.title}
      empty={
        <EmptyState icon="eye" title={viewedTexts.empty} actions={<OpenCatalog />}>
          {viewedTexts.emptyWhy}
        </EmptyState>
      }
    />
  )
}
