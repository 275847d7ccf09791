import type { BasketProduct } from '@prilavok/shared-kernel/contract'
import {
  formatMoney,
  formatNumber,
  formatProducts,
  formatSum,
  NBSP,
  pluralize,
  unitOf,
} from '@prilavok/shared-kernel/format'
import { formatProductName } from '@prilavok/shared-kernel/product-names'
import { isYes, useShop } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { ProductPicture } from '@prilavok/shared-kernel/ui/product-picture'
import { useState } from 'react'
import { pictureOf } from '../../model/product-view'
import { rowKeyOf } from '../../model/row-key'
import { modelTexts } from '../../model/texts'
import { GIFT_FORMS, orderingTexts } from './texts'

/** Rows that are shown at first. */
const FEW = 4

const List = styled.ul`
  > li {
    display: flex;
    align-items: center;
    gap: 10px;
    padding: 6px 0;
    font-size: 12px;
    line-height: 16px;
  }
  > li > p {
    display: -webkit-box;
    flex: 1;
    min-width: 0;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  > li > div {
    text-align: right;
    white-space: nowrap;
    font-variant-numeric: tabular-nums lining-nums;
  }
  b {
    display: block;
    font-weight: 500;
  }
  small {
    font-size: inherit;
    color: var(--text-muted);
  }
`

const More = styled.button`
  min-height: 24px;
  padding: 6px 0 0;
  font-size: 13px;
  line-height: 18px;
  color: var(--accent-text);
  cursor: pointer;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`

interface OrderRowsProps {
  rows: readonly BasketProduct[]
  /** Sums are points. */
  bonus: boolean
}

/** What is ordered: the first rows, the others on demand. */
export function OrderRows({ rows, bonus }: OrderRowsProps) {
  const { PRICE_TYPE } = useShop()
  const [all, setAll] = useState(false)
  // The products first, as they are counted above; gifts have a count of their own.
  const sorted = [...rows.filter(({ GIFT }) => !isYes(GIFT)), ...rows.filter(({ GIFT }) => isYes(GIFT))]
  const rest = sorted.slice(FEW)
  const gifts = rest.filter(({ GIFT }) => isYes(GIFT)).length
  const products = rest.length - gifts
  const hidden = [
    products > 0 && formatProducts(products),
    gifts > 0 && `${gifts}${NBSP}${pluralize(gifts, GIFT_FORMS)}`,
  ].filter(Boolean)
  const sumOf = ({ GIFT, SUM }: BasketProduct) => {
    if (isYes(GIFT)) return modelTexts.gift
    return bonus ? formatMoney(SUM, { currency: 'BONUS' }) : formatSum(SUM, PRICE_TYPE)
  }
  return (
    <>
      <List>
        {(all ? sorted : sorted.slice(0, FEW)).map((row) => (
          <li key={rowKeyOf(row)}>
            <ProductPicture src={pictureOf(row)} alt="" size={36} />
            <p title={row.NAME}>{formatProductName(row.NAME)}</p>
            <div>
              <b translate={isYes(row.GIFT) ? undefined : 'no'}>{sumOf(row)}</b>
              <small>
                {formatNumber(row.QUANTITY)}
                {NBSP}
                {unitOf(row)}
              </small>
            </div>
          </li>
        ))}
      </List>
      {rest.length > 0 && !all && (
        <More type="button" onClick={() => setAll(true)}>
          {orderingTexts.showMore} {hidden.join(orderingTexts.and)}
        </More>
      )}
    </>
  )
}
