import type { ContentAnswer } from '@prilavok/shared-kernel/contract'
import { ErrorState } from '@prilavok/shared-kernel/ui/error-state'
import type { UseQueryResult } from '@tanstack/react-query'
import { Article, ContentText } from './ContentText'
import { TextLoading } from './TextLoading'
import { contentTexts } from './texts'

/**
 * The editor's text on a page that has more than it: on its way, failed, or there (SHELL-024). Nothing where the shop has written none:
 * the page is whole without it.
 */
export function PageText({ query }: { query: UseQueryResult<ContentAnswer | null> }) {
  const { data, error, isFetching, refetch } = query
  if (data) return data.ITEMS.length > 0 ? <ContentText blocks={data.ITEMS} /> : null
  if (data === null) return null
  return (
    <Article>
      {error ? (
        <ErrorState
          title={contentTexts.failed}
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <TextLoading />
      )}
    </Article>
  )
}
