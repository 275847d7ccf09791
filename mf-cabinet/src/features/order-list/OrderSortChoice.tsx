import type { SortOrder } from '@prilavok/shared-kernel/contract'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Select } from '@prilavok/shared-kernel/ui/select'
import { ORDER_SORTS, type OrderListParams } from '../../model/order-list-params'
import { orderListTexts, SORT_DIRECTIONS, SORT_TITLES } from './texts'

/** Wider screens have the header of the table. */
const Root = styled.div`
  display: none;
  ${media.phone} {
    display: block;
    flex: 1 1 150px;
    min-width: 0;
  }
`
const ORDERS: readonly SortOrder[] = ['ASC', 'DESC']
const keyOf = ({ sort, order }: Pick<OrderListParams, 'sort' | 'order'>) => `${sort} ${order}`

const OPTIONS = ORDER_SORTS.flatMap((sort) =>
  ORDERS.map((order) => ({
    ...{ sort, order, value: keyOf({ sort, order }) },
    label: `${SORT_TITLES[sort]}, ${SORT_DIRECTIONS[sort][order]}`,
  })),
)

interface OrderSortChoiceProps {
  params: OrderListParams
  onChange: (change: Partial<OrderListParams>) => void
}

/** The sorts of the table's header, each in both directions, where a phone shows no header (CAB-020, CAB-022). */
export function OrderSortChoice({ params, onChange }: OrderSortChoiceProps) {
  const choose = (value: string) => {
    const option = OPTIONS.find((one) => one.value === value)
    if (option) onChange({ sort: option.sort, order: option.order })
  }
  return (
    <Root>
      <Select
        aria-label={orderListTexts.sort}
        options={OPTIONS.map(({ value, label }) => ({ value, label }))}
        value={keyOf(params)}
        onChange={choose}
      />
    </Root>
  )
}
