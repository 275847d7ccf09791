import type { BasketCounts } from '@prilavok/shared-kernel/contract'
import { formatMoney, formatProducts } from '@prilavok/shared-kernel/format'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { OrderTrack } from '@prilavok/shared-kernel/ui/order-track'
import { useId } from 'react'
import { CheckOutButton } from '../../model/CheckOutButton'
import { deniedText, isDenied, useOrderAccess } from '../../model/order-access'
import { useOrderGifts } from '../../model/order-gifts'
import { modelTexts } from '../../model/texts'
import { useMainOrder } from '../../model/use-main-order'
import { Foot } from './mini-basket-styles'
import { headerBasketTexts } from './texts'

interface MiniBasketFootProps {
  counts: BasketCounts
  onNavigate: () => void
}

/** Sum, order track and the way to the order form, offered or explained as on the basket page. */
export function MiniBasketFoot({ counts, onNavigate }: MiniBasketFootProps) {
  const [noteId, messageId] = [useId(), useId()]
  const { track, blocked } = useMainOrder()
  const next = useOrderGifts(track.sum).find(({ rest }) => rest > 0)
  const { access } = useOrderAccess()
  const denied = isDenied(access)
  const { CNT, DELIVERY_CNT = CNT, LOYALTY_BONUS_SUM: points = 0 } = counts
  return (
    <Foot>
      <p>
        <span>
          {formatProducts(CNT)} {headerBasketTexts.worth}
        </span>
        <b translate="no">{formatMoney(track.sum, track)}</b>
      </p>
      {points > 0 && (
        <p>
          <span>{modelTexts.pointsForOrder}</span>
          <span translate="no">{`+${formatMoney(points, { currency: 'BONUS' })}`}</span>
        </p>
      )}
      {!denied && <OrderTrack {...track} message="below" messageId={messageId} />}
      {!denied && (track.freeFrom ?? 0) > 0 && DELIVERY_CNT < CNT && (
        <small>{headerBasketTexts.partForDelivery(DELIVERY_CNT, CNT)}</small>
      )}
      {next && !denied && (
        <small>{headerBasketTexts.toGift(formatMoney(next.rest, track), next.gift.NAME)}</small>
      )}
      {denied && (
        <Note tone="danger" id={noteId}>
          {deniedText(access)}
        </Note>
      )}
      <CheckOutButton
        basket="main"
        blocked={denied || blocked}
        reasonIds={denied ? noteId : messageId}
        block
        onNavigate={onNavigate}
      />
    </Foot>
  )
}
