import { formatMoney, formatNumber, NBSP, unitOf } from '@prilavok/shared-kernel/format'
import { formatProductName } from '@prilavok/shared-kernel/product-names'
import { useShop } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { IconButton } from '@prilavok/shared-kernel/ui/icon-button'
import { TextLink } from '@prilavok/shared-kernel/ui/link'
import { ProductPicture } from '@prilavok/shared-kernel/ui/product-picture'
import { pictureOf, productPath } from '../../model/product-view'
import type { Filling } from './fill-gap'
import { freeDeliveryTexts as texts } from './texts'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px 8px;
  padding: 6px 0;
`
const Item = styled.div`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  align-items: center;
  gap: 10px;
  padding: 3px 0;
  font-size: 13px;
  line-height: 18px;
  a {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`
const Figures = styled.p`
  grid-column: 1 / -1;
  font-size: 12px;
  line-height: 16px;
  color: var(--text-muted);
  font-variant-numeric: tabular-nums lining-nums;
  b {
    font-weight: 600;
    color: var(--text);
  }
`

interface FillingRowProps {
  filling: Filling
  currency: string
  /** Without it the row has no button of its own. */
  onAdd?: () => void
}

/** Products that fill the gap, in which counts, for how much, and how far beyond. */
export function FillingRow({ filling: { items, sum, excess }, currency, onAdd }: FillingRowProps) {
  const { PRICE_TYPE: priceType } = useShop()
  const money = (value: number) => formatMoney(value, { priceType, currency })
  const names = items.map(({ product }) => product.NAME).join(', ')
  return (
    <Root>
      <div>
        {items.map(({ product, count }) => (
          <Item key={product.ID}>
            <ProductPicture src={pictureOf(product)} alt="" size={40} />
            <div>
              <TextLink to={productPath(product)} quiet title={product.NAME}>
                {formatProductName(product.NAME)}
              </TextLink>
              {formatNumber(count)}
              {NBSP}
              {unitOf(product)} × {money(product.PRICE)}
            </div>
          </Item>
        ))}
      </div>
      {onAdd && <IconButton icon="plus" label={texts.addAll(names, money(sum))} onClick={onAdd} />}
      <Figures>
        <b>{money(sum)}</b>, {excess > 0 ? texts.excess(money(excess)) : texts.exactly}
      </Figures>
    </Root>
  )
}
