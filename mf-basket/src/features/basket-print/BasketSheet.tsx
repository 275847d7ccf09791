import type { OrderBasketResponse } from '@prilavok/shared-kernel/contract'
import {
  formatCode,
  formatDate,
  formatMoney,
  formatNumber,
  NBSP,
  unitOf,
} from '@prilavok/shared-kernel/format'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { formatProductName } from '@prilavok/shared-kernel/product-names'
import { isYes } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { KeyValue, type KeyValueItem } from '@prilavok/shared-kernel/ui/key-value'
import { groupsInOrder } from '../../model/basket-groups'
import { unitPrice } from '../../model/edit-basket'
import { rowKeyOf } from '../../model/row-key'
import { modelTexts } from '../../model/texts'
import { basketPrintTexts as texts } from './texts'

const Root = styled.article`
  display: none;
  @media print {
    display: block;
  }
  > p,
  > table {
    margin-bottom: 12px;
  }
  > table {
    width: 100%;
    border-collapse: collapse;
    font-size: 12px;
    line-height: 16px;
    font-variant-numeric: tabular-nums lining-nums;
  }
  caption {
    padding: 8px 0 4px;
    font-size: 14px;
    font-weight: 600;
    text-align: left;
  }
  th,
  td {
    padding: 3px 6px;
    border: 1px solid var(--border-strong);
    text-align: right;
    white-space: nowrap;
  }
  th:nth-of-type(3),
  td:nth-of-type(3) {
    text-align: left;
    white-space: normal;
  }
  tr {
    break-inside: avoid;
  }
`

export interface BasketSheetProps {
  data: OrderBasketResponse
  /** Lines of the order summary. */
  sums: readonly KeyValueItem[]
}

/** What is printed instead of the page: every row of the basket as a table, and the sums. */
export function BasketSheet({ data, sums }: BasketSheetProps) {
  const { shop, platform } = useKernel()
  const currency = data.BASKET_TYPE === 'loyalty' ? 'BONUS' : data.INFO.currency
  const money = (sum: number) => formatMoney(sum, { priceType: shop.PRICE_TYPE, currency })
  const columns = [texts.number, texts.code, texts.product, texts.quantity, texts.price, texts.sum]
  return (
    <Root>
      <p>
        <b>{shop.NAME}</b>, {shop.DOMAIN_NAME}.{' '}
        {texts.at(formatDate(new Date(platform.now()).toISOString(), shop.TIME_ZONE))}
      </p>
      {groupsInOrder(data).map(({ CODE, TITLE, PRODUCTS }) => (
        <table key={CODE}>
          <caption>{TITLE}</caption>
          <thead>
            <tr>
              {columns.map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {PRODUCTS.map((row, index) => (
              <tr key={rowKeyOf(row)}>
                <td>{formatNumber(index + 1)}</td>
                <td>{formatCode(row.UP_CODE_1C)}</td>
                <td>{formatProductName(row.NAME)}</td>
                <td>
                  {formatNumber(row.QUANTITY)}
                  {NBSP}
                  {unitOf(row)}
                </td>
                <td>{!isYes(row.GIFT) && money(unitPrice(data, row))}</td>
                <td>{isYes(row.GIFT) ? modelTexts.free : money(row.SUM)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      <KeyValue sums items={sums} />
    </Root>
  )
}
