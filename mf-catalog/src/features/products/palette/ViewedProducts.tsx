import { useKernel } from '@prilavok/shared-kernel/kernel'
import { PaletteGroup } from '@prilavok/shared-kernel/palette'
import { useQuery } from '@tanstack/react-query'
import { productListQuery } from '../../../api/get-product-list'
import { PaletteProduct } from './PaletteProduct'
import { paletteTexts } from './texts'

const LATEST = { sort: 'POPULARITY', order: 'DESC', limit: 3, page: 1 } as const

/** The products that this visitor has looked at last. Nobody asked for them, so an error of theirs is not told. */
export function ViewedProducts() {
  const { data } = useQuery({
    ...productListQuery(useKernel(), { saved: 'viewed' }, LATEST),
    meta: { errors: 'silent' },
  })
  if (!data || data.ITEMS.length === 0) return null
  return (
    <PaletteGroup title={paletteTexts.viewed}>
      {data.ITEMS.map((product) => (
        <PaletteProduct key={product.ID} product={product} text="" />
      ))}
    </PaletteGroup>
  )
}
