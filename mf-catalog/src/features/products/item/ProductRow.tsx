import { useBasketQuantity } from '@prilavok/shared-kernel/basket'
import type { Product } from '@prilavok/shared-kernel/contract'
import { Link } from '@prilavok/shared-kernel/router'
import { focusQuantity } from '@prilavok/shared-kernel/rows'
import { fileUrl } from '@prilavok/shared-kernel/shop'
import { ChangeNote } from '@prilavok/shared-kernel/ui/change-note'
import { ProductPicture } from '@prilavok/shared-kernel/ui/product-picture'
import { QuantityStepper } from '@prilavok/shared-kernel/ui/quantity-stepper'
import { memo, useId, useRef } from 'react'
import { shownName } from '../../../model/shown-name'
import { ProductMeta } from './ProductMeta'
import { ProductPrice } from './ProductPrice'
import { ProductStock } from './ProductStock'
import { RowAction } from './RowAction'
import { Row } from './row-styles'
import { tellCutName } from './tell-cut-name'

export interface ProductRowProps {
  product: Product
  /** Above the fold. */
  eager?: boolean
}

/** One product, one line, one decision: ↑↓ go to other rows, Enter adds and goes on (kit §7, §10). */
export const ProductRow = memo(function ProductRow({ product, eager }: ProductRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const quantity = useBasketQuantity(product)
  const path = `/product/${product.ID}`
  const nameId = useId()
  const move = (direction: -1 | 1) => focusQuantity(row.current, direction)
  const enter = (value: number) => {
    if (!quantity.inBasket && quantity.buyable) quantity.add(value)
    move(1)
  }
  return (
    <Row ref={row} data-row="" aria-labelledby={nameId} data-in-basket={quantity.inBasket || undefined}>
      <Link to={path} className="thumb" tabIndex={-1} aria-hidden="true">
        <ProductPicture
          src={fileUrl(product.PREVIEW_PICTURE_PATH ?? product.DETAIL_PICTURE_PATH)}
          alt=""
          size={56}
          eager={eager}
        />
      </Link>
      <div className="about">
        <Link to={path} className="name" id={nameId} onPointerEnter={tellCutName}>
          {shownName(product.NAME)}
        </Link>
        <ProductMeta product={product} />
      </div>
      <ProductStock product={product} className="stock" />
      <ProductPrice product={product} className="price" signInHeader />
      <QuantityStepper
        {...quantity.rule}
        className="quantity"
        value={quantity.value}
        inBasket={quantity.inBasket}
        pending={quantity.pending}
        labelledBy={nameId}
        onChange={quantity.change}
        onEnter={enter}
        onMove={move}
      />
      <div className="sum">
        <RowAction product={product} quantity={quantity} />
      </div>
      <ChangeNote className="change-note" {...quantity} onRetry={quantity.retry} />
    </Row>
  )
})
