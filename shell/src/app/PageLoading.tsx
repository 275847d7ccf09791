import { styled } from '@prilavok/shared-kernel/styled'
import { Container } from '@prilavok/shared-kernel/ui/container'
import { Skeleton, SkeletonList } from '@prilavok/shared-kernel/ui/skeleton'

const Root = styled(Container)`
  display: grid;
  gap: 16px;
  min-height: 60vh;
  && {
    padding-top: 20px;
  }
  align-content: start;
`

/** A page whose code or data is on its way. */
export function PageLoading() {
  return (
    <Root role="status" aria-busy="true" aria-label="Страница загружается">
      <Skeleton width={180} height={18} />
      <Skeleton width={320} height={34} />
      <SkeletonList rows={8} height={64} />
    </Root>
  )
}
