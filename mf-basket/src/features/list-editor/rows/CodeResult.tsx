import { formatProductName } from '@prilavok/shared-kernel/product-names'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { ProductPicture } from '@prilavok/shared-kernel/ui/product-picture'
import { RowNote } from '@prilavok/shared-kernel/ui/row-texts'
import { Spinner } from '@prilavok/shared-kernel/ui/spinner'
import { pictureOf } from '../../../model/product-view'
import type { CodeView } from '../model/view-codes'
import { addByCodeTexts } from '../texts'
import { Looking } from './code-row-styles'

interface CodeResultProps {
  view: CodeView
  id: string
  onRetry: () => void
}

/** What the code of a row has become: the product, or what stands in its way. */
export function CodeResult({ view, id, onRetry }: CodeResultProps) {
  const { row, place, state, product, note, failed, canCount } = view
  const shown = canCount && state !== 'loading'
  return (
    // A pasted list speaks through its foot, not row by row.
    <div data-cell="result" id={id} role={row.left ? undefined : 'status'}>
      {state === 'loading' && (
        <Looking>
          <Spinner />
          {addByCodeTexts.loading}
        </Looking>
      )}
      {shown && product && <ProductPicture src={pictureOf(product)} alt="" size={36} />}
      {(shown || note) && (
        <span>
          {shown && product && formatProductName(product.NAME)}
          {note && <RowNote {...note} />}
        </span>
      )}
      {failed && (
        <Button size="s" icon="refresh" aria-label={addByCodeTexts.retryOf(place)} onClick={onRetry}>
          {addByCodeTexts.retry}
        </Button>
      )}
    </div>
  )
}
