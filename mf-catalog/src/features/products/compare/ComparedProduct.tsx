import type { Product } from '@prilavok/shared-kernel/contract'
import { formatCode } from '@prilavok/shared-kernel/format'
import { shownName } from '@prilavok/shared-kernel/product-names'
import { Link } from '@prilavok/shared-kernel/router'
import { fileUrl } from '@prilavok/shared-kernel/shop'
import { ProductPicture } from '@prilavok/shared-kernel/ui/product-picture'
import { Select } from '@prilavok/shared-kernel/ui/select'
import { texts } from '../../../texts'
import { FavouriteButton } from '../item/FavouriteButton'
import { ProductHead } from './compare-styles'
import { nameEndings } from './name-endings'
import { compareTexts } from './texts'

interface ComparedProductProps {
  product: Product
  /** Analogs that may stand in this column; the current product has none. */
  options?: readonly Product[]
  onReplace?: (productId: number) => void
}

/** Head of a column: picture, name, code; where there are more analogs than columns, a choice of another one. */
export function ComparedProduct({ product, options = [], onReplace }: ComparedProductProps) {
  const endings = nameEndings(options.map(({ NAME }) => NAME))
  return (
    <ProductHead>
      <div>
        <ProductPicture
          src={fileUrl(product.DETAIL_PICTURE_PATH ?? product.PREVIEW_PICTURE_PATH)}
          alt=""
          size={64}
        />
        {!onReplace && <span>{compareTexts.current}</span>}
        <FavouriteButton product={product} />
      </div>
      {options.length > 1 && onReplace && (
        <Select
          size="s"
          aria-label={compareTexts.compareWith}
          value={String(product.ID)}
          options={options.map(({ ID, NAME }, at) => ({ value: String(ID), label: endings[at] ?? NAME }))}
          onChange={(id) => onReplace(Number(id))}
        />
      )}
      {onReplace ? (
        <Link to={`/product/${product.ID}`}>{shownName(product.NAME)}</Link>
      ) : (
        <b>{shownName(product.NAME)}</b>
      )}
      <small className="num">{`${texts.item.code} ${formatCode(product.UP_CODE_1C)}`}</small>
    </ProductHead>
  )
}
