import type { BasketType } from '@prilavok/shared-kernel/contract'
import { formatMoney } from '@prilavok/shared-kernel/format'
import { useShop } from '@prilavok/shared-kernel/shop'
import { ListFoot } from '@prilavok/shared-kernel/ui/list-foot'
import type { Preview } from './model/use-preview'
import { pasteTexts } from './texts'

/** What would be added, and the button that does it. */
export function PreviewFoot({ preview, basket }: { preview: Preview; basket: BasketType }) {
  const { PRICE_TYPE } = useShop()
  const { counts, ready, sum, undo, takeBack, error, adding, add } = preview
  const left = counts.all - ready.length
  const removed = undo.at(-1)
  const money = { priceType: PRICE_TYPE, currency: basket === 'loyalty' ? 'BONUS' : undefined }
  return (
    <ListFoot
      error={error}
      removed={
        removed && {
          ...{ text: pasteTexts.removed(removed.number), restore: pasteTexts.restore },
          onRestore: takeBack,
        }
      }
      closeText={pasteTexts.cancel}
      add={{
        text: ready.length > 0 ? pasteTexts.add(ready.length) : pasteTexts.nothingReady,
        ...{ busyText: pasteTexts.adding, busy: adding, disabled: ready.length === 0, onClick: add },
      }}
    >
      <p>
        {pasteTexts.ready} <b>{pasteTexts.lines(ready.length)}</b> {pasteTexts.for}{' '}
        <b>{formatMoney(sum, money)}</b>
        {left > 0 && `, ${pasteTexts.stay(left)}`}
      </p>
    </ListFoot>
  )
}
