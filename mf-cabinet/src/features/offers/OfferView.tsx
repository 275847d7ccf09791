import { useKernel } from '@prilavok/shared-kernel/kernel'
import { styled } from '@prilavok/shared-kernel/styled'
import { Note } from '@prilavok/shared-kernel/ui/note'
import type { OfferDetail, OfferWithItems } from '../../api/get-offer'
import { GiftOffer } from './GiftOffer'
import { OfferHeading } from './OfferHeading'
import { isGiftOffer } from './offer-kind'
import { offerTerm } from './offer-term'
import { SaleOffer } from './SaleOffer'
import { offersTexts } from './texts'

const Warning = styled(Note)`
  margin-bottom: 12px;
`

interface OfferViewProps {
  offer: OfferDetail
  items: OfferWithItems['ITEMS']
  page: number
  /** Other products are on their way. */
  stale: boolean
}

/** An offer: its gifts, or its products at a special price (CAB-011); one that is not valid now says so. */
export function OfferView({ offer, items, page, stale }: OfferViewProps) {
  const { platform } = useKernel()
  const { state } = offerTerm(offer, platform.now())
  const isGift = isGiftOffer(offer)
  const running = state === 'running' || state === 'last'
  const reasons = isGift ? offersTexts.giftNotRunning : offersTexts.notRunning
  return (
    <>
      <OfferHeading offer={offer} />
      {(state === 'ended' || state === 'ahead') && <Warning tone="info">{reasons[state]}</Warning>}
      {isGift ? (
        <GiftOffer offer={offer} running={running} />
      ) : (
        <SaleOffer offer={offer} items={items} page={page} ahead={state === 'ahead'} stale={stale} />
      )}
    </>
  )
}
