import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'

/** Rows on the left, the summary on the right; one under the other below 1200. */
export const BasketColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) var(--summary-panel);
  align-items: start;
  gap: 24px;
  transition: opacity var(--t-fast);
  &[data-stale] {
    opacity: 0.5;
  }
  ${media.narrowDesktop} {
    grid-template-columns: minmax(0, 1fr) 296px;
    gap: 16px;
  }
  ${media.compact} {
    grid-template-columns: minmax(0, 1fr);
  }
`
