import { useBasketQuantity } from '@prilavok/shared-kernel/basket'
import type { Product } from '@prilavok/shared-kernel/contract'
import { formatCode, formatMoney } from '@prilavok/shared-kernel/format'
import { PaletteMatch, usePalette, usePaletteEntry } from '@prilavok/shared-kernel/palette'
import { shownName } from '@prilavok/shared-kernel/product-names'
import { Link, useNavigate } from '@prilavok/shared-kernel/router'
import { fileUrl, useShop } from '@prilavok/shared-kernel/shop'
import { ChangeNote } from '@prilavok/shared-kernel/ui/change-note'
import { ProductPicture } from '@prilavok/shared-kernel/ui/product-picture'
import { QuantityStepper } from '@prilavok/shared-kernel/ui/quantity-stepper'
import type { KeyboardEvent, MouseEvent } from 'react'
import { texts } from '../../../texts'
import { ProductStock } from '../item/ProductStock'
import { PaletteAction } from './PaletteAction'
import { Cell, Row } from './palette-product-styles'
import { paletteTexts } from './texts'

/**
 * A product of the palette: Enter adds it and leaves the palette open, Shift+Enter opens its page, Tab leads into its quantity. What is
 * in the basket already is changed by its quantity.
 */
export function PaletteProduct({ product, text }: { product: Product; text: string }) {
  const { PRICE_TYPE } = useShop()
  const palette = usePalette()
  const navigate = useNavigate()
  const quantity = useBasketQuantity(product)
  const path = `/product/${product.ID}`
  const money = (sum: number) => formatMoney(sum, { priceType: PRICE_TYPE, currency: product.CURRENCY })
  const name = shownName(product.NAME)
  const price = product.PRICE > 0 ? money(product.PRICE) : ''

  const open = () => {
    palette.close()
    navigate(path)
  }
  const focusQuantity = () => palette.activeElement()?.querySelector<HTMLElement>('[data-quantity]')?.focus()
  const add = (value?: number) => {
    quantity.add(value)
    palette.focusField()
  }
  const enter = () => {
    if (quantity.inBasket) focusQuantity()
    else if (quantity.buyable && !quantity.missing) add()
    else open()
  }
  const { isActive, point, props } = usePaletteEntry({ enter, open })

  const enterQuantity = (value: number) => {
    quantity.enter(value)
    palette.focusField()
  }
  const leaveQuantity = (direction: -1 | 1) => {
    palette.move(direction < 0 ? 'previous' : 'next')
    if (palette.activeElement()?.querySelector('[data-quantity]')) focusQuantity()
    else palette.focusField()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    palette.focusField()
  }
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    // A finger comes to a row first: there it finds quantity and «В корзину».
    if (isActive) open()
    else point()
  }
  return (
    <Row {...props} aria-label={price ? `${name}, ${price}` : name} onKeyDown={press}>
      <Cell role="gridcell" data-about>
        <Link to={path} tabIndex={-1} onClick={follow}>
          <ProductPicture
            src={fileUrl(product.PREVIEW_PICTURE_PATH ?? product.DETAIL_PICTURE_PATH)}
            alt=""
            size={36}
          />
          <span>
            <span>
              <PaletteMatch title={name} text={text} />
            </span>
            <small>
              {`${texts.item.code} ${formatCode(product.UP_CODE_1C)}`}
              {quantity.value > 1 && product.PRICE > 0 && (
                <> · {paletteTexts.sum(money(product.PRICE * quantity.value))}</>
              )}
            </small>
          </span>
        </Link>
      </Cell>
      <Cell role="gridcell" data-stock>
        <ProductStock product={product} />
      </Cell>
      <Cell role="gridcell" data-price>
        {price}
      </Cell>
      <Cell role="gridcell" data-quantity-cell>
        <QuantityStepper
          {...quantity.stepper}
          disabled={!quantity.buyable}
          label={name}
          onEnter={enterQuantity}
          onMove={leaveQuantity}
        />
      </Cell>
      <Cell role="gridcell" data-action>
        <PaletteAction product={product} quantity={quantity} />
      </Cell>
      <Cell role="gridcell" data-note>
        <ChangeNote {...quantity.note} />
      </Cell>
    </Row>
  )
}
