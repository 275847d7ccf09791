import { formatMoney, formatProducts } from '@prilavok/shared-kernel/format'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { fitsText, PaletteEntry } from '@prilavok/shared-kernel/palette'
import { useHasRoute } from '@prilavok/shared-kernel/router'
import { deniedText, isDenied, useOrderAccess } from '../../model/order-access'
import { modelTexts } from '../../model/texts'
import { useMainOrder } from '../../model/use-main-order'
import { clearBasket } from './clear-basket'
import { PaymentTypeAction } from './PaymentTypeAction'
import { paletteTexts } from './texts'

const BASKET = '/basket'
const ORDERING = '/basket/ordering'
const PASTE_KEYS = 'Ctrl V'

/** A pasted list; ordering what the basket holds; emptying it, only for who looks for it. */
export function BasketActions({ text }: { text: string }) {
  const kernel = useKernel()
  const hasRoute = useHasRoute()
  const { counts, track, blocked } = useMainOrder()
  const { access } = useOrderAccess()
  const denied = isDenied(access)
  const CNT = counts?.CNT ?? 0
  const money = (sum: number) => formatMoney(sum, track)
  const checkOutNote = () => {
    if (denied) return deniedText(access)
    if (blocked) return `${modelTexts.toMinimum} ${money((track.minOrder ?? 0) - track.sum)}`
    return `${formatProducts(CNT)}, ${money(track.sum)}`
  }
  return (
    <>
      {kernel.plan.modals.pastePreview && fitsText(text, paletteTexts.paste, paletteTexts.pasteWords) && (
        <PaletteEntry
          icon="list-plus"
          title={paletteTexts.paste}
          text={text}
          trailing={<kbd>{PASTE_KEYS}</kbd>}
          onEnter={() => kernel.modals.open('pastePreview', { text: '', basket: 'main' })}
        />
      )}
      {CNT > 0 && hasRoute(ORDERING) && fitsText(text, paletteTexts.checkOut) && (
        <PaletteEntry
          icon="done"
          title={paletteTexts.checkOut}
          text={text}
          description={checkOutNote()}
          to={denied || blocked ? BASKET : ORDERING}
        />
      )}
      <PaymentTypeAction text={text} />
      {CNT > 0 && text && fitsText(text, paletteTexts.clear) && (
        <PaletteEntry
          icon="trash"
          title={paletteTexts.clear}
          text={text}
          description={formatProducts(CNT)}
          onEnter={() => void clearBasket(kernel)}
        />
      )}
    </>
  )
}
