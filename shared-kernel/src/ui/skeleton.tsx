import { keyframes } from '@emotion/react'
import { styled } from '@prilavok/shared-kernel/styled'

const appear = keyframes`from { opacity: 0 } to { opacity: 1 }`
const pulse = keyframes`50% { opacity: .5 }`

/** What pulses is the content: out of sight the browser leaves it out, and its animation with it. */
const Block = styled.span`
  position: relative;
  display: block;
  width: var(--width);
  height: var(--height);
  content-visibility: auto;
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--r-s);
    background: var(--n-100);
    animation:
      ${appear} 1ms 150ms backwards,
      ${pulse} 1.4s ease-in-out 150ms 4;
  }
  @media (prefers-reduced-motion: reduce) {
    &::before {
      animation: none;
    }
  }
`
const Column = styled.span`
  display: grid;
  gap: var(--gap);
  width: 100%;
`
const length = (value: number | string) => (typeof value === 'number' ? `${value}px` : value)

export interface SkeletonProps {
  /** px or any CSS length. @default '100%' */
  width?: number | string
  /** px or any CSS length. @default 16 */
  height?: number | string
  className?: string
}

/**
 * A grey block in the geometry of what loads, seen after 150 ms. It is still after six seconds: what moves for ever costs a phone its
 * battery. Set `aria-busy` on the region around.
 */
export function Skeleton({ width = '100%', height = 16, className }: SkeletonProps) {
  return (
    <Block
      aria-hidden
      className={className}
      style={{ ['--width' as string]: length(width), ['--height' as string]: length(height) }}
    />
  )
}

export interface SkeletonListProps {
  /** @default 10 */
  rows?: number
  /** Height of a row in px. */
  height: number
  /** @default 8 */
  gap?: number
}

/** Rows of a list that loads. */
export function SkeletonList({ rows = 10, height, gap = 8 }: SkeletonListProps) {
  return (
    <Column style={{ ['--gap' as string]: `${gap}px` }}>
      {Array.from({ length: rows }, (_, row) => `row ${row}`).map((key) => (
        <Skeleton key={key} height={height} />
      ))}
    </Column>
  )
}
