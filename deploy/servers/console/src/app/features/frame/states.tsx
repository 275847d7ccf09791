import { Button } from '@prilavok/shared-kernel/ui/button'
import { EmptyState } from '@prilavok/shared-kernel/ui/empty-state'
import { SkeletonList } from '@prilavok/shared-kernel/ui/skeleton'
import { VisuallyHidden } from '@prilavok/shared-kernel/ui/visually-hidden'
import { errorText } from '../../api/error-text'
import { texts } from '../../texts'

/** Rows that will come. */
export const Loading = ({ rows = 6, height = 56 }: { rows?: number; height?: number }) => (
  <div role="status">
    <VisuallyHidden>{texts.loading}</VisuallyHidden>
    <SkeletonList rows={rows} height={height} />
  </div>
)

/** Stands in the place of what did not come. */
export function LoadError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        icon="warning"
        title={texts.failedToLoad}
        actions={
          <Button kind="primary" icon="refresh" onClick={onRetry}>
            {texts.retry}
          </Button>
        }
      >
        {errorText(error).text}
      </EmptyState>
    </div>
  )
}
