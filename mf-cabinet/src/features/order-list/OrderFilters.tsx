import type { OrderStatus, OrderStatusCode } from '@prilavok/shared-kernel/contract'
import { byOrderLife } from '@prilavok/shared-kernel/contract/order-names'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { DateRangeField } from '@prilavok/shared-kernel/ui/date-range-field'
import { Input } from '@prilavok/shared-kernel/ui/input'
import { Select } from '@prilavok/shared-kernel/ui/select'
import { useCallback } from 'react'
import type { OrderListParams } from '../../model/order-list-params'
import { statusLabel } from '../../model/order-status'
import { texts } from '../../texts'
import { EntityFilters, type OrderEntities } from './EntityFilters'
import { orderListTexts } from './texts'
import { useTypedSearch } from './use-typed-search'

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
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
    > *,
    > * + * {
      width: 100%;
      min-width: 0;
    }
    > :has(input[type='search']) {
      grid-column: 1 / -1;
    }
  }
`
/** Wider screens have no room for a legend over one of the filters. */
const Days = styled(DateRangeField)`
  && {
    position: relative;
    width: 340px;
    > legend {
      position: absolute;
      overflow: hidden;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }
    ${media.phone} {
      grid-column: 1 / -1;
      width: 100%;
      > legend {
        position: static;
        width: auto;
        height: auto;
        clip-path: none;
      }
    }
  }
`
interface OrderFiltersProps {
  params: OrderListParams
  statuses: readonly OrderStatus[]
  entities: OrderEntities | undefined
  /** Days that orders are from, yyyy-MM-dd; no earlier one can be chosen (CAB-017). */
  firstDay: string | undefined
  lastDay: string | undefined
  onChange: (change: Partial<OrderListParams>) => void
}

/** Search by number, filter by status, who ordered and days (CAB-015, CAB-016, CAB-017, CAB-026). */
export function OrderFilters({ params, statuses, entities, firstDay, lastDay, onChange }: OrderFiltersProps) {
  const search = useCallback((number: string) => onChange({ number }), [onChange])
  const { text, type } = useTypedSearch(params.number, search)
  const isKnown = params.status === '' || statuses.some(({ STATUS_CODE }) => STATUS_CODE === params.status)
  // The chosen status has its name also while the list that names them all is on its way.
  const all = [
    ...statuses,
    ...(isKnown ? [] : [{ STATUS_CODE: params.status as OrderStatusCode, STATUS_NAME: '' }]),
  ].sort((one, other) => byOrderLife(one.STATUS_CODE, other.STATUS_CODE))
  return (
    <Root aria-label={texts.orders}>
      <Input
        type="search"
        icon="search"
        placeholder={orderListTexts.search}
        aria-label={orderListTexts.search}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
      <Select
        aria-label={orderListTexts.status}
        options={[
          { value: '', label: orderListTexts.anyStatus },
          ...all.map((status) => ({ value: status.STATUS_CODE, label: statusLabel(status) })),
        ]}
        value={params.status}
        onChange={(status) => onChange({ status })}
      />
      <EntityFilters params={params} entities={entities} onChange={onChange} />
      <Days
        legend={orderListTexts.days}
        fromLabel={orderListTexts.from}
        toLabel={orderListTexts.to}
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
