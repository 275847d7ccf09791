import type { OrderBasketResponse } from '@prilavok/shared-kernel/contract'
import type { MoneyFormat } from '@prilavok/shared-kernel/format'
import { isYes } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Panel } from '@prilavok/shared-kernel/ui/panel'
import { useId, useState } from 'react'
import { rowsOf } from '../../model/edit-basket'
import { useOrderGifts } from '../../model/order-gifts'
import { GiftRow } from './GiftRow'
import { giftsTexts } from './texts'

const Root = styled(Panel)`
  > h2 {
    margin-bottom: 4px;
    font-size: 16px;
    line-height: 22px;
    font-weight: 600;
  }
  @media print {
    display: none;
  }
`

interface GiftPanelProps {
  data: OrderBasketResponse
  money: MoneyFormat
}

/**
 * Gifts whose sum is reached, and those of the next sum with what is missing to it (AMB-61); farther ones on demand. What the
 * order brings is what the basket has as a row.
 */
export function GiftPanel({ data, money }: GiftPanelProps) {
  const titleId = useId()
  const [open, setOpen] = useState(false)
  const gifts = useOrderGifts(data.INFO.itemsSum)
  if (gifts.length === 0) return null
  const next = gifts.find(({ rest }) => rest > 0)?.gift.GIFT_SUM ?? 0
  const near = gifts.filter(({ rest, gift }) => rest === 0 || gift.GIFT_SUM === next)
  const given = new Set(rowsOf(data).flatMap(({ ID, GIFT }) => (isYes(GIFT) ? [ID] : [])))
  const far = gifts.length - near.length
  return (
    <Root as="section" data-pad data-bleed aria-labelledby={titleId}>
      <h2 id={titleId}>{giftsTexts.title}</h2>
      <ul>
        {(open ? gifts : near).map(({ gift, rest }) => (
          <GiftRow
            key={`${gift.OFFER_ID} ${gift.ID}`}
            gift={gift}
            rest={rest}
            given={given.has(gift.ID)}
            offer={data.OFFERS.find(({ ID }) => ID === gift.OFFER_ID)}
            money={money}
          />
        ))}
      </ul>
      {far > 0 && !open && (
        <Button kind="quiet" size="s" icon="chevron-down" onClick={() => setOpen(true)}>
          {giftsTexts.more}, {far}
        </Button>
      )}
    </Root>
  )
}
