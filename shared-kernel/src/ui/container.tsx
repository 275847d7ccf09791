import { styled } from '@prilavok/shared-kernel/styled'

/** The width of the page: 1360 and its gutters 40, 24 below 1360, 12 on phones (kit §5). */
export const Container = styled.div`
  width: 100%;
  max-width: calc(var(--container) + 80px);
  margin: 0 auto;
  padding: 0 40px;
  @media (max-width: 1359px) {
    padding: 0 24px;
  }
  @media (max-width: 767px) {
    padding: 0 12px;
  }
`
