import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'

/** Three fields a row, two on tablets, one on phones. `data-wide` takes two of them. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 14px 16px;
  align-items: start;
  > [data-wide] {
    grid-column: span 2;
  }
  ${media.compact} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    > [data-wide] {
      grid-column: auto;
    }
  }
`
