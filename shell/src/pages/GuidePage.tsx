import type { PageHead, PageRequest, StructuredData } from '@prilavok/shared-kernel/contract'
import { type Kernel, useKernel } from '@prilavok/shared-kernel/kernel'
import { useQuery } from '@tanstack/react-query'
import { contentPageQuery } from '../api/get-content-page'
import { AnchorLink } from '../features/content-blocks/AnchorLink'
import { blockAnchors } from '../features/content-blocks/block-anchors'
import { ContentFrame } from '../features/content-blocks/ContentFrame'
import { contentCrumbs, contentHead } from '../features/content-blocks/content-head'
import { PageText } from '../features/content-blocks/PageText'
import { useAnchorScroll } from '../features/content-blocks/use-anchor-scroll'
import { Guide } from '../features/guide/Guide'
import { guideTexts } from '../features/guide/texts'

const queryOf = (kernel: Kernel) => contentPageQuery(kernel, 'front_up/how_to_make_order')

export const prefetch = (kernel: Kernel): Promise<void> => kernel.query.prefetchQuery(queryOf(kernel))

/** The guide is there whatever the shop has written. */
export function head(kernel: Kernel, { path }: PageRequest): PageHead {
  const answer = kernel.query.getQueryData(queryOf(kernel).queryKey)
  return answer ? contentHead(answer, path) : { title: guideTexts.title, canonical: path }
}

export const structuredData = (kernel: Kernel, page: PageRequest): StructuredData[] => [
  contentCrumbs(head(kernel, page).title, page.path),
]

/** /content/front_up/how_to_make_order: four steps, then what the shop says of them (SHELL-025, AMB-70). */
export default function GuidePage({ page }: { page: PageRequest }) {
  const query = useQuery(queryOf(useKernel()))
  const { data } = query
  useAnchorScroll(Boolean(data))
  const anchors = new Set(blockAnchors(data?.ITEMS ?? []))
  return (
    <ContentFrame title={data?.TITLE || guideTexts.title} path={page.path}>
      <Guide
        more={(id, title) =>
          anchors.has(id) && (
            <AnchorLink id={id} label={title}>
              {guideTexts.more}
            </AnchorLink>
          )
        }
      />
      <PageText query={query} />
    </ContentFrame>
  )
}
