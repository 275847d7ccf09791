import { formatDate, formatProducts } from '@prilavok/shared-kernel/format'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { fitsText, PaletteEntry } from '@prilavok/shared-kernel/palette'
import { useSession } from '@prilavok/shared-kernel/queries'
import { isYes, useShop } from '@prilavok/shared-kernel/shop'
import { useQuery } from '@tanstack/react-query'
import { lastOrderQuery } from '../../api/newest-orders'
import { useRepeatOrder } from '../../model/use-repeat-order'
import { paletteTexts } from './texts'

/** Repeats the last order; nothing for who has not ordered yet, or may not order (AMB-44). */
export function RepeatLastOrder({ text }: { text: string }) {
  const { TIME_ZONE } = useShop()
  const { personal } = useSession()
  const isMeant = isYes(personal?.CLIENT_ALLOW_TO_ORDER) && fitsText(text, paletteTexts.repeatLast)
  const { data } = useQuery({
    ...lastOrderQuery(useKernel()),
    enabled: isMeant,
    meta: { errors: 'silent' },
  })
  const { repeat } = useRepeatOrder()
  const last = data?.ITEMS[0]
  if (!isMeant || !last) return null
  return (
    <PaletteEntry
      icon="repeat"
      title={paletteTexts.repeatLast}
      text={text}
      description={`${paletteTexts.of(formatDate(last.CREATE_DATE, TIME_ZONE))}, ${formatProducts(last.POSITION_COUNT)}`}
      onEnter={() => repeat(last)}
    />
  )
}
