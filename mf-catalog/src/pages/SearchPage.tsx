import { PageWithBar } from '@prilavok/shared-kernel/bars'
import type { PageHead, PageRequest, Section } from '@prilavok/shared-kernel/contract'
import { formatProducts } from '@prilavok/shared-kernel/format'
import { type Kernel, useKernel } from '@prilavok/shared-kernel/kernel'
import { useNavigate } from '@prilavok/shared-kernel/router'
import { Slot } from '@prilavok/shared-kernel/slots'
import { Breadcrumbs } from '@prilavok/shared-kernel/ui/breadcrumbs'
import { Container } from '@prilavok/shared-kernel/ui/container'
import { EmptyState } from '@prilavok/shared-kernel/ui/empty-state'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { PageTitle } from '@prilavok/shared-kernel/ui/page-title'
import { Panel } from '@prilavok/shared-kernel/ui/panel'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { mainSectionsQuery } from '../api/get-main-sections'
import { productListQuery } from '../api/get-product-list'
import { searchQuery } from '../api/get-search'
import { LoyaltyPrices } from '../features/products/item/LoyaltyPrices'
import { urlWith } from '../features/products/list/list-url'
import { ProductList } from '../features/products/list/ProductList'
import { prefetchList } from '../features/products/list/prefetch-list'
import { useProductList } from '../features/products/list/use-product-list'
import { ProductCards } from '../features/products/ProductCards'
import { CorrectedNote } from '../features/search/CorrectedNote'
import { NothingFound } from '../features/search/NothingFound'
import { correctedSearch, readSearch } from '../features/search/search-url'
import { searchTexts } from '../features/search/texts'
import { SectionChips } from '../features/sections/SectionChips'
import { sectionsTexts } from '../features/sections/texts'

/** One element for all renderings: a new one, before the server's bar is hydrated, would have React throw that away. */
const ORDER_BAR = <Slot name="page.orderBar" props={{}} />

type Page = PageRequest<Record<string, never>>

const listOf = (q: string) => ({ source: { q }, listKey: 'search' })

export async function prefetch(kernel: Kernel, { search }: Page): Promise<void> {
  const asked = readSearch(search)
  if (!asked.q) return
  const options = searchQuery(kernel, asked.q)
  await Promise.all([kernel.query.prefetchQuery(options), prefetchList(kernel, listOf(asked.q), search)])
  const shown = correctedSearch(asked, kernel.query.getQueryData(options.queryKey)?.SUGGEST)
  if (shown === asked) return prefetchNothing(kernel, asked.q)
  await Promise.all([
    kernel.query.prefetchQuery(searchQuery(kernel, shown.q)),
    prefetchList(kernel, listOf(shown.q), search),
  ])
}

/** What stands where a search finds nothing. */
async function prefetchNothing(kernel: Kernel, q: string): Promise<void> {
  const answer = kernel.query.getQueryData(searchQuery(kernel, q).queryKey)
  if (answer?.CNT !== 0) return
  await Promise.all([
    kernel.query.prefetchQuery(mainSectionsQuery(kernel)),
    answer.SUGGEST && kernel.query.prefetchQuery(nearProductsQuery(kernel, answer.SUGGEST)),
  ])
}

export function head(_kernel: Kernel, { search }: Page): PageHead {
  const { q } = readSearch(search)
  return { title: q ? searchTexts.title(q) : searchTexts.noQuery, robots: 'noindex' }
}

/** /search?q=…: what the search finds; a correction of the query is shown in its place, once (CAT-008, AMB-28). */
export default function SearchPage({ page }: { page: Page }) {
  const { q } = readSearch(page.search)
  return (
    <PageWithBar>
      <LoyaltyPrices>
        <Container>
          <Breadcrumbs items={[{ title: searchTexts.label }]} />
          {q ? <Results page={page} /> : <NoQuery />}
        </Container>
      </LoyaltyPrices>
      {ORDER_BAR}
    </PageWithBar>
  )
}

function NoQuery() {
  return (
    <>
      <PageTitle>{searchTexts.noQuery}</PageTitle>
      <Panel>
        <EmptyState icon="search" title={searchTexts.noQueryWhy} actions={<OpenCatalog />} />
      </Panel>
    </>
  )
}

function Results({ page }: { page: Page }) {
  const kernel = useKernel()
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const asked = readSearch(page.search)
  const first = useQuery(searchQuery(kernel, asked.q))
  const shown = correctedSearch(asked, first.data?.SUGGEST)
  const { data } = useQuery(searchQuery(kernel, shown.q))
  const list = useProductList(listOf(shown.q), page)
  const corrected = shown === asked ? null : urlWith(page.path, page.search, { ...shown })
  useEffect(() => {
    if (corrected) navigate(corrected, { replace: true })
  }, [corrected, navigate])
  const known = first.isPending ? ({ ...list, state: 'loading' } as const) : list
  const counted = known.state === 'loaded' && !list.stale && formatProducts(list.count)
  return (
    <>
      <PageTitle headingRef={heading} count={counted || undefined}>
        {searchTexts.title(shown.q)}
      </PageTitle>
      <CorrectedNote {...shown} />
      {data && data.CNT > 0 && <SectionChips sections={data.SECTIONS} />}
      <ProductList
        list={known}
        heading={heading}
        empty={<Nothing q={shown.q} near={data?.SUGGEST ?? null} sections={data?.SECTIONS ?? []} />}
      />
    </>
  )
}

interface NothingProps {
  q: string
  near: string | null
  /** Their names have words of the query. */
  sections: readonly Section[]
}

/** Where a search that finds nothing leads to. */
function Nothing({ q, near, sections }: NothingProps) {
  const kernel = useKernel()
  const { data: main } = useQuery(mainSectionsQuery(kernel))
  const { data: products } = useQuery({ ...nearProductsQuery(kernel, near ?? ''), enabled: near !== null })
  return (
    <NothingFound
      q={q}
      near={near && products ? { q: near, count: products.NAV.CNT } : null}
      products={<ProductCards products={products?.ITEMS ?? []} />}
      nearSections={sections.length > 0 && <SectionChips sections={sections} />}
      sections={main && <SectionChips sections={main.ITEMS} />}
      openCatalog={<OpenCatalog />}
    />
  )
}

/** The first products of a near query, in one line of cards. */
const nearProductsQuery = (kernel: Kernel, q: string) =>
  productListQuery(kernel, { q }, { sort: 'POPULARITY', order: 'DESC', limit: 5, page: 1 })

const OpenCatalog = () => <LinkButton to="/catalog-list">{sectionsTexts.section.openCatalog}</LinkButton>
