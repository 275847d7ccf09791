import type { PageHead, PageRequest, SectionAnswer } from '@prilavok/shared-kernel/contract'
import { formatProducts } from '@prilavok/shared-kernel/format'
import { type Kernel, useKernel } from '@prilavok/shared-kernel/kernel'
import { Slot } from '@prilavok/shared-kernel/slots'
import { Breadcrumbs } from '@prilavok/shared-kernel/ui/breadcrumbs'
import { Container } from '@prilavok/shared-kernel/ui/container'
import { EmptyState } from '@prilavok/shared-kernel/ui/empty-state'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { NotFound } from '@prilavok/shared-kernel/ui/not-found'
import { PageTitle } from '@prilavok/shared-kernel/ui/page-title'
import { Skeleton } from '@prilavok/shared-kernel/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { sectionQuery } from '../api/get-section'
import { LoyaltyPrices } from '../features/products/item/LoyaltyPrices'
import { ProductList } from '../features/products/list/ProductList'
import { prefetchList } from '../features/products/list/prefetch-list'
import { useProductList } from '../features/products/list/use-product-list'
import { productsTexts } from '../features/products/texts'
import { SectionChips } from '../features/sections/SectionChips'
import { sectionsTexts } from '../features/sections/texts'
import { sectionCrumbs } from '../model/section-crumbs'
import { texts } from '../texts'

type Page = PageRequest<{ sectionId: string }>

const listOf = ({ params: { sectionId } }: Page) => ({ source: { sectionId }, listKey: sectionId })

export async function prefetch(kernel: Kernel, page: Page): Promise<void> {
  await Promise.all([
    kernel.query.prefetchQuery(sectionQuery(kernel, page.params.sectionId)),
    prefetchList(kernel, listOf(page), page.search),
  ])
}

export function head(kernel: Kernel, { params }: Page): PageHead {
  const answer = kernel.query.getQueryData(sectionQuery(kernel, params.sectionId).queryKey)
  if (answer && !answer.ITEM) return { title: sectionsTexts.section.unknown, robots: 'noindex' }
  return { title: answer?.ITEM?.NAME ?? texts.catalog }
}

/** /catalog/{sectionId}: products of a section (CAT-003). */
export default function SectionPage({ page }: { page: Page }) {
  const kernel = useKernel()
  const { data, isError } = useQuery(sectionQuery(kernel, page.params.sectionId))
  if (data && !data.ITEM)
    return <NotFound title={sectionsTexts.section.unknown}>{sectionsTexts.section.unknownWhy}</NotFound>
  return (
    <>
      <LoyaltyPrices>
        <SectionView page={page} answer={data} nameless={isError} />
      </LoyaltyPrices>
      <Slot name="page.orderBar" props={{}} />
    </>
  )
}

interface SectionViewProps {
  page: Page
  answer: SectionAnswer | undefined
  /** Its name could not be had; the products may still be there. */
  nameless: boolean
}

function SectionView({ page, answer, nameless }: SectionViewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useProductList(listOf(page), page)
  const name = answer?.ITEM?.NAME ?? (nameless ? productsTexts.list.label : undefined)
  const counted = list.state === 'loaded' && formatProducts(list.count)
  return (
    <Container>
      <Breadcrumbs items={sectionCrumbs(answer?.PATH ?? [], name ?? '…')} />
      <PageTitle headingRef={heading} count={counted || undefined}>
        {name ?? <Skeleton width={240} height={34} />}
      </PageTitle>
      <SectionChips sections={answer?.CHILDREN ?? []} />
      <ProductList
        list={list}
        heading={heading}
        empty={
          <EmptyState
            title={sectionsTexts.section.empty}
            actions={<LinkButton to="/catalog-list">{sectionsTexts.section.openCatalog}</LinkButton>}
          />
        }
      />
    </Container>
  )
}
