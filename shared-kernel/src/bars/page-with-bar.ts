import { styled } from '@prilavok/shared-kernel/styled'

/**
 * A page that ends with a bar: however little it holds, the bar stays at the bottom of the screen, and the footer comes after it.
 * The layout does not look for bars by `:has()`: the browser reads a long page in pieces, and would lay all of it out anew when the
 * bar at its end comes.
 */
export const PageWithBar = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
`
