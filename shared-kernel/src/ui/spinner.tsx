import { keyframes } from '@emotion/react'
import { styled } from '@prilavok/shared-kernel/styled'

const turn = keyframes`to { transform: rotate(360deg) }`

/** A turning ring in the colour of the text, 16 px. Decorative: say what is being waited for by `aria-busy` or text. */
export const Spinner = styled.span`
  display: inline-block;
  flex: none;
  width: 16px;
  height: 16px;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
  @media (prefers-reduced-motion: reduce) {
    animation-duration: 2.4s;
  }
`
