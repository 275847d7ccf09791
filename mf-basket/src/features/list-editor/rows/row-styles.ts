import { styled } from '@prilavok/shared-kernel/styled'

/** The kit's columns: state, as pasted, picture, product, price, quantity, sum, removal. */
export const COLUMNS = `
  display: grid;
  grid-template-columns: 24px 180px 40px minmax(0, 1fr) 100px 124px 96px 32px;
  column-gap: 12px;
  align-items: center;
  padding: 0 24px;
  @media (max-width: 1199px) {
    grid-template-columns: 24px 130px 40px minmax(0, 1fr) 100px 132px 84px 40px;
  }
`

export const Row = styled.li`
  ${COLUMNS}
  box-sizing: border-box;
  width: 100%;
  min-height: 60px;
  padding-block: 8px;
  border-bottom: 1px solid var(--border-subtle);
  outline: none;
  &:focus-visible {
    --picture-bg: none;
    --picture-blend: multiply;
    box-shadow: inset 0 0 0 2px var(--focus);
    background: var(--n-25);
  }
  > [data-cell='given'] {
    font-family: ui-monospace, monospace;
    font-size: 12px;
    line-height: 16px;
    color: var(--n-700);
    overflow-wrap: anywhere;
    em {
      font-style: normal;
      color: var(--n-600);
    }
  }
  > [data-cell='price'],
  > [data-cell='sum'] {
    text-align: right;
    white-space: nowrap;
    font-variant-numeric: tabular-nums lining-nums;
  }
  > [data-cell='sum'] {
    font-weight: 600;
    > i {
      font-style: normal;
      @media (min-width: 1024px) {
        display: none;
      }
    }
  }
  > [data-cell='state'] {
    display: flex;
  }
  > [role='group'] {
    grid-column: 3 / -2;
    @media (max-width: 1023px) {
      grid-column: 1 / -1;
    }
  }
  > [data-state='ready'] {
    color: var(--success-text);
  }
  > [data-state='choose'] {
    color: var(--warning-text);
  }
  > [data-state='duplicate'] {
    color: var(--info-text);
  }
  > [data-state='missing'],
  > [data-state='uncounted'],
  > [data-state='failed'],
  > [data-state='unavailable'] {
    color: var(--danger-text);
  }
  @media (max-width: 1023px) {
    grid-template-columns: 24px 40px minmax(0, 1fr) auto 40px;
    grid-template-areas:
      'state given given given remove'
      '. picture result result result'
      '. quantity quantity sum sum';
    row-gap: 8px;
    padding: 12px 16px;
    > [data-cell='state'] {
      grid-area: state;
    }
    > [data-cell='given'] {
      grid-area: given;
    }
    > [data-cell='picture'] {
      grid-area: picture;
    }
    > [data-cell='picture']:empty {
      display: none;
    }
    > [data-cell='result'] {
      grid-area: result;
    }
    > [data-cell='picture']:empty + [data-cell='result'] {
      grid-column: 2 / -1;
    }
    > [data-cell='price'] {
      display: none;
    }
    > [data-cell='price']:has(button) {
      display: block;
      grid-area: sum;
    }
    > [data-cell='quantity'] {
      grid-area: quantity;
    }
    > [data-cell='sum'] {
      grid-area: sum;
    }
    > [data-cell='remove'] {
      grid-area: remove;
    }
  }
`
