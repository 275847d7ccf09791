import type { PageHead, PageRequest } from '@prilavok/shared-kernel/contract'
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
import { searchQuery } from '../api/get-search'
import { LoyaltyPrices } from '../features/products/item/LoyaltyPrices'
import { ProductList } from '../features/products/list/ProductList'
import { prefetchList } from '../features/products/list/prefetch-list'
import { useProductList } from '../features/products/list/use-product-list'
import { CorrectedNote } from '../features/search/CorrectedNote'
import { correctedSearch, readSearch, searchUrl } from '../features/search/search-url'
import { searchTexts } from '../features/search/texts'
import { SectionChips } from '../features/sections/SectionChips'
import { sectionsTexts } from '../features/sections/texts'

type Page = PageRequest<Record<string, never>>

const listOf = (q: string) => ({ source: { q }, listKey: 'search' })

export async function prefetch(kernel: Kernel, { search }: Page): Promise<void> {
  const asked = readSearch(search)
  if (!asked.q) return
  const options = searchQuery(kernel, asked.q)
  await Promise.all([kernel.query.prefetchQuery(options), prefetchList(kernel, listOf(asked.q), search)])
  const shown = correctedSearch(asked, kernel.query.getQueryData(options.queryKey)?.SUGGEST)
  if (shown === asked) return
  await Promise.all([
    kernel.query.prefetchQuery(searchQuery(kernel, shown.q)),
    prefetchList(kernel, listOf(shown.q), search),
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
    <>
      <LoyaltyPrices>
        <Container>
          <Breadcrumbs items={[{ title: searchTexts.label }]} />
          {q ? <Results page={page} /> : <NoQuery />}
        </Container>
      </LoyaltyPrices>
      <Slot name="page.orderBar" props={{}} />
    </>
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
  const corrected = shown === asked ? null : searchUrl(shown.q, shown.typed)
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
      <SectionChips sections={data?.SECTIONS ?? []} />
      <ProductList
        list={known}
        heading={heading}
        empty={
          <EmptyState icon="search" title={searchTexts.nothing} actions={<OpenCatalog />}>
            {searchTexts.nothingWhy}
          </EmptyState>
        }
      />
    </>
  )
}

const OpenCatalog = () => <LinkButton to="/catalog-list">{sectionsTexts.section.openCatalog}</LinkButton>
