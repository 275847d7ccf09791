import { styled } from '@prilavok/shared-kernel/styled'
import { keyStyles, media } from '@prilavok/shared-kernel/theme'

/** The row of an entry, of whatever height. */
export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 40px;
  padding: 4px 8px;
  border-radius: var(--r-m);
  scroll-margin: 8px;
  cursor: pointer;
  b {
    font-weight: 600;
  }
  &[aria-selected='true'] {
    --picture-bg: none;
    --picture-blend: multiply;
    background: var(--accent-soft);
  }
  ${media.phone} {
    min-height: 48px;
  }
`
/** The one cell of a plain entry: a link or a button as wide as the row. */
export const Line = styled(Row)`
  padding: 0;
  > div > * {
    display: flex;
    align-items: center;
    gap: 12px;
    width: 100%;
    min-height: inherit;
    padding: 4px 8px;
    color: inherit;
    text-align: left;
  }
  svg {
    flex: none;
    margin: 0 9px;
    color: var(--n-600);
  }
  small {
    font-size: 14px;
    line-height: 20px;
    color: var(--n-700);
  }
  kbd {
    ${keyStyles}
  }
  ${media.phone} {
    small {
      display: block;
      font-size: 12px;
      line-height: 16px;
    }
    kbd {
      display: none;
    }
  }
`
/** Name and description; takes the room that is left. */
export const Title = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`
export const Trailing = styled.span`
  flex: none;
  color: var(--n-700);
  font-size: 13px;
  font-variant-numeric: tabular-nums lining-nums;
`
/** The only cell of a row. */
export const Cell = styled.div`
  flex: 1;
  min-width: 0;
  min-height: inherit;
`
