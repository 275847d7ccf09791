import type { BasketProduct, BasketType } from '@prilavok/shared-kernel/contract'
import { currencySign, formatMoney, formatSum, NBSP, unitOf } from '@prilavok/shared-kernel/format'
import { useShop } from '@prilavok/shared-kernel/shop'
import { basketRowsTexts } from './texts'

interface RowSumProps {
  row: BasketProduct
  basket: BasketType
  /** Price of one, in roubles or points. */
  price: number
}

/** What a row costs; where there is no column of prices, the price of one stands below (kit §6). */
export function RowSum({ row, basket, price }: RowSumProps) {
  const { PRICE_TYPE: priceType } = useShop()
  const isMain = basket === 'main'
  const show = (sum: number) =>
    isMain ? formatSum(sum, priceType) : formatMoney(sum, { priceType, currency: 'BONUS' })
  return (
    <>
      <b translate="no">
        <span>{show(row.SUM)}</span>
        {isMain && (
          <i>
            {NBSP}
            {currencySign(row.CURRENCY)}
          </i>
        )}
      </b>
      <small translate="no">{`${show(price)} ${basketRowsTexts.per} ${unitOf(row)}`}</small>
    </>
  )
}
