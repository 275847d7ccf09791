import type { BasketType, Product } from '@prilavok/shared-kernel/contract'
import { styled } from '@prilavok/shared-kernel/styled'
import { Options } from '../../../model/list-form/option-styles'
import { ProductOption } from '../../../model/list-form/ProductOption'

const Place = styled(Options)`
  grid-area: options;
`

interface ProductOptionsProps {
  basket: BasketType
  options: readonly Product[]
  label: string
  onChoose: (product: Product) => void
}

/** Products that a row may mean, to choose one from. */
export function ProductOptions({ basket, options, label, onChoose }: ProductOptionsProps) {
  return (
    <Place role="group" aria-label={label}>
      {options.map((product) => (
        <ProductOption
          key={product.ID}
          product={product}
          basket={basket}
          onChoose={() => onChoose(product)}
        />
      ))}
    </Place>
  )
}
