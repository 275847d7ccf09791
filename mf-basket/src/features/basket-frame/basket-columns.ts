import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'

/** Sums of a basket and what goes with them; it stays on the screen beside long baskets. */
export const SummaryColumn = styled.div`
  position: sticky;
  top: 16px;
  display: grid;
  gap: 16px;
  ${media.compact} {
    position: static;
  }
`

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
