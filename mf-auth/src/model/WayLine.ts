import { styled } from '@prilavok/shared-kernel/styled'

/** A line below a form that leads to another view; its link is underlined, for colour alone does not tell it from the text. */
export const WayLine = styled.p`
  font-size: 13px;
  line-height: 18px;
  text-align: center;
  > a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`
