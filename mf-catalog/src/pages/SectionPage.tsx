import type { PageHead, PageRequest, SectionAnswer, StructuredData } from '@prilavok/shared-kernel/contract'
import { type Kernel, useKernel } from '@prilavok/shared-kernel/kernel'
import { EmptyState } from '@prilavok/shared-kernel/ui/empty-state'
import { missingHead, NotFound } from '@prilavok/shared-kernel/ui/not-found'
import { useQuery } from '@tanstack/react-query'
import { sectionQuery } from '../api/get-section'
import { useFilteredSections } from '../features/products/filters/use-filtered-sections'
import { ListPage } from '../features/products/list/ListPage'
import { listAddress } from '../features/products/list/list-address'
import { prefetchList } from '../features/products/list/prefetch-list'
import { useProductList } from '../features/products/list/use-product-list'
import { productsTexts } from '../features/products/texts'
import { OpenCatalog } from '../features/sections/OpenCatalog'
import { SectionChips } from '../features/sections/SectionChips'
import { sectionsTexts } from '../features/sections/texts'
import { breadcrumbData } from '../model/breadcrumb-data'
import { placeholderSection } from '../model/placeholder-section'
import { sectionCrumbs } from '../model/section-crumbs'
import { texts } from '../texts'

type Page = PageRequest<{ sectionId: string }>

const listOf = ({ params: { sectionId } }: Page) => ({ source: { sectionId }, listKey: sectionId })

export async function prefetch(kernel: Kernel, page: Page): Promise<void> {
  await Promise.all([
    prefetchList(kernel, listOf(page), page.search),
    kernel.query.prefetchQuery(sectionQuery(kernel, page.params.sectionId)),
  ])
}

export function head(kernel: Kernel, page: Page): PageHead {
  const answer = kernel.query.getQueryData(sectionQuery(kernel, page.params.sectionId).queryKey)
  if (answer && !answer.ITEM) return missingHead(sectionsTexts.section.unknown)
  const name = answer?.ITEM?.NAME
  if (!name) return { title: texts.catalog }
  const description = sectionsTexts.section.description(name, kernel.shop.NAME)
  return { title: name, description, ...listAddress(page) }
}

export function structuredData(kernel: Kernel, { params, path }: Page): StructuredData[] {
  const answer = kernel.query.getQueryData(sectionQuery(kernel, params.sectionId).queryKey)
  return answer?.ITEM ? [breadcrumbData(sectionCrumbs(answer.PATH, answer.ITEM.NAME), path)] : []
}

/** /catalog/{sectionId}: products of a section (CAT-003). */
export default function SectionPage({ page }: { page: Page }) {
  const kernel = useKernel()
  const { sectionId } = page.params
  const { data, isError, refetch } = useQuery({
    ...sectionQuery(kernel, sectionId),
    placeholderData: () => placeholderSection(kernel.query, sectionId),
  })
  if (data && !data.ITEM)
    return <NotFound title={sectionsTexts.section.unknown}>{sectionsTexts.section.unknownWhy}</NotFound>
  return <SectionView page={page} answer={data} nameless={isError} onRetry={() => void refetch()} />
}

interface SectionViewProps {
  page: Page
  answer: SectionAnswer | undefined
  /** Its name could not be had; the products may still be there. */
  nameless: boolean
  /** Asks for the section again. */
  onRetry(): void
}

function SectionView({ page, answer, nameless, onRetry }: SectionViewProps) {
  const list = useProductList(listOf(page), page)
  const { sections, hrefOf } = useFilteredSections(list.filters, answer?.CHILDREN ?? [])
  const name = answer?.ITEM?.NAME ?? (nameless ? productsTexts.list.label : undefined)
  const retry = () => {
    list.retry()
    if (nameless) onRetry()
  }
  return (
    <ListPage
      list={{ ...list, retry }}
      crumbs={sectionCrumbs(answer?.PATH ?? [], name ?? '…')}
      title={name}
      empty={<EmptyState title={sectionsTexts.section.empty} actions={<OpenCatalog />} />}
    >
      <SectionChips sections={sections} hrefOf={({ ID }) => hrefOf(`/catalog/${ID}`)} />
    </ListPage>
  )
}
