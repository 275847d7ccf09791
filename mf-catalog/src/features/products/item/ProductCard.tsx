import { useBasketQuantity } from '@prilavok/shared-kernel/basket'
import type { Product } from '@prilavok/shared-kernel/contract'
import { formatCode } from '@prilavok/shared-kernel/format'
import { shownName } from '@prilavok/shared-kernel/product-names'
import { Link } from '@prilavok/shared-kernel/router'
import { fileUrl } from '@prilavok/shared-kernel/shop'
import { ChangeNote } from '@prilavok/shared-kernel/ui/change-note'
import { IconButton } from '@prilavok/shared-kernel/ui/icon-button'
import { ProductBadges } from '@prilavok/shared-kernel/ui/product-badges'
import { ProductPicture } from '@prilavok/shared-kernel/ui/product-picture'
import { QuantityStepper, quantityHint } from '@prilavok/shared-kernel/ui/quantity-stepper'
import { memo, useId } from 'react'
import { texts } from '../../../texts'
import { productsTexts } from '../texts'
import { CardAction } from './CardAction'
import { Card } from './card-styles'
import { FavouriteButton } from './FavouriteButton'
import { NotBuyableNote } from './NotBuyableNote'
import { ProductPrice } from './ProductPrice'
import { ProductStock } from './ProductStock'
import { RemovedFavourite } from './removed-favourite'
import { useQuickView } from './shown-among'
import { tellCutName } from './tell-cut-name'

/** A label more would cover the picture (kit §7). */
const MARKS = 2

export interface ProductCardProps {
  product: Product
  /** Above the fold. */
  eager?: boolean
}

/** A product in a grid or carousel; picture and name are links, the card is not (kit §7). */
export const ProductCard = memo(function ProductCard({ product, eager }: ProductCardProps) {
  const quickView = useQuickView(product)
  const quantity = useBasketQuantity(product)
  const hint = quantityHint(quantity.stepper)
  const path = `/product/${product.ID}`
  const nameId = useId()
  return (
    <Card aria-labelledby={nameId} data-in-basket={quantity.inBasket || undefined}>
      <Link to={path} className="picture" tabIndex={-1} aria-hidden="true">
        <ProductPicture
          src={fileUrl(product.DETAIL_PICTURE_PATH ?? product.PREVIEW_PICTURE_PATH)}
          alt=""
          size={132}
          eager={eager}
        />
      </Link>
      <div className="marks">
        <ProductBadges marks={product.MARKS} percent={product.SPECIAL_PERCENT} max={MARKS} />
      </div>
      <FavouriteButton product={product} className="favourite" />
      <IconButton icon="eye" label={productsTexts.item.quickView} className="look" onClick={quickView} />
      <Link to={path} className="name" id={nameId} onPointerEnter={tellCutName}>
        {shownName(product.NAME)}
      </Link>
      <div className="code">
        {`${texts.item.code} ${formatCode(product.UP_CODE_1C)}`}
        {hint && <span>{hint}</span>}
      </div>
      <ProductStock product={product} />
      <ProductPrice product={product} className="price" size="card" />
      <div className="actions">
        <QuantityStepper
          {...quantity.stepper}
          disabled={quantity.missing && !quantity.inBasket}
          size="card"
          labelledBy={nameId}
          onEnter={quantity.enter}
        />
        <CardAction product={product} quantity={quantity} />
      </div>
      <NotBuyableNote product={product} className="change-note" />
      <RemovedFavourite product={product} className="change-note" />
      <ChangeNote className="change-note" {...quantity.note} />
    </Card>
  )
})
