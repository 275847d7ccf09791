import type { PageHead, PageRequest, StructuredData } from '@prilavok/shared-kernel/contract'
import { type Kernel, useKernel } from '@prilavok/shared-kernel/kernel'
import { EmptyState } from '@prilavok/shared-kernel/ui/empty-state'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { NotFound } from '@prilavok/shared-kernel/ui/not-found'
import { useQuery } from '@tanstack/react-query'
import { contentPageQuery } from '../api/get-content-page'
import { ContentFrame } from '../features/content-blocks/ContentFrame'
import { Article } from '../features/content-blocks/ContentText'
import { contentCrumbs, contentHead } from '../features/content-blocks/content-head'
import { PageText } from '../features/content-blocks/PageText'
import { contentTexts } from '../features/content-blocks/texts'
import { useAnchorScroll } from '../features/content-blocks/use-anchor-scroll'
import { useLinkTitle } from '../model/content-links/use-content-links'

type Page = PageRequest<{ code: string }>

/** What stands behind `/content/`: a type and a code, or a code alone. */
const queryOf = (kernel: Kernel, { path }: Page) =>
  contentPageQuery(kernel, path.split('/').filter(Boolean).slice(1).join('/'))

const loaded = (kernel: Kernel, page: Page) => kernel.query.getQueryData(queryOf(kernel, page).queryKey)

export const prefetch = (kernel: Kernel, page: Page): Promise<void> =>
  kernel.query.prefetchQuery(queryOf(kernel, page))

export const head = (kernel: Kernel, page: Page): PageHead => contentHead(loaded(kernel, page), page.path)

export function structuredData(kernel: Kernel, page: Page): StructuredData[] {
  const { title, canonical } = head(kernel, page)
  return canonical ? [contentCrumbs(title, canonical)] : []
}

/** /content/{type}/{code} and /content/{code}: a page of the shop's editor (SHELL-020, SHELL-024). */
export default function ContentPage({ page }: { page: Page }) {
  const query = useQuery(queryOf(useKernel(), page))
  const title = useLinkTitle(page.params.code) ?? contentTexts.untitled
  const { data } = query
  useAnchorScroll(Boolean(data))
  if (data === null) return <NotFound title={contentTexts.unknown}>{contentTexts.unknownWhy}</NotFound>
  return (
    <ContentFrame title={data?.TITLE || title} path={page.path}>
      {data?.ITEMS.length === 0 ? <NothingYet /> : <PageText query={query} />}
    </ContentFrame>
  )
}

function NothingYet() {
  return (
    <Article>
      <EmptyState
        icon="order"
        title={contentTexts.empty}
        actions={
          <LinkButton to="/content/front_up/contact_info" kind="primary">
            {contentTexts.contacts}
          </LinkButton>
        }
      >
        {contentTexts.emptyWhy}
      </EmptyState>
    </Article>
  )
}
