import type { PageHead, PageRequest } from '@prilavok/shared-kernel/contract'
import { type Kernel, useKernel } from '@prilavok/shared-kernel/kernel'
import { EmptyState } from '@prilavok/shared-kernel/ui/empty-state'
import { missingHead, NotFound } from '@prilavok/shared-kernel/ui/not-found'
import { useQuery } from '@tanstack/react-query'
import { marksQuery } from '../api/get-marks'
import { marksTexts } from '../features/marks/texts'
import { ListPage } from '../features/products/list/ListPage'
import { listAddress } from '../features/products/list/list-address'
import { prefetchList } from '../features/products/list/prefetch-list'
import { useProductList } from '../features/products/list/use-product-list'
import { productsTexts } from '../features/products/texts'
import { OpenCatalog } from '../features/sections/OpenCatalog'
import { sectionCrumbs } from '../model/section-crumbs'
import { texts } from '../texts'

type Page = PageRequest<{ markCode: string }>

const listOf = ({ params: { markCode } }: Page) => ({
  source: { mark: markCode },
  listKey: `mark-${markCode}`,
})

export async function prefetch(kernel: Kernel, page: Page): Promise<void> {
  await Promise.all([
    kernel.query.prefetchQuery(marksQuery(kernel)),
    prefetchList(kernel, listOf(page), page.search),
  ])
}

export function head(kernel: Kernel, page: Page): PageHead {
  const marks = kernel.query.getQueryData(marksQuery(kernel).queryKey)?.ITEMS
  if (!marks) return { title: texts.catalog }
  const title = marks.find(({ CODE }) => CODE === page.params.markCode)?.TITLE
  return title
    ? { title, description: marksTexts.description(title, kernel.shop.NAME), ...listAddress(page) }
    : missingHead(marksTexts.unknown)
}

/** /catalog/marks/{markCode}: products with a badge, under its title (CAT-004). */
export default function MarkPage({ page }: { page: Page }) {
  const { data, isError } = useQuery(marksQuery(useKernel()))
  const mark = data?.ITEMS.find(({ CODE }) => CODE === page.params.markCode)
  if (data && !mark) return <NotFound title={marksTexts.unknown}>{marksTexts.unknownWhy}</NotFound>
  return <MarkList page={page} title={mark?.TITLE ?? (isError ? productsTexts.list.label : undefined)} />
}

function MarkList({ page, title }: { page: Page; title: string | undefined }) {
  const list = useProductList(listOf(page), page)
  return (
    <ListPage
      list={list}
      crumbs={sectionCrumbs([], title ?? '…')}
      title={title}
      empty={<EmptyState title={marksTexts.empty} actions={<OpenCatalog />} />}
    />
  )
}
