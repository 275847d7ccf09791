import { formatNumber } from '@prilavok/shared-kernel/format'
import { styled } from '@prilavok/shared-kernel/styled'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar, Line } from '@visx/shape'
import type { Month } from './months-of-year'
import { yearTexts } from './texts'

const WIDTH = 720
const HEIGHT = 190
/** Room for the values of the axis, the value over the peak, the names of the months. */
const [LEFT, TOP, BOTTOM] = [40, 20, 24]
const FLOOR = HEIGHT - BOTTOM

const Root = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  font-size: 12px;
  fill: var(--text-muted);
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
  line {
    stroke: var(--border-subtle);
  }
  @media (max-width: 767px) {
    font-size: 20px;
    [data-odd] {
      display: none;
    }
  }
`

interface MonthBarsProps {
  months: readonly Month[]
  /** Sums stand in thousands. */
  thousands: boolean
}

/** A bar for each month, the present one in the accent; the peak and the present one carry their values. */
export default function MonthBars({ months, thousands }: MonthBarsProps) {
  const peak = Math.max(...months.map(({ sum }) => sum))
  const x = scaleBand({ domain: months.map(({ month }) => month), range: [LEFT, WIDTH], padding: 0.36 })
  const y = scaleLinear({ domain: [0, peak || 1], range: [FLOOR, TOP], nice: true })
  const write = (sum: number) =>
    formatNumber(thousands ? sum / 1000 : sum, thousands && sum % 1000 !== 0 ? 1 : 0)
  return (
    <Root viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      {y.ticks(4).map((tick) => (
        <g key={tick}>
          <Line from={{ x: LEFT, y: y(tick) }} to={{ x: WIDTH, y: y(tick) }} />
          <text x={LEFT - 8} y={y(tick)} dy="0.35em" textAnchor="end">
            {write(tick)}
          </text>
        </g>
      ))}
      {months.map(({ month, sum }, at) => {
        const left = x(month) ?? 0
        const middle = left + x.bandwidth() / 2
        const isNow = at === months.length - 1
        return (
          <g key={month}>
            <Bar
              data-bar={isNow ? 'now' : ''}
              x={left}
              y={y(sum)}
              width={x.bandwidth()}
              height={FLOOR - y(sum)}
              rx={3}
            />
            {sum > 0 && (isNow || sum === peak) && (
              <text data-value="" x={middle} y={y(sum) - 6} textAnchor="middle">
                {write(sum)}
              </text>
            )}
            <text data-odd={at % 2 === 0 ? '' : undefined} x={middle} y={HEIGHT - 6} textAnchor="middle">
              {yearTexts.shortMonth(month)}
            </text>
          </g>
        )
      })}
    </Root>
  )
}
