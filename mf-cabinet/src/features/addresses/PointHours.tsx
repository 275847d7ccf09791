import type { TradePoint } from '@prilavok/shared-kernel/contract'
import { specialDays } from '@prilavok/shared-kernel/contract/special-days'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useShop } from '@prilavok/shared-kernel/shop'
import { useEffect, useState } from 'react'
import { todayOf } from '../../model/order-dates'
import { addressTexts } from './texts'

/** When a point is open. Other hours depend on the day: they are known after the first render. */
export function PointHours({ point }: { point: TradePoint }) {
  const { platform } = useKernel()
  const { TIME_ZONE } = useShop()
  const [now, setNow] = useState<number>()
  useEffect(() => setNow(platform.now()), [platform])
  const holiday = now === undefined ? undefined : specialDays(point, todayOf(now, TIME_ZONE))
  return (
    <>
      {point.WORK_SCHEDULE && <p data-muted="">{point.WORK_SCHEDULE}</p>}
      {holiday && (
        <p>
          {addressTexts.holiday} {holiday.hours}
          {holiday.days}
        </p>
      )}
    </>
  )
}
