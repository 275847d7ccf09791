import type { BasketOffer, SumGift } from '@prilavok/shared-kernel/contract'
import { formatMoney, formatNumber, type MoneyFormat, NBSP, unitOf } from '@prilavok/shared-kernel/format'
import { formatProductName } from '@prilavok/shared-kernel/product-names'
import { styled } from '@prilavok/shared-kernel/styled'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { TextLink } from '@prilavok/shared-kernel/ui/link'
import { ProductBadges } from '@prilavok/shared-kernel/ui/product-badges'
import { ProductPicture } from '@prilavok/shared-kernel/ui/product-picture'
import { pictureOf, productPath } from '../../model/product-view'
import { modelTexts } from '../../model/texts'
import { giftsTexts } from './texts'

const Root = styled.li`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: 10px;
  padding: 8px 0;
  font-size: 13px;
  line-height: 18px;
  & + & {
    border-top: 1px solid var(--border-subtle);
  }
  a {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`
const State = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;
  margin-top: 4px;
  color: var(--n-700);
  > span {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }
  &[data-earned] > span:last-of-type {
    color: var(--success-text);
  }
`

interface GiftRowProps {
  gift: SumGift
  /** Roubles missing; 0: the sum is reached. */
  rest: number
  /** The basket has it as a row. */
  given: boolean
  /** What the basket says of its offer. */
  offer: BasketOffer | undefined
  money: MoneyFormat
}

/** Of a gift that is not given though its sum is reached: «… закончился» of its offer, where that says more than its title. */
const reachedText = (gift: SumGift, offer: BasketOffer | undefined) =>
  offer && offer.TITLE !== gift.OFFER_TITLE ? offer.TITLE : giftsTexts.reached

/** A gift: «Подарок», and «В заказе», why it is not there, or «ещё 958 ₽ до подарка». */
export function GiftRow({ gift, rest, given, offer, money }: GiftRowProps) {
  const isEarned = rest === 0 && given
  const count = gift.QUANTITY > 1 ? `, ${formatNumber(gift.QUANTITY)}${NBSP}${unitOf(gift)}` : ''
  return (
    <Root aria-label={gift.NAME}>
      <ProductPicture src={pictureOf(gift)} alt="" size={40} />
      <div>
        <TextLink to={productPath(gift)} quiet title={gift.NAME}>
          {formatProductName(gift.NAME)}
          {count}
        </TextLink>
        <State data-earned={isEarned || undefined}>
          <ProductBadges marks={[]} gift />
          {isEarned && (
            <span>
              <Icon name="check" size={16} />
              {giftsTexts.earned}
            </span>
          )}
          {rest === 0 && !given && <span>{reachedText(gift, offer)}</span>}
          {rest > 0 && (
            <span>
              {modelTexts.still} {formatMoney(rest, money)} {modelTexts.toGift}
            </span>
          )}
        </State>
      </div>
    </Root>
  )
}
