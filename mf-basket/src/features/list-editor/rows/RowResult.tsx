import type { Product } from '@prilavok/shared-kernel/contract'
import { LOOKUP_ERROR_TEXTS } from '@prilavok/shared-kernel/contract/error-texts'
import { formatCode, NBSP } from '@prilavok/shared-kernel/format'
import { formatProductName } from '@prilavok/shared-kernel/product-names'
import { RowMeta, RowName, RowNote } from '@prilavok/shared-kernel/ui/row-texts'
import { isContradicted, optionsOf } from '../model/preview-row'
import type { RowView } from '../model/view-rows'
import { pasteTexts } from '../texts'
import { fitText, noteOf } from './row-note'
import type { RowHandlers } from './use-row-handlers'

interface RowResultProps {
  view: RowView
  handlers: RowHandlers
}

function howFound({ row: { chosen, match }, twin }: RowView): string {
  if (twin) return twin.number === undefined ? pasteTexts.inBasket : pasteTexts.twin(twin.number)
  if (chosen) return pasteTexts.chosen
  return typeof match === 'object' && match.BY === 'code' ? pasteTexts.byCode : pasteTexts.byName
}

/** The product that a line has become, and the way to another one. */
function Found({ view, product, handlers }: RowResultProps & { product: Product }) {
  const { row } = view
  const { number } = row.line
  const isOneOfMany = optionsOf({ ...row, chosen: null }).length > 1
  return (
    <>
      <RowName>{formatProductName(product.NAME)}</RowName>
      <RowMeta>
        {pasteTexts.code}
        {NBSP}
        {formatCode(product.UP_CODE_1C)} · {howFound(view)}
        {isOneOfMany && (
          <>
            {' · '}
            <button
              type="button"
              aria-label={pasteTexts.changeOf(number)}
              onClick={() => handlers.reopen(number)}
            >
              {pasteTexts.change}
            </button>
          </>
        )}
      </RowMeta>
    </>
  )
}

/** Of a row that is not clear: what is the matter. */
function Unclear({ view: { row, state, options } }: { view: RowView }) {
  if (state === 'resolving') return <RowMeta>{pasteTexts.resolving}</RowMeta>
  if (state === 'choose' && options.length > 0)
    return (
      <>
        <RowName>{fitText(row, options.length)}</RowName>
        {isContradicted(row) && !row.analogs && <RowMeta>{pasteTexts.contradicted}</RowMeta>}
      </>
    )
  if (state !== 'missing') return null
  const match = typeof row.match === 'object' ? row.match : undefined
  const near = match?.PRODUCTS[0]
  const unknown = match?.MISSING ?? []
  return (
    <>
      <RowNote
        tone="danger"
        icon="alert"
        text={unknown.length > 0 ? pasteTexts.missing(unknown) : LOOKUP_ERROR_TEXTS.no_product}
      />
      {near && (
        <RowMeta>
          {pasteTexts.near(formatCode(near.UP_CODE_1C))} {formatProductName(near.NAME)}
        </RowMeta>
      )}
    </>
  )
}

/** What the line of a row has become: the product, or what stands in its way. */
export function RowResult({ view, handlers }: RowResultProps) {
  const note = noteOf(view)
  return (
    <div data-cell="result">
      {view.product ? <Found {...{ view, handlers }} product={view.product} /> : <Unclear view={view} />}
      {view.state === 'duplicate' && (
        <RowNote
          tone="info"
          icon="copy"
          text={view.twin?.number === undefined ? pasteTexts.addedBefore : LOOKUP_ERROR_TEXTS.already_in_list}
        />
      )}
      {note && <RowNote {...note} />}
    </div>
  )
}
