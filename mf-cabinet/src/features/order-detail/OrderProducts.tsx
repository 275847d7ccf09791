import type { Order, OrderProduct } from '@prilavok/shared-kernel/contract'
import { formatCode, formatNumber, NBSP, unitOf } from '@prilavok/shared-kernel/format'
import { formatProductName } from '@prilavok/shared-kernel/product-names'
import { useHasRoute } from '@prilavok/shared-kernel/router'
import { rowKeys } from '@prilavok/shared-kernel/rows'
import { fileUrl, isYes } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { TextLink } from '@prilavok/shared-kernel/ui/link'
import { ProductPicture } from '@prilavok/shared-kernel/ui/product-picture'
import { useOrderMoney } from '../../model/order-money'
import { TablePanel } from '../../model/table-panel'
import { texts } from '../../texts'
import { orderDetailTexts } from './texts'

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  th {
    height: 36px;
    padding: 0 12px;
    border-bottom: 1px solid var(--border);
    background: var(--n-25);
    color: var(--text-muted);
    font-size: 12px;
    font-weight: 400;
    text-align: left;
    white-space: nowrap;
  }
  td {
    padding: 10px 12px;
    border-bottom: 1px solid var(--border-subtle);
  }
  > tbody > tr:last-of-type > td {
    border-bottom: 0;
  }
  [data-right] {
    text-align: right;
  }
  td[data-product] > div {
    display: flex;
    align-items: center;
    gap: 12px;
    font-weight: 500;
  }
  small {
    display: block;
    color: var(--text-muted);
    font-size: 12px;
    line-height: 16px;
    font-weight: 400;
  }
  td[data-sum] {
    font-weight: 600;
  }
  td[data-sum] > small,
  [data-narrow] {
    display: none;
  }
  ${media.phone} {
    display: block;
    > thead,
    [data-wide] {
      display: none;
    }
    [data-narrow] {
      display: inline;
    }
    > tbody {
      display: block;
    }
    tr {
      display: grid;
      grid-template-columns: 1fr auto;
      gap: 4px 12px;
      padding: 12px;
      border-bottom: 1px solid var(--border);
    }
    td {
      padding: 0;
      border: 0;
    }
    td[data-sum] > small {
      display: block;
    }
  }
`
interface OrderProductsProps {
  order: Order
  products: readonly OrderProduct[]
}

/** What was ordered, as it was sold (CAB-035, CAB-036). */
export function OrderProducts({ order, products }: OrderProductsProps) {
  const { sign, money, sum } = useOrderMoney(order)
  const hasRoute = useHasRoute()
  return (
    <TablePanel data-bleed>
      <Table>
        <thead>
          <tr>
            <th scope="col">{orderDetailTexts.product}</th>
            <th scope="col" data-right>
              {orderDetailTexts.price},{NBSP}
              {sign}
            </th>
            <th scope="col" data-right>
              {orderDetailTexts.quantity}
            </th>
            <th scope="col" data-right>
              {texts.sum},{NBSP}
              {sign}
            </th>
          </tr>
        </thead>
        <tbody {...rowKeys()}>
          {products.map((product) => {
            const path = `/product/${product.ID}`
            const gift = isYes(product.GIFT)
            const total = product.PRICE * product.QUANTITY
            const count = `${formatNumber(product.QUANTITY)}${NBSP}${unitOf(product)}`
            return (
              <tr key={`${product.ID} ${gift}`} data-row="">
                <td data-product>
                  <div>
                    <ProductPicture
                      src={fileUrl(product.PREVIEW_PICTURE_PATH ?? product.DETAIL_PICTURE_PATH)}
                      alt=""
                      size={48}
                      compactSize={40}
                    />
                    <span>
                      {hasRoute(path) ? (
                        <TextLink to={path} quiet>
                          {formatProductName(product.NAME)}
                        </TextLink>
                      ) : (
                        product.NAME
                      )}
                      <small>
                        {orderDetailTexts.code} <span className="num">{formatCode(product.UP_CODE_1C)}</span>
                        {isYes(product.TO_ORDER) && ` · ${orderDetailTexts.toOrder}`}
                      </small>
                    </span>
                  </div>
                </td>
                <td data-wide data-right className="num">
                  {gift ? orderDetailTexts.gift : sum(product.PRICE)}
                </td>
                <td data-wide data-right className="num">
                  {count}
                </td>
                <td data-sum data-right className="num" translate={gift ? undefined : 'no'}>
                  <span data-wide>{gift ? orderDetailTexts.free : sum(total)}</span>
                  <span data-narrow>{gift ? orderDetailTexts.gift : money(total)}</span>
                  <small>{count}</small>
                </td>
              </tr>
            )
          })}
        </tbody>
      </Table>
    </TablePanel>
  )
}
