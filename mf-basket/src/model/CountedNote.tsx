import type { BasketInfo } from '@prilavok/shared-kernel/contract'
import { formatMoney, type MoneyFormat } from '@prilavok/shared-kernel/format'
import { styled } from '@prilavok/shared-kernel/styled'
import type { OrderTerms } from './order-terms'
import { modelTexts } from './texts'

const Root = styled.small`
  display: block;
  margin-top: 4px;
  font-size: 12px;
  line-height: 16px;
  color: var(--text-muted);
`

interface CountedNoteProps extends MoneyFormat {
  info: Pick<BasketInfo, 'itemsSum' | 'DELIVERY_SUM'>
  terms: Pick<OrderTerms, 'freeFrom'>
}

/** Which sum counts for free delivery where that is less than the order's own (AMB-07), so that what is missing can be worked out. */
export function CountedNote({ info, terms, ...money }: CountedNoteProps) {
  const { itemsSum, DELIVERY_SUM } = info
  if (DELIVERY_SUM >= itemsSum || DELIVERY_SUM >= terms.freeFrom) return null
  return <Root>{modelTexts.countedForDelivery(formatMoney(DELIVERY_SUM, money))}</Root>
}
