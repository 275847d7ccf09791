import { Container } from '@prilavok/shared-kernel/ui/container'
import { ErrorState } from '@prilavok/shared-kernel/ui/error-state'

/** In place of a page that cannot be rendered yet: says why, and offers another try. */
export function PageFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Container>
      <ErrorState error={error} onRetry={onRetry} />
    </Container>
  )
}
