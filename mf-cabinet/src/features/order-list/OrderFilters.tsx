import styled from '@emotion/styled'
import type { OrderStatus } from '@prilavok/shared-kernel/contract'
import { media } from '@prilavok/shared-kernel/theme'
import { DateRangeField } from '@prilavok/shared-kernel/ui/date-range-field'
import { Input } from '@prilavok/shared-kernel/ui/input'
import { Select } from '@prilavok/shared-kernel/ui/select'
import { useEffect, useState } from 'react'
import type { OrderListParams } from '../../model/order-list-params'
import { statusLabel } from '../../model/order-status'
import { texts } from '../../texts'

const Root = styled('search')`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 8px;
  margin: 14px 0 12px;
  > * {
    width: 280px;
  }
  > * + * {
    width: 220px;
  }
  ${media.phone} {
    > *,
    > * + * {
      width: 100%;
    }
  }
`
const Days = styled(DateRangeField)`
  && {
    width: 340px;
    ${media.phone} {
      width: 100%;
    }
  }
`
/** After the last key. */
const TYPING_PAUSE_MS = 400

interface OrderFiltersProps {
  params: OrderListParams
  statuses: readonly OrderStatus[]
  /** Days that orders are from, yyyy-MM-dd; no earlier one can be chosen (CAB-017). */
  firstDay: string | undefined
  lastDay: string | undefined
  onChange: (change: Partial<OrderListParams>) => void
}

/** Search by number, filter by status and by days (CAB-015, CAB-016, CAB-017). */
export function OrderFilters({ params, statuses, firstDay, lastDay, onChange }: OrderFiltersProps) {
  const [typed, setTyped] = useState<string>()
  useEffect(() => {
    if (typed === undefined || typed.trim() === params.number) return
    const timer = setTimeout(() => onChange({ number: typed.trim() }), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, params.number, onChange])
  return (
    <Root aria-label={texts.orders}>
      <Input
        type="search"
        icon="search"
        placeholder={texts.search}
        aria-label={texts.search}
        value={typed ?? params.number}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Select
        aria-label={texts.status}
        options={[
          { value: '', label: texts.anyStatus },
          ...statuses.map((status) => ({ value: status.STATUS_CODE, label: statusLabel(status) })),
        ]}
        value={params.status}
        onChange={(status) => onChange({ status })}
      />
      <Days
        legend={texts.days}
        legendHidden
        fromLabel={texts.from}
        toLabel={texts.to}
        from={params.from}
        to={params.to}
        min={firstDay}
        max={lastDay}
        onFrom={(from) => onChange({ from })}
        onTo={(to) => onChange({ to })}
      />
    </Root>
  )
}
