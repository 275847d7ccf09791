import { useBasketQuantity } from '@prilavok/shared-kernel/basket'
import type { Product } from '@prilavok/shared-kernel/contract'
import { shownName } from '@prilavok/shared-kernel/product-names'
import { Link } from '@prilavok/shared-kernel/router'
import { focusQuantity } from '@prilavok/shared-kernel/rows'
import { fileUrl } from '@prilavok/shared-kernel/shop'
import { ChangeNote } from '@prilavok/shared-kernel/ui/change-note'
import { IconButton } from '@prilavok/shared-kernel/ui/icon-button'
import { ProductPicture } from '@prilavok/shared-kernel/ui/product-picture'
import { QuantityStepper } from '@prilavok/shared-kernel/ui/quantity-stepper'
import { type KeyboardEvent, memo, useId, useRef, useState } from 'react'
import { MORE_ATTRIBUTE } from '../list/more-attribute'
import { productsTexts } from '../texts'
import { FavouriteButton } from './FavouriteButton'
import { NotBuyableNote } from './NotBuyableNote'
import { ProductMeta } from './ProductMeta'
import { ProductPrice } from './ProductPrice'
import { ProductStock } from './ProductStock'
import { RowAction } from './RowAction'
import { RemovedFavourite } from './removed-favourite'
import { Row } from './row-styles'
import { useQuickView } from './shown-among'
import { tellCutName } from './tell-cut-name'

/** Links are followed by Enter; a space in a number that is being typed is a habit, not a wish to look. */
const SPACE_IS_FREE = 'input[data-quantity]:not([data-typed]), a.name'

export interface ProductRowProps {
  product: Product
  /** Above the fold. */
  eager?: boolean
}

/** One product, one line, one decision: ↑↓ go to other rows, Enter adds and goes on (kit §7, §10), Space looks. */
export const ProductRow = memo(function ProductRow({ product, eager }: ProductRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const quantity = useBasketQuantity(product)
  const path = `/product/${product.ID}`
  const nameId = useId()
  const quickView = useQuickView(product)
  /** The mouse has been over the row: the button that it alone can press is not rendered before. */
  const [pointed, setPointed] = useState(false)
  const press = (event: KeyboardEvent) => {
    if (event.key !== ' ' || !(event.target instanceof Element) || !event.target.matches(SPACE_IS_FREE))
      return
    event.preventDefault()
    quickView()
  }
  const move = (direction: -1 | 1) => focusQuantity(row.current, direction)
  /** From the last row Enter leads to «Показать ещё», which leads to the first new row. */
  const enter = (value: number) => {
    quantity.enter(value)
    if (!move(1)) document.querySelector<HTMLElement>(`main [${MORE_ATTRIBUTE}]`)?.focus()
  }
  return (
    <Row
      ref={row}
      data-row=""
      aria-labelledby={nameId}
      data-in-basket={quantity.inBasket || undefined}
      onKeyDown={press}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointed(true)}
    >
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
        {/* Rows keep their cells: the arrows find their way by them. */}
        {pointed && (
          <IconButton
            icon="eye"
            label={productsTexts.item.quickView}
            title={productsTexts.item.quickViewKey}
            aria-keyshortcuts="Space"
            className="look"
            tabIndex={-1}
            onClick={quickView}
          />
        )}
      </div>
      <ProductStock product={product} className="stock" />
      <ProductPrice product={product} className="price" signInHeader />
      <QuantityStepper
        {...quantity.stepper}
        disabled={quantity.missing && !quantity.inBasket}
        className="quantity"
        labelledBy={nameId}
        onEnter={enter}
        onMove={move}
      />
      <div className="sum">
        <RowAction product={product} quantity={quantity} />
      </div>
      <FavouriteButton product={product} className="favourite" />
      <NotBuyableNote product={product} className="change-note" />
      <RemovedFavourite product={product} className="change-note" />
      <ChangeNote className="change-note" {...quantity.note} />
    </Row>
  )
})
