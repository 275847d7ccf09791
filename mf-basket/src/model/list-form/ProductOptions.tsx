import type { BasketType, Product } from '@prilavok/shared-kernel/contract'
import { Options } from './option-styles'
import { ProductOption } from './ProductOption'

interface ProductOptionsProps {
  basket: BasketType
  options: readonly Product[]
  label: string
  /** The digits 1–9 choose one, too. */
  digits?: boolean
  onChoose: (product: Product) => void
}

/** Products that a row may mean, to choose one from; the row says where they stand. */
export function ProductOptions({ basket, options, label, digits = false, onChoose }: ProductOptionsProps) {
  return (
    <Options role="group" aria-label={label}>
      {options.map((product, at) => (
        <ProductOption
          key={product.ID}
          product={product}
          basket={basket}
          {...(digits ? { digit: at + 1 } : {})}
          onChoose={() => onChoose(product)}
        />
      ))}
    </Options>
  )
}
