import { styled } from '@prilavok/shared-kernel/styled'

/** Heading of a block of the page, with what belongs to its right end. */
export const BlockTitle = styled.h2`
  margin: 28px 0 12px;
  font-size: 20px;
  line-height: 26px;
  font-weight: 600;
  letter-spacing: -0.01em;
`
