import type { BasketType } from '@prilavok/shared-kernel/contract'
import { formatMoney, formatNumber, NBSP } from '@prilavok/shared-kernel/format'
import { useShop } from '@prilavok/shared-kernel/shop'
import { ListFoot } from '@prilavok/shared-kernel/ui/list-foot'
import type { CodeRows } from './model/use-code-rows'
import { addByCodeTexts } from './texts'

interface AddByCodeFootProps {
  codes: CodeRows
  basket: BasketType
}

/** What would be added, and the button that does it. */
export function AddByCodeFoot({ codes, basket }: AddByCodeFootProps) {
  const { PRICE_TYPE } = useShop()
  const { valid, sum, left, adding, error, added, canUndo } = codes
  const money = { priceType: PRICE_TYPE, currency: basket === 'loyalty' ? 'BONUS' : undefined }
  const { removed, restore } = addByCodeTexts
  return (
    <ListFoot
      error={error}
      removed={canUndo ? { text: removed, restore, onRestore: codes.takeBack } : undefined}
      closeText={addByCodeTexts.cancel}
      add={{
        ...{ text: addByCodeTexts.add(valid), busyText: addByCodeTexts.adding },
        ...{ busy: adding, disabled: valid === 0, onClick: codes.add },
      }}
    >
      {/* What was added is announced with the basket. */}
      {added > 0 && left > 0 && <p>{addByCodeTexts.addedPart(added)}</p>}
      <p role="status">
        {addByCodeTexts.ready} <b>{formatNumber(valid)}</b> {addByCodeTexts.for}
        {NBSP}
        {formatMoney(sum, money)}
        {left > 0 && addByCodeTexts.left(left)}
      </p>
    </ListFoot>
  )
}
