import { styled } from '@prilavok/shared-kernel/styled'
import type { HealthTone } from '../../../health-tone'

interface SparklineProps {
  /** The oldest first; undefined: nothing was measured. */
  values: readonly (number | undefined)[]
  /** @default 'good' */
  tone?: HealthTone
  width?: number
  height?: number
}

const Line = styled.svg`
  display: block;
  max-width: 100%;
  fill: none;
  stroke: var(--n-500);
  stroke-width: 1.5;
  &[data-tone='warning'] {
    stroke: var(--warning-solid);
  }
  &[data-tone='bad'] {
    stroke: var(--danger-solid);
  }
`
const MARGIN = 2

/** The course of a figure; the number beside it carries the meaning. */
export function Sparkline({ values, tone = 'good', width = 64, height = 16 }: SparklineProps) {
  const known = values.map((value) => value ?? 0)
  const most = Math.max(...known, Number.EPSILON)
  const step = width / Math.max(1, known.length - 1)
  const points = known.map(
    (value, index) =>
      `${(index * step).toFixed(1)} ${(height - MARGIN - (value / most) * (height - 2 * MARGIN)).toFixed(1)}`,
  )
  return (
    <Line data-tone={tone} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      {points.length > 1 && <path d={`M${points.join('L')}`} />}
    </Line>
  )
}
