import type { Order } from '@prilavok/shared-kernel/contract'
import { isYes } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { useId } from 'react'
import { orderDetailTexts, zoneText } from './texts'

const Root = styled.section`
  display: flex;
  gap: 12px;
  margin-bottom: 16px;
  padding: 16px 20px;
  border: 1px solid var(--success-border);
  border-radius: var(--r-l);
  background: var(--success-soft);
  overflow-wrap: anywhere;
  > svg {
    flex: none;
    color: var(--success-text);
  }
  > div {
    display: grid;
    flex: 1;
    gap: 6px;
    min-width: 0;
  }
  h2 {
    font-size: 18px;
    line-height: 24px;
    font-weight: 600;
  }
  ul {
    padding-left: 18px;
    list-style: disc;
  }
  li + li {
    margin-top: 4px;
  }
  small {
    color: var(--text-muted);
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 6px;
  }
`

/** Where the buyer lands after sending: that the order is taken, its number, where the e-mail went and what comes next. */
export function OrderAccepted({ order }: { order: Order }) {
  const titleId = useId()
  const {
    ORDER_NUMBER,
    USER,
    PAYMENT_TYPE,
    ONLINE_PAY_STATUS,
    IS_PICKUP,
    TRADEPOINT,
    IS_LOYALTY,
    GIFT_REMARK,
  } = order
  // What the type promises («сразу после оформления») is over once the payment has a state of its own.
  const payment = [PAYMENT_TYPE.NAME, ONLINE_PAY_STATUS?.TITLE ?? PAYMENT_TYPE.DESCRIPTION]
    .filter(Boolean)
    .join('. ')
  return (
    <Root aria-labelledby={titleId}>
      <Icon name="done" size={24} />
      <div>
        <h2 id={titleId}>{orderDetailTexts.accepted}</h2>
        <p>
          {orderDetailTexts.acceptedNumber} <b className="num">{ORDER_NUMBER}</b>.{' '}
          {USER.EMAIL && (
            <>
              {orderDetailTexts.emailSentTo} <b>{USER.EMAIL}</b>.
            </>
          )}
        </p>
        {GIFT_REMARK && <p>{GIFT_REMARK}</p>}
        <ul aria-label={orderDetailTexts.nextSteps}>
          <li>{orderDetailTexts.managerConfirms}</li>
          {!isYes(IS_LOYALTY) && payment && (
            <li>
              {orderDetailTexts.payment}: {payment}
            </li>
          )}
          <li>
            {isYes(IS_PICKUP)
              ? orderDetailTexts[TRADEPOINT ? 'thenPickUp' : 'thenPickUpAgreed']
              : [orderDetailTexts.thenDelivery, zoneText(order)].filter(Boolean).join('. ')}
          </li>
          <li>{orderDetailTexts.followHere}</li>
        </ul>
        <small>{orderDetailTexts.firstMail}</small>
        <footer>
          <LinkButton to="/catalog-list" kind="secondary">
            {orderDetailTexts.goOnShopping}
          </LinkButton>
        </footer>
      </div>
    </Root>
  )
}
