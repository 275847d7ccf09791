import { styled } from '@prilavok/shared-kernel/styled'

/** Space above «Часто покупают вместе»; none when there is nothing in it. */
export const Together = styled.div`
  margin-top: 36px;
  &:empty {
    display: none;
  }
`
