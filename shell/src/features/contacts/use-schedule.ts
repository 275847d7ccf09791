import { isoDay } from '@prilavok/shared-kernel/contract/special-days'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useShop } from '@prilavok/shared-kernel/shop'
import { whenIdle } from '@prilavok/shared-kernel/timing'
import { useEffect, useState } from 'react'
import { type ZonedTime, zonedTime } from '../../model/zoned-clock'
import { texts } from '../../texts'
import type { Opening } from './opening'

const MINUTE_MS = 60_000

const loadOpening = () => import(/* webpackChunkName: "opening" */ './opening')

/** Known once the page is alive and idle: nobody waits for it. */
function useOpening(hours: string | undefined, now: ZonedTime | undefined): Opening | undefined {
  const [opening, setOpening] = useState<Opening>()
  useEffect(() => {
    if (!hours || !now) return
    const mounted = { current: true }
    const cancel = whenIdle(() => {
      void loadOpening().then(
        ({ openingAt }) => mounted.current && setOpening(openingAt(hours, now)),
        () => undefined,
      )
    })
    return () => {
      mounted.current = false
      cancel()
    }
  }, [hours, now])
  return opening
}

export interface Schedule {
  /** As the supplier has written it; none when the shop gives none. */
  hours: string | undefined
  /** `hours`, no «10:00–18:00» of which is broken over two lines, or `-` (000 §9). */
  work: string
  /** From DATE_START to DATE_END inclusive (AMB-50). */
  holiday: string | undefined
  /** Whether it is open now, by the clock of the shop; not in holidays, whose hours are a text, nor for hours that are not understood. */
  opening: Opening | undefined
}

/** When the supplier works (SHELL-008). What depends on the time is known after the first render, and followed by the minute. */
export function useSchedule(): Schedule {
  const { platform } = useKernel()
  const { TRADEPOINT: point, TIME_ZONE } = useShop()
  const [now, setNow] = useState<ZonedTime>()
  useEffect(() => {
    const tell = () => setNow(zonedTime(platform.now(), TIME_ZONE))
    // The first clock of a time zone costs a slow telephone 50 ms: not as the page hydrates.
    const cancel = whenIdle(tell)
    const timer = setInterval(tell, MINUTE_MS)
    return () => {
      cancel()
      clearInterval(timer)
    }
  }, [platform, TIME_ZONE])
  const hours = point?.WORK_SCHEDULE || undefined
  const opening = useOpening(hours, now)
  const from = isoDay(point?.DATE_START)
  const to = isoDay(point?.DATE_END)
  const isHoliday =
    now !== undefined && from !== undefined && to !== undefined && from <= now.day && now.day <= to
  const holiday = (isHoliday && point?.HOLIDAY_SCHEDULE) || undefined
  return {
    hours,
    work: hours?.replace(/(?<=\d)–(?=\d)/g, '\u2060–\u2060') ?? texts.noSchedule,
    holiday,
    opening: holiday ? undefined : opening,
  }
}
