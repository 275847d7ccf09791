import { useBasketCounts } from '@prilavok/shared-kernel/basket'
import type { OfferPresent } from '@prilavok/shared-kernel/contract'
import { formatCode, formatMoney, formatNumber, NBSP, unitOf } from '@prilavok/shared-kernel/format'
import { useShop } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { TextLink } from '@prilavok/shared-kernel/ui/link'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { Panel } from '@prilavok/shared-kernel/ui/panel'
import { ProductBadges } from '@prilavok/shared-kernel/ui/product-badges'
import { ProductPicture } from '@prilavok/shared-kernel/ui/product-picture'
import { useId } from 'react'
import type { OfferDetail } from '../../api/get-offer'
import { GiftTrack, hasPresent } from './GiftTrack'
import { pictureOf, productPath } from './product-links'
import { offersTexts } from './texts'

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  &[data-aside] {
    grid-template-columns: minmax(0, 1fr) 336px;
  }
  h2 {
    font-size: 18px;
    line-height: 24px;
    font-weight: 600;
  }
  section > p {
    margin: 2px 0 0;
    color: var(--n-700);
    font-size: 13px;
    line-height: 18px;
  }
  ${media.compact} {
    &[data-aside] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`
const Gifts = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: 12px;
  margin-top: 12px;
  > li {
    display: flex;
    gap: 12px;
    padding: 12px;
    border: 1px solid var(--border);
    border-radius: var(--r-l);
    font-size: 13px;
    line-height: 18px;
  }
  > li > div {
    display: grid;
    gap: 4px;
    align-content: start;
    justify-items: start;
    min-width: 0;
  }
  a {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  small {
    font-size: 12px;
    color: var(--text-muted);
  }
`
const Aside = styled(Panel)`
  display: grid;
  gap: 12px;
`

/** Gifts of an offer and how far the basket is from them; they come into the order by themselves. */
export function GiftOffer({ offer, running }: { offer: OfferDetail; running: boolean }) {
  const titleId = useId()
  const { SUM: sum, PRESENTS, CLOSED } = offer
  const aside = running && sum !== null && !CLOSED
  return (
    <Columns data-aside={aside || undefined}>
      <Panel as="section" data-pad aria-labelledby={titleId}>
        <h2 id={titleId}>{offersTexts.giftTitle(PRESENTS.length)}</h2>
        {running && CLOSED && <p>{offersTexts.closed[CLOSED]}</p>}
        {running && !CLOSED && !offer.DETAIL_TEXT && <p>{offersTexts.giftHow}</p>}
        <Gifts aria-labelledby={titleId}>
          {PRESENTS.map((present) => (
            <Gift key={present.ID} present={present} running={running} />
          ))}
        </Gifts>
      </Panel>
      {aside && <UntilGift sum={sum} presents={PRESENTS} />}
    </Columns>
  )
}

function Gift({ present, running }: { present: OfferPresent; running: boolean }) {
  const counted = (count: number) => `${formatNumber(count)}${NBSP}${unitOf(present)}`
  const isGone = present.REMAIN < present.QUANTITY
  return (
    <li>
      <ProductPicture src={pictureOf(present)} alt="" size={72} />
      <div>
        <TextLink to={productPath(present.ID)} quiet>
          {present.NAME}
        </TextLink>
        <small className="num">
          {offersTexts.code} {formatCode(present.UP_CODE_1C)}
        </small>
        {present.QUANTITY > 1 && <span>{offersTexts.quantity(counted(present.QUANTITY))}</span>}
        <ProductBadges marks={[]} gift />
        {running && isGone && <small>{offersTexts.presentGone}</small>}
      </div>
    </li>
  )
}

interface UntilGiftProps {
  /** Roubles that an order must reach. */
  sum: number
  presents: readonly OfferPresent[]
}

function UntilGift({ sum, presents }: UntilGiftProps) {
  const titleId = useId()
  const { PRICE_TYPE: priceType, CURRENCY: currency } = useShop()
  const counts = useBasketCounts()
  const reached = counts !== undefined && counts.SUM >= sum
  return (
    <Aside as="section" data-pad aria-labelledby={titleId}>
      <h2 id={titleId}>{offersTexts.untilGift}</h2>
      <p className="num">{offersTexts.fromSum(formatMoney(sum, { priceType, currency }))}</p>
      <GiftTrack sum={sum} presents={presents} />
      {hasPresent(presents) &&
        (reached ? (
          <LinkButton to="/basket" kind="primary" block>
            {offersTexts.toBasket}
          </LinkButton>
        ) : (
          <LinkButton to="/catalog-list" kind="primary" block>
            {offersTexts.addGoods}
          </LinkButton>
        ))}
      <p>{offersTexts.counted}</p>
    </Aside>
  )
}
