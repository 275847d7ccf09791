import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useShop } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { Note } from '@prilavok/shared-kernel/ui/note'
import type { OfferDetail, OfferWithItems } from '../../api/get-offer'
import { offersPath, readOfferParams } from '../../model/offer-params'
import { GiftOffer } from './GiftOffer'
import { OfferHeading } from './OfferHeading'
import { isGiftOffer } from './offer-kind'
import { type OfferTerm, offerTerm } from './offer-term'
import { SaleOffer } from './SaleOffer'
import { offersTexts } from './texts'

const Warning = styled(Note)`
  flex-wrap: wrap;
  align-items: center;
  margin-bottom: 12px;
  > div {
    flex: 1 1 240px;
  }
`
/** Those that are valid now. */
const ACTIVE_OFFERS = offersPath(readOfferParams(new URLSearchParams()))

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
  const { TIME_ZONE } = useShop()
  const term = offerTerm(offer, platform.now(), TIME_ZONE)
  const { state } = term
  const isGift = isGiftOffer(offer)
  const running = state === 'running' || state === 'last'
  return (
    <>
      <OfferHeading offer={offer} />
      {!running && <NotRunning term={term} kind={isGift ? 'gift' : 'sale'} />}
      {isGift ? (
        <GiftOffer offer={offer} running={running} />
      ) : (
        <SaleOffer offer={offer} items={items} page={page} ahead={state === 'ahead'} stale={stale} />
      )}
    </>
  )
}

/** Of an offer that has ended: when, what that means, and where the others are; of one to come: what holds until then. */
function NotRunning({ term, kind }: { term: OfferTerm; kind: 'gift' | 'sale' }) {
  if (term.state === 'ahead') return <Warning tone="info">{offersTexts.notBegun[kind]}</Warning>
  return (
    <Warning
      tone="warning"
      action={
        <LinkButton to={ACTIVE_OFFERS} size="s">
          {offersTexts.seeActive}
        </LinkButton>
      }
    >
      {offersTexts.isOver(term.endedOn)} {offersTexts.overNow[kind]}
    </Warning>
  )
}
