import { useKernel } from '@prilavok/shared-kernel/kernel'
import { ErrorState } from '@prilavok/shared-kernel/ui/error-state'
import { Skeleton } from '@prilavok/shared-kernel/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { infoTextQuery } from '../../api/get-info-text'
import { ContentBlocks } from './ContentBlocks'
import { consentTexts } from './texts'

/** What a consent means, in the shop's words (`info/agree`, `info/transfer`). */
export function ConsentText({ code }: { code: string }) {
  const { data, error, isFetching, refetch } = useQuery(infoTextQuery(useKernel(), code))
  if (data) return <ContentBlocks blocks={data.BLOCKS} />
  if (data === null) return <p>{consentTexts.none}</p>
  if (error)
    return (
      <ErrorState
        title={consentTexts.failed}
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  return (
    <div role="status" aria-label={consentTexts.loading}>
      <Skeleton height={120} />
    </div>
  )
}
