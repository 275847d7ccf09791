import { Link } from '@prilavok/shared-kernel/router'
import { styled } from '@prilavok/shared-kernel/styled'

export const Place = styled.div`
  position: relative;
  flex: none;
`
export const BasketLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: 20px;
  height: 52px;
  padding: 0 14px;
  border: 1px solid var(--border);
  border-radius: var(--r-m);
  color: var(--n-900);
  text-decoration: none;
  white-space: nowrap;
  transition:
    background var(--t-fast),
    border-color var(--t-fast);
  &:hover,
  &[aria-expanded='true'] {
    border-color: var(--accent-edge);
    background: var(--accent-soft);
  }
`
export const IconPlace = styled.span`
  position: relative;
  > span {
    position: absolute;
    top: -8px;
    left: 11px;
  }
  /* A wide badge must not stand on the sum. */
  &[data-digits='3'] {
    margin-right: 6px;
  }
  &[data-digits='4'] {
    margin-right: 14px;
  }
`
export const Figures = styled.span`
  font-variant-numeric: tabular-nums lining-nums;
  > b {
    display: block;
    font-weight: 600;
    line-height: 18px;
  }
  > small {
    display: block;
    font-size: 12px;
    line-height: 14px;
    color: var(--text-muted);
  }
`
/** Its top padding bridges the way from the button, so that the pointer never leaves the widget. */
export const Popover = styled.div`
  position: absolute;
  top: 100%;
  right: 0;
  z-index: var(--z-dropdown);
  width: 420px;
  padding-top: 8px;
  > div {
    border: 1px solid var(--border);
    border-radius: var(--r-l);
    background: var(--bg-surface);
    box-shadow: var(--sh-m);
    animation: mini-basket-in var(--t-base) var(--ease-out);
  }
  @keyframes mini-basket-in {
    from {
      opacity: 0;
      transform: translateY(-4px);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    > div {
      animation: none;
    }
  }
`
export const Waiting = styled.div`
  padding: 16px;
`
