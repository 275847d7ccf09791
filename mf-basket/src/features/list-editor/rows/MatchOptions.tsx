import type { BasketType } from '@prilavok/shared-kernel/contract'
import { styled } from '@prilavok/shared-kernel/styled'
import { Options } from '../../../model/list-form/option-styles'
import { ProductOption } from '../../../model/list-form/ProductOption'
import type { RowView } from '../model/view-rows'
import { pasteTexts } from '../texts'
import type { RowHandlers } from './use-row-handlers'

const Place = styled(Options)`
  grid-column: 3 / -2;
  @media (max-width: 1023px) {
    grid-column: 1 / -1;
  }
`

interface MatchOptionsProps {
  view: RowView
  basket: BasketType
  handlers: RowHandlers
}

/** Products that a line may mean; the digits 1–9 choose one, too. */
export function MatchOptions({ view, basket, handlers }: MatchOptionsProps) {
  return (
    <Place role="group" aria-label={`${pasteTexts.options}: ${view.row.line.text}`}>
      {view.options.map((product, at) => (
        <ProductOption
          key={product.ID}
          product={product}
          basket={basket}
          digit={at + 1}
          onChoose={() => handlers.choose(view, product)}
        />
      ))}
    </Place>
  )
}
