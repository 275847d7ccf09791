import { styled } from '@prilavok/shared-kernel/styled'
import { ErrorState } from '@prilavok/shared-kernel/ui/error-state'
import { Spinner } from '@prilavok/shared-kernel/ui/spinner'
import { repeatTexts } from './texts'
import type { Repeat } from './use-repeat'

const Root = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
  justify-content: center;
  min-height: 240px;
  padding: 24px;
`

/** In place of the rows: they are on their way, have not come, or there are none. */
export function RepeatPending({ repeat: { failure, missing, retry } }: { repeat: Repeat }) {
  if (failure) return <ErrorState error={failure} onRetry={retry} />
  return (
    <Root role="status">
      {missing ? (
        repeatTexts.missing
      ) : (
        <>
          <Spinner />
          {repeatTexts.loading}
        </>
      )}
    </Root>
  )
}
