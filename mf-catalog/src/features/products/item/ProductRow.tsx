import { useBasketQuantity } from '@prilavok/shared-kernel/basket'
import type { Product } from '@prilavok/shared-kernel/contract'
import { Link } from '@prilavok/shared-kernel/router'
import { focusQuantity } from '@prilavok/shared-kernel/rows'
import { fileUrl } from '@prilavok/shared-kernel/shop'
import { ChangeNote } from '@prilavok/shared-kernel/ui/change-note'
import { ProductPicture } from '@prilavok/shared-kernel/ui/product-picture'
import { QuantityStepper } from '@prilavok/shared-kernel/ui/quantity-stepper'
import { memo, useRef } from 'react'
import { shownName } from '../../../model/shown-name'
import { ProductMeta } from './ProductMeta'
import { ProductPrice } from './ProductPrice'
import { ProductStock } from './ProductStock'
import { RowAction } from './RowAction'
import { Row } from './row-styles'

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
  const move = (direction: -1 | 1) => focusQuantity(row.current, direction)
  const enter = (value: number) => {
    if (!quantity.inBasket && quantity.buyable) quantity.add(value)
    move(1)
  }
  return (
    <Row ref={row} data-row="" aria-label={product.NAME} data-in-basket={quantity.inBasket || undefined}>
      <Link to={path} className="thumb" tabIndex={-1} aria-hidden="true">
        <ProductPicture
          src={fileUrl(product.PREVIEW_PICTURE_PATH ?? product.DETAIL_PICTURE_PATH)}
          alt=""
          size={56}
          compactSize={64}
          eager={eager}
        />
      </Link>
      <div className="about">
        <Link to={path} className="name" title={product.NAME}>
          {shownName(product.NAME)}
        </Link>
        <ProductMeta product={product} />
      </div>
      <ProductStock product={product} className="stock" />
      <div className="price">
        <ProductPrice product={product} signInHeader />
      </div>
      <div className="quantity">
        <QuantityStepper
          {...quantity.rule}
          value={quantity.value}
          inBasket={quantity.inBasket}
          pending={quantity.pending}
          label={product.NAME}
          onChange={quantity.change}
          onEnter={enter}
          onMove={move}
        />
      </div>
      <div className="sum">
        <RowAction product={product} quantity={quantity} />
      </div>
      <ChangeNote className="change-note" {...quantity} onRetry={quantity.retry} />
    </Row>
  )
})
