import { basketItem } from '@prilavok/shared-kernel/basket'
import type { BasketProduct } from '@prilavok/shared-kernel/contract'
import { formatNumber, formatSum, NBSP, unitOf } from '@prilavok/shared-kernel/format'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { formatProductName } from '@prilavok/shared-kernel/product-names'
import { focusNeighbour } from '@prilavok/shared-kernel/rows'
import { useShop } from '@prilavok/shared-kernel/shop'
import { IconButton } from '@prilavok/shared-kernel/ui/icon-button'
import { TextLink } from '@prilavok/shared-kernel/ui/link'
import { ProductPicture } from '@prilavok/shared-kernel/ui/product-picture'
import { pictureOf, productPath } from '../../model/product-view'
import { headerBasketTexts } from './texts'

interface MiniBasketRowProps {
  row: BasketProduct
  onNavigate: () => void
  /** The only row goes: nothing is left to be focused beside it. */
  onLastRemoved: () => void
}

/** A product of the mini basket with its sum; it can be taken out, and brought back by the notice or Ctrl+Z. */
export function MiniBasketRow({ row, onNavigate, onLastRemoved }: MiniBasketRowProps) {
  const { basket } = useKernel()
  const { PRICE_TYPE } = useShop()
  const remove = (button: Element) => {
    if (!focusNeighbour(button)) onLastRemoved()
    basket.set('main', basketItem(row, 'main', row.QUANTITY), 0, 'now')
  }
  return (
    <li data-row="">
      <ProductPicture src={pictureOf(row)} alt="" size={40} />
      <TextLink to={productPath(row)} quiet title={row.NAME} onClick={onNavigate}>
        {formatProductName(row.NAME)}
      </TextLink>
      <span>
        <b translate="no">{formatSum(row.SUM, PRICE_TYPE)}</b>
        <small translate="no">
          {formatNumber(row.QUANTITY)}
          {NBSP}
          {unitOf(row)} × {formatSum(row.PRICE, PRICE_TYPE)}
        </small>
      </span>
      <IconButton
        icon="trash"
        iconSize={16}
        label={`${headerBasketTexts.remove}: ${row.NAME}`}
        onClick={({ currentTarget }) => remove(currentTarget)}
      />
    </li>
  )
}
