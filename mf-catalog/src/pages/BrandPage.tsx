import type { BrandAnswer, PageHead, PageRequest } from '@prilavok/shared-kernel/contract'
import { type Kernel, useKernel } from '@prilavok/shared-kernel/kernel'
import { EmptyState } from '@prilavok/shared-kernel/ui/empty-state'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { missingHead, NotFound } from '@prilavok/shared-kernel/ui/not-found'
import { useQuery } from '@tanstack/react-query'
import { brandQuery } from '../api/get-brands'
import { BrandCountry } from '../features/brands/BrandCountry'
import { brandCrumbs, brandSections } from '../features/brands/brand-sections'
import { brandsTexts } from '../features/brands/texts'
import { useFilteredSections } from '../features/products/filters/use-filtered-sections'
import { ListPage } from '../features/products/list/ListPage'
import { listAddress } from '../features/products/list/list-address'
import { prefetchList } from '../features/products/list/prefetch-list'
import { useProductList } from '../features/products/list/use-product-list'
import { productsTexts } from '../features/products/texts'
import { OpenCatalog } from '../features/sections/OpenCatalog'
import { SectionChips } from '../features/sections/SectionChips'
import { texts } from '../texts'

type Page = PageRequest<{ brandId: string; sectionId?: string }>

const listOf = ({ params: { brandId, sectionId } }: Page) => ({
  source: { brandId, ...(sectionId ? { brandSection: sectionId } : {}) },
  listKey: `brand-${brandId}`,
})
const queryOf = (kernel: Kernel, { params: { brandId, sectionId } }: Page) =>
  brandQuery(kernel, brandId, sectionId)

export async function prefetch(kernel: Kernel, page: Page): Promise<void> {
  await Promise.all([
    kernel.query.prefetchQuery(queryOf(kernel, page)),
    prefetchList(kernel, listOf(page), page.search),
  ])
}

export function head(kernel: Kernel, page: Page): PageHead {
  const answer = kernel.query.getQueryData(queryOf(kernel, page).queryKey)
  if (!answer) return { title: texts.catalog }
  const { ITEM, SECTION } = answer
  if (!ITEM) return missingHead(brandsTexts.unknown)
  if (page.params.sectionId && !SECTION) return missingHead(brandsTexts.unknownSection)
  return {
    title: SECTION ? brandsTexts.within(ITEM.NAME, SECTION.NAME) : ITEM.NAME,
    description: brandsTexts.description(ITEM.NAME, kernel.shop.NAME),
    ...listAddress(page),
  }
}

/** /catalog/brand/{id}: a brand with its products; /catalog/brand/{id}/{section}: those of one section (CAT-005). */
export default function BrandPage({ page }: { page: Page }) {
  const { data, isError } = useQuery(queryOf(useKernel(), page))
  const { brandId, sectionId } = page.params
  if (data && !data.ITEM) return <NotFound title={brandsTexts.unknown}>{brandsTexts.unknownWhy}</NotFound>
  if (data?.ITEM && sectionId && !data.SECTION)
    return (
      <NotFound
        title={brandsTexts.unknownSection}
        actions={
          <LinkButton to={`/catalog/brand/${brandId}`} kind="primary" size="l">
            {brandsTexts.openBrand}
          </LinkButton>
        }
      >
        {brandsTexts.unknownSectionWhy(data.ITEM.NAME)}
      </NotFound>
    )
  return <BrandList page={page} answer={data} nameless={isError} />
}

interface BrandListProps {
  page: Page
  answer: BrandAnswer | undefined
  /** Its name could not be had; the products may still be there. */
  nameless: boolean
}

function BrandList({ page, answer, nameless }: BrandListProps) {
  const list = useProductList(listOf(page), page)
  const { sections, hrefOf } = useFilteredSections(list.filters, answer ? brandSections(answer) : [])
  const { brandId, sectionId } = page.params
  const brand = answer?.ITEM
  const section = answer?.SECTION
  const named = brand && (section ? brandsTexts.within(brand.NAME, section.NAME) : brand.NAME)
  return (
    <ListPage
      list={list}
      crumbs={brandCrumbs(answer)}
      title={named ?? (nameless ? productsTexts.list.label : undefined)}
      empty={
        sectionId ? (
          <EmptyState
            title={brandsTexts.emptySection}
            actions={<LinkButton to={`/catalog/brand/${brandId}`}>{brandsTexts.openBrand}</LinkButton>}
          />
        ) : (
          <EmptyState title={brandsTexts.empty} actions={<OpenCatalog />} />
        )
      }
    >
      {brand?.COUNTRY && <BrandCountry name={brand.COUNTRY} />}
      <SectionChips sections={sections} hrefOf={({ ID }) => hrefOf(`/catalog/brand/${brandId}/${ID}`)} />
    </ListPage>
  )
}
