import { useBasketQuantity } from '@prilavok/shared-kernel/basket'
import type { BasketProduct, BasketType } from '@prilavok/shared-kernel/contract'
import { formatCode, NBSP, unitOf } from '@prilavok/shared-kernel/format'
import { formatProductName } from '@prilavok/shared-kernel/product-names'
import { focusNeighbour, focusQuantity } from '@prilavok/shared-kernel/rows'
import { isYes, useShop } from '@prilavok/shared-kernel/shop'
import { ChangeNote } from '@prilavok/shared-kernel/ui/change-note'
import { Checkbox } from '@prilavok/shared-kernel/ui/checkbox'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { IconButton } from '@prilavok/shared-kernel/ui/icon-button'
import { TextLink } from '@prilavok/shared-kernel/ui/link'
import { Price } from '@prilavok/shared-kernel/ui/price'
import { ProductBadges } from '@prilavok/shared-kernel/ui/product-badges'
import { ProductPicture } from '@prilavok/shared-kernel/ui/product-picture'
import { QuantityStepper } from '@prilavok/shared-kernel/ui/quantity-stepper'
import { Stock } from '@prilavok/shared-kernel/ui/stock'
import type { RowElement } from '@prilavok/shared-kernel/ui/virtual-rows'
import { memo, useCallback, useEffect, useRef } from 'react'
import { pictureOf, productPath } from '../../model/product-view'
import { rowKeyOf } from '../../model/row-key'
import { modelTexts } from '../../model/texts'
import type { TypedCount } from '../../model/typed-count'
import { RowSum } from './RowSum'
import { Meta, Row, RowWarning } from './row-styles'
import { basketRowsTexts } from './texts'

export interface BasketRowProps {
  row: BasketProduct
  /** What the list wants of the row's `<li>`. */
  element: RowElement
  basket: BasketType
  /** Price of one, in roubles or points. */
  price: number
  /** Cannot be ordered now: its count is fixed. */
  unavailable: boolean
  checked: boolean
  /** The find has brought it here. */
  found: boolean
  /** What the server says of the row. */
  warning: string | undefined
  onCheck: (productId: number, checked: boolean) => void
  /** Is told what is being typed. */
  typed?: TypedCount | undefined
}

/** A product of the basket with its count and its sum (kit §6, §7). */
export const BasketRow = memo(function BasketRow(props: BasketRowProps) {
  const { row, element, basket, price, unavailable, checked, found, warning, onCheck, typed } = props
  const quantity = useBasketQuantity(row, { basket })
  const shop = useShop()
  const root = useRef<HTMLLIElement>(null)
  // A row that comes back, or into another group, has a field without what was typed into the former one.
  useEffect(() => {
    if (typed?.current()?.productId === row.ID) typed.set(null)
  }, [typed, row.ID])
  const { ref: listRef } = element
  const ref = useCallback(
    (li: HTMLLIElement | null) => {
      root.current = li
      listRef?.(li)
    },
    [listRef],
  )
  const gift = isYes(row.GIFT)
  const unit = unitOf(row)
  const currency = basket === 'loyalty' ? 'BONUS' : row.CURRENCY
  const format = { priceType: shop.PRICE_TYPE, currency }
  return (
    <Row
      {...element}
      ref={ref}
      data-row={rowKeyOf(row)}
      data-unavailable={unavailable || undefined}
      data-found={found || undefined}
      aria-label={row.NAME}
    >
      <div data-cell="check">
        {!gift && (
          <Checkbox
            label={`${basketRowsTexts.select}: ${row.NAME}`}
            labelHidden
            checked={checked}
            onChange={(next) => onCheck(row.ID, next)}
          />
        )}
      </div>
      <div data-cell="picture">
        <ProductPicture src={pictureOf(row)} alt="" size={56} />
      </div>
      <div data-cell="name">
        <TextLink to={productPath(row)} quiet title={row.NAME}>
          {formatProductName(row.NAME)}
        </TextLink>
        <Meta>
          <span>
            {basketRowsTexts.code}
            {NBSP}
            {formatCode(row.UP_CODE_1C)}
          </span>
          <ProductBadges marks={row.MARKS} percent={row.SPECIAL_PERCENT} gift={gift} />
          {unavailable && !gift && (
            <TextLink to={`${productPath(row)}#analogs`}>{basketRowsTexts.analogs}</TextLink>
          )}
        </Meta>
        {warning && (gift || !quantity.rejection) && (
          <RowWarning>
            <Icon name="warning" size={16} />
            {warning}
          </RowWarning>
        )}
        {!gift && <ChangeNote {...quantity.note} />}
      </div>
      <div data-cell="stock">
        <Stock remain={row.REMAIN} toOrder={isYes(row.TO_ORDER)} delay={row.DELAY} unit={unit} />
      </div>
      <div data-cell="price">
        {!gift && (
          <Price
            sum={basket === 'main' ? price || null : price}
            signInHeader={basket === 'main'}
            {...format}
          />
        )}
      </div>
      <div data-cell="quantity">
        <QuantityStepper
          {...quantity.stepper}
          value={row.QUANTITY}
          inBasket={!unavailable && !gift}
          disabled={unavailable || gift}
          label={row.NAME}
          onTyping={(count) => typed?.set(count ? { productId: row.ID, count } : null)}
          onEnter={() => focusQuantity(root.current, 1)}
          onMove={(direction) => focusQuantity(root.current, direction)}
        />
      </div>
      <div data-cell="sum">
        {gift ? <b>{modelTexts.free}</b> : <RowSum row={row} basket={basket} price={price} />}
      </div>
      <div data-cell="remove">
        {!gift && (
          <IconButton
            icon="trash"
            label={`${basketRowsTexts.remove}: ${row.NAME}`}
            onClick={(event) => {
              focusNeighbour(event.currentTarget)
              quantity.remove()
            }}
          />
        )}
      </div>
    </Row>
  )
})
