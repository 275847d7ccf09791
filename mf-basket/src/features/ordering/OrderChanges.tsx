import type { BasketInfo, BasketType, OrderChange } from '@prilavok/shared-kernel/contract'
import { formatMoney, formatNumber } from '@prilavok/shared-kernel/format'
import { useShop } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { TextLink } from '@prilavok/shared-kernel/ui/link'
import { type ReactNode, type RefObject, useEffect, useId } from 'react'
import { basketPath } from '../../model/basket-type'
import type { ChangedCount } from './changed-counts'
import { orderingTexts } from './texts'
import type { OrderToConfirm } from './use-send-order'

const Root = styled.section`
  display: grid;
  gap: 10px;
  margin-top: 12px;
  padding: 12px;
  border: 1px solid var(--warning-border);
  border-radius: var(--r-m);
  background: var(--warning-soft);
  font-size: 13px;
  line-height: 18px;
  > h3 {
    font-size: 15px;
    line-height: 20px;
    font-weight: 600;
  }
  > ul {
    display: grid;
    gap: 8px;
    max-height: 320px;
    overflow: auto;
  }
  b {
    display: block;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
`

interface OrderChangesProps {
  basket: BasketType
  info: Pick<BasketInfo, 'currency' | 'deliveryCurrency'>
  /** Counts that another tab or a colleague has changed. */
  counts: readonly ChangedCount[]
  /** What the server has told. */
  toConfirm: OrderToConfirm | undefined
  /** Gets the focus when there is something new to read. */
  ref: RefObject<HTMLElement | null>
  /** The button that agrees to them. */
  children: ReactNode
}

/** What is not as the user saw it, row by row: nobody pays a price or gets a count unseen. */
export function OrderChanges({ basket, info, counts, toConfirm, ref, children }: OrderChangesProps) {
  const { PRICE_TYPE } = useShop()
  const titleId = useId()
  // It answers a press; what somebody else does meanwhile takes no focus.
  useEffect(() => {
    if (toConfirm) ref.current?.focus()
  }, [toConfirm, ref])
  const told = new Set(toConfirm?.changes.map(({ PRODUCT_ID }) => PRODUCT_ID))
  const ownCounts = counts.filter(({ id }) => !told.has(id))
  const changes = toConfirm?.changes ?? []
  const money = ({ KIND }: OrderChange, sum: number) =>
    KIND === 'delivery'
      ? formatMoney(sum, { priceType: PRICE_TYPE, currency: info.deliveryCurrency })
      : formatMoney(sum, { priceType: PRICE_TYPE, currency: basket === 'loyalty' ? 'BONUS' : info.currency })
  const textOf = (change: OrderChange): string => {
    const { KIND, WAS, NOW } = change
    if (KIND === 'quantity') return orderingTexts.changedQuantity(formatNumber(WAS), formatNumber(NOW))
    if (KIND === 'gone') return orderingTexts.gone
    if (KIND === 'back') return orderingTexts.back(formatNumber(NOW))
    return orderingTexts.changedSum(money(change, WAS), money(change, NOW))
  }
  return (
    <Root ref={ref} tabIndex={-1} aria-labelledby={titleId}>
      <h3 id={titleId}>{orderingTexts.changedTitle}</h3>
      <p>{toConfirm && !toConfirm.confirm ? orderingTexts.nothingLeft : orderingTexts.changedHint}</p>
      <ul tabIndex={ownCounts.length + changes.length > 5 ? 0 : undefined}>
        {ownCounts.map(({ id, name, was, now }) => (
          <li key={id}>
            <b>{name}</b>
            <span className="num">{orderingTexts.changedCount(was, now)}</span>
          </li>
        ))}
        {changes.map((change) => (
          <li key={`${change.PRODUCT_ID} ${change.KIND}`}>
            <b>{change.NAME}</b>
            <span className="num">{textOf(change)}</span>
          </li>
        ))}
      </ul>
      {children}
      <TextLink to={basketPath(basket)}>{orderingTexts.toBasket}</TextLink>
    </Root>
  )
}
