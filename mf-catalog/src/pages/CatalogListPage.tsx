import type { PageHead, PageRequest } from '@prilavok/shared-kernel/contract'
import { formatProducts } from '@prilavok/shared-kernel/format'
import { type Kernel, useKernel } from '@prilavok/shared-kernel/kernel'
import { styled } from '@prilavok/shared-kernel/styled'
import { Breadcrumbs } from '@prilavok/shared-kernel/ui/breadcrumbs'
import { Container } from '@prilavok/shared-kernel/ui/container'
import { EmptyState } from '@prilavok/shared-kernel/ui/empty-state'
import { ErrorState } from '@prilavok/shared-kernel/ui/error-state'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { missingHead, NotFound } from '@prilavok/shared-kernel/ui/not-found'
import { PageTitle } from '@prilavok/shared-kernel/ui/page-title'
import { Panel } from '@prilavok/shared-kernel/ui/panel'
import { SkeletonList } from '@prilavok/shared-kernel/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { brandsQuery } from '../api/get-brands'
import { marksQuery } from '../api/get-marks'
import { sectionsQuery } from '../api/get-sections'
import { BrandIndex } from '../features/brands/BrandIndex'
import { MarkLinks } from '../features/marks/MarkLinks'
import { PriceListButton } from '../features/sections/PriceListButton'
import { SectionTree } from '../features/sections/SectionTree'
import { sectionsTexts } from '../features/sections/texts'
import { sectionCrumbs } from '../model/section-crumbs'
import { findNode, type SectionNode, sectionTree, withProducts } from '../model/section-tree'
import { texts } from '../texts'

const Ways = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`

type Page = PageRequest<{ sectionId?: string }>

export async function prefetch(kernel: Kernel, page: Page): Promise<void> {
  await Promise.all([
    kernel.query.prefetchQuery(sectionsQuery(kernel)),
    ...(page.params.sectionId
      ? []
      : [kernel.query.prefetchQuery(brandsQuery(kernel)), kernel.query.prefetchQuery(marksQuery(kernel))]),
  ])
}

export function head(kernel: Kernel, { params: { sectionId } }: Page): PageHead {
  const title = sectionsTexts.title
  const sections = kernel.query.getQueryData(sectionsQuery(kernel).queryKey)?.ITEMS
  if (!sectionId || !sections) return { title }
  const section = sections.find(({ ID }) => ID === Number(sectionId))
  return section ? { title: section.NAME } : missingHead(sectionsTexts.section.unknown)
}

/** /catalog-list: badges, sections, brands, the price list; /catalog-list/{id}: those of one section (CAT-002). */
export default function CatalogListPage({ page }: { page: Page }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(sectionsQuery(useKernel()))
  const nodes = sectionTree(data?.ITEMS ?? [])
  const { sectionId } = page.params
  const node = sectionId ? findNode(nodes, Number(sectionId)) : undefined
  if (data && sectionId && !node)
    return <NotFound title={sectionsTexts.section.unknown}>{sectionsTexts.section.unknownWhy}</NotFound>
  return (
    <Container>
      <Breadcrumbs items={crumbsOf(node)} />
      <PageTitle
        count={node && formatProducts(node.section.CNT)}
        aside={
          <Ways>
            <PriceListButton sectionId={node?.section.ID} />
            {node && <LinkButton to={`/catalog/${node.section.ID}`}>{sectionsTexts.allOf}</LinkButton>}
          </Ways>
        }
      >
        {node?.section.NAME ?? sectionsTexts.title}
      </PageTitle>
      {!sectionId && <MarkLinks />}
      {isPending && (
        <div aria-busy>
          <SkeletonList rows={6} height={120} />
        </div>
      )}
      {error && !data && (
        <Panel>
          <ErrorState
            error={error}
            title={sectionsTexts.failed}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        </Panel>
      )}
      {data && <Sections nodes={withProducts(node?.children ?? nodes)} within={node} />}
      {!sectionId && <BrandIndex />}
    </Container>
  )
}

function Sections({ nodes, within }: { nodes: SectionNode[]; within: SectionNode | undefined }) {
  if (nodes.length > 0) return <SectionTree nodes={nodes} />
  return (
    <Panel>
      {within ? (
        <EmptyState
          icon="grid"
          title={sectionsTexts.lastSection}
          actions={
            <LinkButton to={`/catalog/${within.section.ID}`} kind="primary">
              {sectionsTexts.allOf}
            </LinkButton>
          }
        />
      ) : (
        <EmptyState title={sectionsTexts.empty} />
      )}
    </Panel>
  )
}

const crumbsOf = (node: SectionNode | undefined) =>
  node ? sectionCrumbs([], node.section.NAME) : [{ title: texts.catalog }]
