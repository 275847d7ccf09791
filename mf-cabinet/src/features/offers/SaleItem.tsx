import { type BasketQuantity, useBasketQuantity } from '@prilavok/shared-kernel/basket'
import type { OfferItem } from '@prilavok/shared-kernel/contract'
import { formatCode, formatSum, unitOf } from '@prilavok/shared-kernel/format'
import { shownName } from '@prilavok/shared-kernel/product-names'
import { Link } from '@prilavok/shared-kernel/router'
import { focusQuantity, handOver } from '@prilavok/shared-kernel/rows'
import { isYes, useShop } from '@prilavok/shared-kernel/shop'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { ChangeNote } from '@prilavok/shared-kernel/ui/change-note'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { Price } from '@prilavok/shared-kernel/ui/price'
import { ProductBadges } from '@prilavok/shared-kernel/ui/product-badges'
import { ProductPicture } from '@prilavok/shared-kernel/ui/product-picture'
import { QuantityStepper } from '@prilavok/shared-kernel/ui/quantity-stepper'
import { Stock } from '@prilavok/shared-kernel/ui/stock'
import { memo, useId, useRef } from 'react'
import { pictureOf, productPath } from './product-links'
import { Row } from './sale-item-styles'
import { offersTexts } from './texts'

interface SaleItemProps {
  item: OfferItem
  /** The offer has not begun: its price is still to come. */
  ahead: boolean
}

/** A product of an offer in one line: ↑↓ go to other rows, Enter adds and goes on (kit §7, §10). */
export const SaleItem = memo(function SaleItem({ item, ahead }: SaleItemProps) {
  const row = useRef<HTMLLIElement>(null)
  const nameId = useId()
  const quantity = useBasketQuantity(item)
  const { PRICE_TYPE: priceType } = useShop()
  const path = productPath(item.ID)
  const move = (direction: -1 | 1) => focusQuantity(row.current, direction)
  const enter = (value: number) => {
    quantity.enter(value)
    move(1)
  }
  return (
    <Row ref={row} data-row="" aria-labelledby={nameId} data-in-basket={quantity.inBasket || undefined}>
      <Link to={path} className="thumb" tabIndex={-1} aria-hidden="true">
        <ProductPicture src={pictureOf(item)} alt="" size={56} />
      </Link>
      <div className="about">
        <Link to={path} className="name" id={nameId}>
          {shownName(item.NAME)}
        </Link>
        <div className="meta">
          <ProductBadges marks={item.MARKS} percent={item.SPECIAL_PERCENT} />
          <span className="num">
            {offersTexts.code} {formatCode(item.UP_CODE_1C)}
          </span>
          {item.UP_TM && <span>{item.UP_TM.TITLE}</span>}
          {item.UP_COUNTRY && <span>{item.UP_COUNTRY.TITLE}</span>}
        </div>
      </div>
      <Stock
        className="stock"
        remain={item.REMAIN}
        toOrder={isYes(item.TO_ORDER)}
        delay={item.DELAY}
        unit={unitOf(item)}
      />
      <Price
        className="price"
        sum={item.PRICE || null}
        oldSum={item.OLD_PRICE}
        unit={unitOf(item)}
        priceType={priceType}
        currency={item.CURRENCY}
        signInHeader
      >
        {ahead && <small>{offersTexts.offerPrice(formatSum(item.OFFER_PRICE, priceType))}</small>}
      </Price>
      <QuantityStepper
        {...quantity.stepper}
        className="quantity"
        labelledBy={nameId}
        onEnter={enter}
        onMove={move}
      />
      <div className="sum">
        <SaleAction item={item} quantity={quantity} />
      </div>
      <ChangeNote className="change-note" {...quantity.note} />
    </Row>
  )
})

/** Last column: sum and «в корзине», «В корзину», or «Аналоги» when there is nothing to add. */
function SaleAction({ item, quantity }: { item: OfferItem; quantity: BasketQuantity }) {
  const { PRICE_TYPE } = useShop()
  if (quantity.inBasket)
    return (
      <>
        <b>{formatSum(item.PRICE * quantity.value, PRICE_TYPE)}</b>
        <small data-unsent={quantity.unsent || undefined}>
          <Icon name={quantity.unsent ? 'offline' : 'check'} size={12} />
          {quantity.unsent ? offersTexts.unsentMark : offersTexts.inBasketMark}
        </small>
      </>
    )
  if (quantity.missing)
    return (
      <LinkButton to={`${productPath(item.ID)}#analogs`} size="s">
        {offersTexts.analogs}
      </LinkButton>
    )
  return (
    <Button
      kind="accent-outline"
      size="s"
      disabled={!quantity.buyable}
      title={quantity.buyable ? undefined : offersTexts.notForSale}
      onClick={(event) => {
        quantity.add()
        handOver(event)
      }}
    >
      {offersTexts.add}
    </Button>
  )
}
