import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'

/** Picture, properties, buy box: three columns, two, one. Below 1200 the buy box comes before the properties: beside the picture, on phones below it. */
export const ProductLayout = styled.div`
  display: grid;
  grid-template-columns: 480px minmax(0, 1fr) 336px;
  gap: 32px;
  align-items: start;
  @media (max-width: 1359px) {
    grid-template-columns: 400px minmax(0, 1fr) 320px;
    gap: 24px;
  }
  ${media.compact} {
    grid-template-columns: minmax(0, 1fr) 336px;
    gap: 20px;
    > :last-child {
      grid-column: 2;
      grid-row: 1;
    }
    > :nth-child(2) {
      grid-column: 1 / 3;
    }
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 14px;
    > :last-child,
    > :nth-child(2) {
      grid-column: 1;
    }
    > :last-child {
      grid-row: 2;
    }
  }
`
