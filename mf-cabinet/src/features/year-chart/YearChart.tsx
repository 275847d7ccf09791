import { formatDate } from '@prilavok/shared-kernel/format'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useShop } from '@prilavok/shared-kernel/shop'
import { useNear } from '@prilavok/shared-kernel/timing'
import { RetryNote } from '@prilavok/shared-kernel/ui/retry-note'
import { Skeleton } from '@prilavok/shared-kernel/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { yearOrdersQuery } from '../../api/get-year-orders'
import { Block } from '../../model/Block'
import { todayOf } from '../../model/order-dates'
import { lastMonths } from './last-months'
import { yearTexts } from './texts'
import type { YearView } from './ViewChoice'
import { yearCodeQuery } from './year-code-query'

/** Of the chart in its panel, px. */
const HEIGHT = 320
/** So far below the window it is about to be seen, px. */
const AHEAD = 100

/** A year of orders by month. Orders and the code of the chart are asked for when it is about to be seen. */
export function YearChart() {
  const kernel = useKernel()
  const { TIME_ZONE } = useShop()
  const [place, near] = useNear<HTMLElement>(true, AHEAD)
  const [today] = useState(() => todayOf(kernel.platform.now(), TIME_ZONE))
  const [view, setView] = useState<YearView>('chart')
  const year = useQuery({ ...yearOrdersQuery(kernel, `${lastMonths(today)[0]}-01`), enabled: near })
  const { data: code, ...loading } = useQuery({ ...yearCodeQuery, enabled: near })
  const { error, isFetching, refetch } = year.error ? year : loading
  const { orders, isPart } = year.data ?? {}
  const months = orders && code?.monthsOfYear(orders, today, TIME_ZONE)
  const oldest = orders?.at(-1)
  // Who has not ordered for a year has nothing to look at.
  if (months?.every(({ count }) => count === 0)) return null
  return (
    <Block
      ref={place}
      title={yearTexts.title}
      busy={!months && !error}
      aside={months && code && <code.ViewChoice view={view} onChange={setView} />}
    >
      {months && code ? (
        <code.MonthsPanel
          months={months}
          view={view}
          isPart={
            isPart && oldest
              ? yearTexts.isPart(orders.length, formatDate(oldest.CREATE_DATE, TIME_ZONE))
              : undefined
          }
        />
      ) : error ? (
        <RetryNote
          error={error}
          text={yearTexts.failed}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton height={HEIGHT} />
      )}
    </Block>
  )
}
