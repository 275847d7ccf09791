import { formatNumber } from '@prilavok/shared-kernel/format'
import { styled } from '@prilavok/shared-kernel/styled'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar, Line } from '@visx/shape'
import { useRef } from 'react'
import type { Month } from './months-of-year'
import { yearTexts } from './texts'
import { useWidth } from './use-width'

/** px, before the place is measured. */
const WIDTH = 720
const HEIGHT = 190
/** Room for the value over the peak and the names of the months. */
const [TOP, BOTTOM] = [20, 24]
const FLOOR = HEIGHT - BOTTOM
/** A letter of the axis, and its distance from the bars. */
const [LETTER, GAP] = [7, 10]
/** Of a band whose month still has room for its name. */
const NAMED_FROM = 36

const Root = styled.div`
  height: 190px;
  overflow: hidden;
  > svg {
    display: block;
    font-size: 12px;
    fill: var(--text-muted);
  }
  [data-bar] {
    fill: var(--n-400);
  }
  [data-bar='now'] {
    fill: var(--accent);
  }
  [data-value] {
    fill: var(--text);
    font-weight: 600;
  }
  [data-now] {
    fill: var(--text);
    font-weight: 500;
  }
  line {
    stroke: var(--border-subtle);
  }
`

interface MonthBarsProps {
  months: readonly Month[]
  /** Sums stand in thousands. */
  thousands: boolean
}

/** A bar for each month, the present one in the accent; the peak and the present one carry their values. */
export function MonthBars({ months, thousands }: MonthBarsProps) {
  const place = useRef<HTMLDivElement>(null)
  const width = useWidth(place, WIDTH)
  const peak = Math.max(...months.map(({ sum }) => sum))
  const write = (sum: number) =>
    formatNumber(thousands ? sum / 1000 : sum, thousands && sum % 1000 !== 0 ? 1 : 0)
  const y = scaleLinear({ domain: [0, peak || 1], range: [FLOOR, TOP], nice: true })
  const ticks = y.ticks(4)
  const left = Math.max(...ticks.map((tick) => write(tick).length)) * LETTER + GAP
  const x = scaleBand({ domain: months.map(({ month }) => month), range: [left, width], padding: 0.36 })
  /** On narrow screens every other month is named, the present one always. */
  const step = x.step() >= NAMED_FROM ? 1 : 2
  return (
    <Root ref={place} aria-hidden>
      <svg width={width} height={HEIGHT} aria-hidden="true">
        {ticks.map((tick) => (
          <g key={tick}>
            <Line from={{ x: left, y: y(tick) }} to={{ x: width, y: y(tick) }} />
            <text x={left - GAP} y={y(tick)} dy="0.35em" textAnchor="end">
              {write(tick)}
            </text>
          </g>
        ))}
        {months.map(({ month, sum }, at) => {
          const start = x(month) ?? 0
          const middle = start + x.bandwidth() / 2
          const isNow = at === months.length - 1
          return (
            <g key={month}>
              <Bar
                data-bar={isNow ? 'now' : ''}
                x={start}
                y={y(sum)}
                width={x.bandwidth()}
                height={FLOOR - y(sum)}
                rx={3}
              />
              {sum > 0 && (isNow || sum === peak) && (
                <text
                  data-value=""
                  x={middle}
                  y={y(sum) - 6}
                  textAnchor={isNow ? 'end' : 'middle'}
                  dx={isNow ? x.bandwidth() / 2 : 0}
                >
                  {write(sum)}
                </text>
              )}
              {(months.length - 1 - at) % step === 0 && (
                <text data-now={isNow ? '' : undefined} x={middle} y={HEIGHT - 6} textAnchor="middle">
                  {yearTexts.shortMonth(month)}
                </text>
              )}
            </g>
          )
        })}
      </svg>
    </Root>
  )
}
