import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'

/** The kit's columns: code, product, count, removal. On a phone the product stands below. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: 150px minmax(0, 1fr) 140px 40px;
  grid-template-areas:
    'code result quantity remove'
    '. options options options';
  column-gap: 12px;
  align-items: center;
  box-sizing: border-box;
  width: 100%;
  min-height: 52px;
  padding: 6px 24px;
  border-bottom: 1px solid var(--border-subtle);
  &:last-of-type {
    border-bottom: 0;
  }
  > [data-cell='code'] {
    grid-area: code;
    overflow-wrap: anywhere;
    font-size: 13px;
    line-height: 18px;
  }
  > [data-cell='code'] > input {
    font-variant-numeric: tabular-nums lining-nums;
  }
  > [data-cell='result'] {
    grid-area: result;
    display: flex;
    gap: 8px;
    align-items: center;
    font-size: 13px;
    line-height: 18px;
  }
  > [data-cell='quantity'] {
    grid-area: quantity;
    justify-self: end;
  }
  > [data-cell='remove'] {
    grid-area: remove;
  }
  > [role='group'] {
    grid-area: options;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) 132px 40px;
    grid-template-areas:
      'code quantity remove'
      'result result result'
      'options options options';
    column-gap: 8px;
    padding: 8px 8px 8px 16px;
    > [data-cell='result']:empty {
      display: none;
    }
    > [data-cell='result'] {
      margin-top: 6px;
    }
  }
`

/** Said while a row is being looked up. */
export const Looking = styled.span`
  display: flex;
  gap: 5px;
  align-items: flex-start;
  font-size: 12px;
  line-height: 16px;
  color: var(--text-muted);
`
