import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { OuterLink } from '@prilavok/shared-kernel/ui/link'

/** The list on the left, the map on the right; below 1200 the map stands above. */
export const Columns = styled.div`
  --map-height: 426px;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 480px;
  gap: 16px;
  align-items: start;
  &[data-alone] {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (max-width: 1359px) {
    grid-template-columns: minmax(0, 1fr) 400px;
  }
  ${media.compact} {
    --map-height: 300px;
    grid-template-columns: minmax(0, 1fr);
    > [data-map] {
      order: -1;
    }
  }
  @media (max-width: 767px) {
    --map-height: 220px;
  }
`
/** The mark of a point as the button that chooses it: 24 px to see, more to press. */
export const PointButton = styled.button`
  position: relative;
  flex: none;
  width: 24px;
  height: 24px;
  border-radius: 50%;
  background: var(--n-700);
  color: var(--n-0);
  font-size: 12px;
  font-weight: 600;
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    inset: -10px;
  }
  &[aria-pressed='true'] {
    background: var(--accent);
    color: var(--on-accent);
  }
`
export const RouteLink = styled(OuterLink)`
  display: inline-flex;
  gap: 4px;
  align-items: center;
  min-height: 32px;
  padding: 0 8px;
  font-size: 13px;
  white-space: nowrap;
  ${media.compact} {
    min-width: 40px;
    min-height: 40px;
    justify-content: center;
  }
`
