import type { Offer } from '@prilavok/shared-kernel/contract'
import { Link } from '@prilavok/shared-kernel/router'
import { fileUrl, isYes } from '@prilavok/shared-kernel/shop'
import { ProductBadges } from '@prilavok/shared-kernel/ui/product-badges'
import { ProductPicture } from '@prilavok/shared-kernel/ui/product-picture'
import { useId } from 'react'
import { offerPath } from '../../model/offer-params'
import { GiftTrack } from './GiftTrack'
import { OfferProducts } from './OfferProducts'
import { Card } from './offer-card-styles'
import { isGiftOffer } from './offer-kind'
import { TermNote } from './TermNote'

interface OfferCardProps {
  offer: Offer
  /** Address of the list, for the way back. */
  list: string
  /** Above the fold. */
  eager: boolean
}

/** An offer of the list: picture, badge, term, one sentence, its products or gifts (CAB-058). */
export function OfferCard({ offer, list, eager }: OfferCardProps) {
  const titleId = useId()
  const to = offerPath(offer.ID)
  const picture = fileUrl(offer.PICTURE)
  const active = isYes(offer.ACTIVE)
  return (
    <Card aria-labelledby={titleId} data-over={active ? undefined : ''}>
      <Link to={to} state={{ list }} className="picture" tabIndex={-1} aria-hidden="true">
        {picture ? (
          <img
            src={picture}
            alt=""
            width={480}
            height={270}
            loading={eager ? undefined : 'lazy'}
            decoding="async"
          />
        ) : (
          <ProductPicture src={null} alt="" size={120} />
        )}
      </Link>
      <div className="about">
        <div className="top">
          <ProductBadges marks={offer.MARKS} />
          <TermNote offer={offer} />
        </div>
        <h2 id={titleId}>
          <Link to={to} state={{ list }}>
            {offer.TITLE}
          </Link>
        </h2>
        {offer.PREVIEW_TEXT && <p>{offer.PREVIEW_TEXT}</p>}
        <OfferProducts offer={offer} />
        {active && isGiftOffer(offer) && offer.SUM !== null && (
          <GiftTrack sum={offer.SUM} presents={offer.PRESENTS} closed={offer.CLOSED} />
        )}
      </div>
    </Card>
  )
}
