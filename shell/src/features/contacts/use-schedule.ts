import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useEffect, useState } from 'react'
import { texts } from '../../texts'

const DAY = /^(\d{2})\.(\d{2})\.(\d{4})$/

/** `05.03.2024` → `2024-03-05`, which compares as text. */
const isoDay = (date: string | null): string | undefined => {
  const [, day, month, year] = DAY.exec(date ?? '') ?? []
  return year && `${year}-${month}-${day}`
}

const localDay = (now: number): string => {
  const date = new Date(now)
  const two = (n: number) => String(n).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

export interface Schedule {
  /** `-` when the shop gives none. */
  work: string
  /** From DATE_START to DATE_END inclusive (AMB-50); known after the first render, as it depends on the day. */
  holiday: string | undefined
}

/** When the supplier works (SHELL-008). */
export function useSchedule(): Schedule {
  const { shop, platform } = useKernel()
  const [today, setToday] = useState<string>()
  useEffect(() => setToday(localDay(platform.now())), [platform])
  const point = shop.TRADEPOINT
  const from = isoDay(point?.DATE_START ?? null)
  const to = isoDay(point?.DATE_END ?? null)
  const isHoliday =
    today !== undefined && from !== undefined && to !== undefined && from <= today && today <= to
  return {
    work: point?.WORK_SCHEDULE || texts.noSchedule,
    holiday: (isHoliday && point?.HOLIDAY_SCHEDULE) || undefined,
  }
}
