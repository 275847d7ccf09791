import type { Product } from '@prilavok/shared-kernel/contract'
import { formatCode } from '@prilavok/shared-kernel/format'
import { ProductBadges } from '@prilavok/shared-kernel/ui/product-badges'
import { miniProperties } from '../../../model/mini-properties'
import { texts } from '../../../texts'

/** Under the name of a row: badges, code, the mini property table (kit §6). Phones keep badges and code. */
export function ProductMeta({ product }: { product: Product }) {
  return (
    <div className="meta">
      <ProductBadges marks={product.MARKS} percent={product.SPECIAL_PERCENT} />
      <span>{`${texts.item.code} ${formatCode(product.UP_CODE_1C)}`}</span>
      {miniProperties(product).map(({ CODE, TITLE, VALUE }) => (
        <span key={CODE} title={TITLE}>
          {VALUE}
        </span>
      ))}
    </div>
  )
}
