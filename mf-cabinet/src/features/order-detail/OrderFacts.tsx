import type { Order } from '@prilavok/shared-kernel/contract'
import { formatTax, phoneHref, phoneText } from '@prilavok/shared-kernel/format'
import { isYes, useShop } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { OuterLink } from '@prilavok/shared-kernel/ui/link'
import { Panel } from '@prilavok/shared-kernel/ui/panel'
import type { ReactNode } from 'react'
import { mayChangePayment, mayPay } from '../../model/order-status'
import { texts } from '../../texts'
import { ChangePaymentButton } from './payment/ChangePaymentButton'
import { orderDetailTexts, zoneText } from './texts'

const Root = styled(Panel)`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  margin-bottom: 16px;
  overflow-wrap: anywhere;
  > dl {
    margin: 0;
    padding: 14px 20px;
  }
  > dl + dl {
    border-left: 1px solid var(--border-subtle);
  }
  dt {
    margin-bottom: 3px;
    color: var(--text-muted);
    font-size: 12px;
    line-height: 16px;
  }
  dd + dd {
    color: var(--n-700);
    font-size: 13px;
    line-height: 18px;
  }
  /* Phone and e-mail stand one below the other: each is a target of 24 px (WCAG 2.5.8). */
  dd > a {
    display: inline-block;
    padding-block: 3px;
  }
  ${media.compact} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > dl {
      padding: 12px;
    }
    > dl:nth-of-type(3) {
      border-left: 0;
    }
    > dl:nth-of-type(n + 3) {
      border-top: 1px solid var(--border-subtle);
    }
  }
`

interface FactProps {
  name: string
  lines: (string | null | undefined)[]
  phone?: string | undefined
  email?: string | undefined
  /** What can be done about it. */
  children?: ReactNode
}

/** A fact with its name, then what belongs to it; empty lines are left out, and those that say the same twice. */
function Fact({ name, lines, phone, email, children }: FactProps) {
  return (
    <dl>
      <dt>{name}</dt>
      {[...new Set(lines)].filter(Boolean).map((line) => (
        <dd key={line}>{line}</dd>
      ))}
      {phone && (
        <dd>
          <OuterLink href={phoneHref(phone)}>{phoneText(phone)}</OuterLink>
        </dd>
      )}
      {email && (
        <dd>
          <OuterLink href={`mailto:${email}`}>{email}</OuterLink>
        </dd>
      )}
      {children}
    </dl>
  )
}

const Change = styled.dd`
  margin: 8px 0 0;
  > button {
    height: auto;
    min-height: 32px;
    padding-block: 6px;
    white-space: normal;
  }
`
/** How it is received and paid, who bought, who sells (CAB-031, CAB-032). */
export function OrderFacts({ order }: { order: Order }) {
  const { TRADEPOINT: point, USER, PAYMENT_TYPE: payment, ONLINE_PAY_STATUS: paid } = order
  const receiving = isYes(order.IS_PICKUP)
    ? [texts.pickup, point?.NAME, point?.ADDRESS]
    : [texts.delivery, order.ADDRESS, zoneText(order)]
  const { PHONES, EMAIL } = useShop()
  // Points bear no tax.
  const tax = isYes(order.IS_LOYALTY) ? '' : formatTax(order.TAX_TYPE)
  return (
    <Root>
      <Fact name={orderDetailTexts.receiving} lines={receiving} phone={point?.PHONE} email={point?.EMAIL} />
      <Fact
        name={orderDetailTexts.payment}
        // What the type promises is over once the payment has a state of its own.
        lines={[payment.NAME, paid?.TITLE ?? payment.DESCRIPTION, tax && `${orderDetailTexts.prices} ${tax}`]}
      >
        {!mayPay(order) && mayChangePayment(order) && (
          <Change>
            <ChangePaymentButton order={order} />
          </Change>
        )}
      </Fact>
      <Fact
        name={orderDetailTexts.buyer}
        lines={[order.CLIENT.NAME, USER.NAME]}
        phone={USER.PHONE}
        email={USER.EMAIL}
      />
      <Fact name={orderDetailTexts.supplier} lines={[order.SHOP.NAME]} phone={PHONES[0]} email={EMAIL} />
    </Root>
  )
}
