import { useBasketQuantity } from '@prilavok/shared-kernel/basket'
import type { BoughtProduct } from '@prilavok/shared-kernel/contract'
import { formatCode, formatMoney, NBSP, unitOf } from '@prilavok/shared-kernel/format'
import { formatProductName } from '@prilavok/shared-kernel/product-names'
import { focusQuantity, handOver } from '@prilavok/shared-kernel/rows'
import { fileUrl, isYes, useShop } from '@prilavok/shared-kernel/shop'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { ChangeNote } from '@prilavok/shared-kernel/ui/change-note'
import { TextLink } from '@prilavok/shared-kernel/ui/link'
import { ProductPicture } from '@prilavok/shared-kernel/ui/product-picture'
import { fitQuantity, QuantityStepper, quantityRuleOf } from '@prilavok/shared-kernel/ui/quantity-stepper'
import { Stock } from '@prilavok/shared-kernel/ui/stock'
import { useId, useRef } from 'react'
import { GoodsRow } from '../../model/goods-row-styles'
import { usualTexts } from './texts'

/** A product in the count that is usual for it; Enter adds it and goes on, as in every list of products. */
export function UsualRow({ product }: { product: BoughtProduct }) {
  const { PRICE_TYPE: priceType } = useShop()
  const row = useRef<HTMLLIElement>(null)
  const nameId = useId()
  const usual = fitQuantity(product.USUAL_QUANTITY, quantityRuleOf(product)).value
  const quantity = useBasketQuantity({ ...product, QUANTITY: usual })
  const money = (sum: number) => formatMoney(sum, { priceType, currency: product.CURRENCY })
  const move = (direction: -1 | 1) => focusQuantity(row.current, direction)
  return (
    <GoodsRow ref={row} data-row="" aria-labelledby={nameId}>
      <ProductPicture
        src={fileUrl(product.PREVIEW_PICTURE_PATH ?? product.DETAIL_PICTURE_PATH)}
        alt=""
        size={44}
      />
      <div data-cell="name">
        <TextLink to={`/product/${product.ID}`} quiet>
          <span id={nameId}>{formatProductName(product.NAME)}</span>
        </TextLink>
        <small>
          {usualTexts.code}
          {NBSP}
          {formatCode(product.UP_CODE_1C)} · {usualTexts.often(product.ORDER_CNT)}
        </small>
        <Stock
          remain={product.REMAIN}
          toOrder={isYes(product.TO_ORDER)}
          delay={product.DELAY}
          unit={unitOf(product)}
        />
      </div>
      <span data-cell="price">{money(product.PRICE)}</span>
      <div data-cell="quantity">
        <QuantityStepper
          {...quantity.stepper}
          labelledBy={nameId}
          onMove={move}
          onEnter={(value) => {
            quantity.enter(value)
            move(1)
          }}
        />
      </div>
      <div data-cell="sum">
        {quantity.inBasket ? (
          <>
            <b>{money(product.PRICE * quantity.value)}</b>
            <small>{usualTexts.inBasket}</small>
          </>
        ) : (
          <Button
            kind="accent-outline"
            size="s"
            disabled={!quantity.buyable}
            aria-label={usualTexts.addOf(product.NAME)}
            onClick={(event) => {
              quantity.add()
              handOver(event)
            }}
          >
            {usualTexts.add}
          </Button>
        )}
      </div>
      <div data-cell="note">
        <ChangeNote {...quantity.note} />
      </div>
    </GoodsRow>
  )
}
