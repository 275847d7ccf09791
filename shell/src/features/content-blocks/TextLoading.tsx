import { styled } from '@prilavok/shared-kernel/styled'
import { Skeleton } from '@prilavok/shared-kernel/ui/skeleton'
import { contentTexts } from './texts'

const Root = styled.div`
  display: grid;
  gap: 12px;
  max-width: 563px;
`
const LINES = ['94%', '100%', '88%', '97%', '62%']

/** A text on its way. */
export function TextLoading() {
  return (
    <Root role="status" aria-busy aria-label={contentTexts.loading}>
      {LINES.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </Root>
  )
}
