import type { LoyaltyInfoAnswer } from '@prilavok/shared-kernel/contract'
import { fileUrl } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { BONUS_BASKET_PATH } from './bonus-basket-path'
import { loyaltyTexts } from './texts'
import { useLoyaltyMoney } from './use-loyalty-money'

const Root = styled.section`
  display: flex;
  flex-direction: column;
  padding: 20px;
  border-radius: var(--r-l);
  background: var(--accent-fill);
  color: var(--on-accent);
  > header {
    display: flex;
    gap: 12px;
    align-items: flex-start;
    justify-content: space-between;
  }
  > header b {
    display: block;
    margin-top: 4px;
    font-size: 36px;
    line-height: 42px;
    font-weight: 600;
    letter-spacing: -0.015em;
    font-variant-numeric: tabular-nums lining-nums;
  }
  > header img {
    flex: none;
    border-radius: var(--r-m);
    object-fit: contain;
  }
  > p {
    margin: 2px 0 0;
    font-size: 13px;
    line-height: 18px;
  }
  > a {
    margin-top: auto;
    border-color: transparent;
    background: var(--n-0);
    color: var(--n-900);
  }
  > p:last-of-type {
    margin-bottom: 18px;
  }
  ${media.compact} {
    > header b {
      font-size: 32px;
      line-height: 38px;
    }
  }
`

/** Points that can be spent, what one is worth, what is still to come (CAB-050, CAB-053). */
export function BalanceCard({ ITEM, LOYALTY }: LoyaltyInfoAnswer) {
  const { points, rate } = useLoyaltyMoney()
  const logo = fileUrl(LOYALTY.LOGO)
  return (
    <Root aria-label={loyaltyTexts.balance}>
      <header>
        <div>
          {loyaltyTexts.balance}
          <b>{points(ITEM.BALANCE)}</b>
        </div>
        {logo && <img src={logo} alt={LOYALTY.NAME} title={LOYALTY.NAME} width={56} height={56} />}
      </header>
      <p>{loyaltyTexts.rate(rate(LOYALTY.RATE))}</p>
      {ITEM.EXPECTED > 0 && <p>{loyaltyTexts.expected(points(ITEM.EXPECTED))}</p>}
      <LinkButton to={BONUS_BASKET_PATH}>{loyaltyTexts.openBonusBasket}</LinkButton>
    </Root>
  )
}
