import { ExportTable } from '@prilavok/shared-kernel/files'
import { currencySign, formatMoney } from '@prilavok/shared-kernel/format'
import { useShop } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { Panel } from '@prilavok/shared-kernel/ui/panel'
import { VisuallyHidden } from '@prilavok/shared-kernel/ui/visually-hidden'
import { MonthBars } from './MonthBars'
import { MonthTable } from './MonthTable'
import { monthColumns } from './month-columns'
import { type Month, sumsOf } from './months-of-year'
import { yearTexts } from './texts'

/** From so much a year on the axis counts in thousands. */
const THOUSANDS_FROM = 12_000

const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;
  align-items: baseline;
  margin-bottom: 8px;
  font-size: 13px;
  color: var(--text-muted);
  b {
    font-size: 18px;
    font-weight: 600;
    color: var(--text);
  }
`
const Unit = styled.p`
  font-size: 12px;
  line-height: 16px;
  color: var(--text-muted);
`
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  justify-content: space-between;
  margin-top: 12px;
  > p {
    flex: 1 1 240px;
    font-size: 12px;
    line-height: 16px;
    color: var(--text-muted);
  }
`
/** Positioned, so that the hidden table scrolls with it. */
const Chart = styled.div`
  position: relative;
`

interface MonthsPanelProps {
  months: readonly Month[]
  view: 'chart' | 'table'
  /** Said where not all orders of the year are in it. */
  isPart: string | undefined
}

/** The sum of the year, its months as a chart or a table, and what is not in it. */
export function MonthsPanel({ months, view, isPart }: MonthsPanelProps) {
  const { PRICE_TYPE: priceType, CURRENCY: currency } = useShop()
  const { count, sum, perOrder, perMonth } = sumsOf(months)
  const money = (value: number) => formatMoney(value, { priceType, currency })
  const thousands = sum >= THOUSANDS_FROM
  return (
    <Panel data-pad>
      <Total>
        <b>{yearTexts.total(money(sum))}</b>
        <span>{yearTexts.average(count, money(perOrder), money(perMonth))}</span>
      </Total>
      {view === 'table' ? (
        <MonthTable months={months} />
      ) : (
        <Chart>
          <MonthBars months={months} thousands={thousands} />
          <Unit>
            {thousands && yearTexts.thousands} {currencySign(currency)} {yearTexts.byMonth}
          </Unit>
          <VisuallyHidden>
            <MonthTable months={months} />
          </VisuallyHidden>
        </Chart>
      )}
      <Foot>
        <p>
          {isPart} {yearTexts.leftOut}
        </p>
        <ExportTable size="s" fileName={yearTexts.title} columns={monthColumns} rows={months} />
      </Foot>
    </Panel>
  )
}
