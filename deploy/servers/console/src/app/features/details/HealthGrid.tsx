import { formatNumber, MINUS, NBSP } from '@prilavok/shared-kernel/format'
import { styled } from '@prilavok/shared-kernel/styled'
import type { HealthFigures, HealthPiece } from '../../../contract'
import { failedShare, type HealthTone, toneOf } from '../../../health-tone'
import { percent } from '../../texts'
import { Sparkline } from '../matrix/Sparkline'
import { detailTexts } from './texts'

const Grid = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1px;
  overflow: hidden;
  border: 1px solid var(--border);
  border-radius: var(--r-l);
  background: var(--border);
  > div {
    padding: 10px 12px;
    background: var(--bg-surface);
  }
  dt {
    color: var(--n-600);
    font-size: 12px;
    line-height: 16px;
  }
  b {
    margin-right: 6px;
    font-size: 18px;
    line-height: 24px;
    font-weight: 600;
  }
  b[data-tone='bad'] {
    color: var(--danger-text);
  }
  small {
    color: var(--text-muted);
    font-size: 11px;
  }
`

interface Figure {
  name: string
  value: string
  against: string
  tone: HealthTone
  series: (number | undefined)[]
}

const LCP_SLOWER = 1.15
const BASKET_LESS = 0.9

const ratio = (part: number, { views }: HealthPiece) => (views > 0 ? part / views : undefined)
const addingShare = ({ visits, addingVisits }: HealthPiece) =>
  visits > 0 ? addingVisits / visits : undefined
const share = (value: number | undefined) => (value === undefined ? detailTexts.noData : percent(value * 100))
const seconds = (ms: number | undefined) =>
  ms === undefined ? detailTexts.noData : `${formatNumber(ms / 1000, 1)}${NBSP}с`

function figures(one: HealthFigures, stable: HealthFigures | undefined): Figure[] {
  const against = (text: string) => (stable && text !== detailTexts.noData ? detailTexts.was(text) : '')
  const basket = addingShare(one)
  const stableBasket = stable && addingShare(stable)
  const difference = basket !== undefined && stableBasket ? (basket / stableBasket - 1) * 100 : undefined
  const isSlower = one.lcp !== undefined && stable?.lcp !== undefined && one.lcp > stable.lcp * LCP_SLOWER
  return [
    {
      name: detailTexts.failed,
      value: share(failedShare(one)),
      against: against(share(stable && failedShare(stable))),
      tone: toneOf(one, stable),
      series: one.series.map(failedShare),
    },
    {
      name: detailTexts.lcp,
      value: seconds(one.lcp),
      against: against(seconds(stable?.lcp)),
      tone: isSlower ? 'warning' : 'good',
      series: one.series.map(({ lcp }) => lcp),
    },
    {
      name: detailTexts.apiErrors,
      value: share(ratio(one.apiErrors, one)),
      against: against(share(stable && ratio(stable.apiErrors, stable))),
      tone: 'good',
      series: one.series.map((piece) => ratio(piece.apiErrors, piece)),
    },
    {
      name: detailTexts.addingVisits,
      value:
        difference === undefined
          ? share(basket)
          : `${difference < 0 ? MINUS : '+'}${percent(Math.abs(difference))}`,
      against: difference === undefined ? '' : detailTexts.toStable,
      tone: stableBasket && (basket ?? 0) < stableBasket * BASKET_LESS ? 'bad' : 'good',
      series: one.series.map(addingShare),
    },
  ]
}

/** Figures of the last hour of the candidate against the stable version; without a candidate those of the stable one alone. */
export function HealthGrid({ one, stable }: { one: HealthFigures; stable: HealthFigures | undefined }) {
  return (
    <Grid>
      {figures(one, stable).map(({ name, value, against, tone, series }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b className="num" data-tone={tone}>
              {value}
            </b>
            <small>{against}</small>
            <Sparkline values={series} tone={tone} width={140} height={28} />
          </dd>
        </div>
      ))}
    </Grid>
  )
}
