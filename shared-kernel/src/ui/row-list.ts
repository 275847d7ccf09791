import { styled } from '@prilavok/shared-kernel/styled'

/** The list that `VirtualRows` renders; `data-long`: the browser skips the layout of rows that are far away. */
export const RowList = styled.ul`
  &[data-long] > li {
    content-visibility: auto;
  }
  @media print {
    &[data-long] > li {
      content-visibility: visible;
    }
  }
`
