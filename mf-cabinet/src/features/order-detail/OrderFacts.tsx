import type { Order } from '@prilavok/shared-kernel/contract'
import { formatTax } from '@prilavok/shared-kernel/format'
import { isYes } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Panel } from '@prilavok/shared-kernel/ui/panel'
import { texts } from '../../texts'
import { orderDetailTexts } from './texts'

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

/** A fact with its name, then what belongs to it; empty lines are left out, and those that say the same twice. */
function Fact({ name, lines }: { name: string; lines: (string | null | undefined)[] }) {
  return (
    <dl>
      <dt>{name}</dt>
      {[...new Set(lines)].filter(Boolean).map((line) => (
        <dd key={line}>{line}</dd>
      ))}
    </dl>
  )
}

/** How it is received and paid, who bought, who sells (CAB-031, CAB-032). */
export function OrderFacts({ order }: { order: Order }) {
  const { TRADEPOINT: point, USER, PAYMENT_TYPE: payment, ONLINE_PAY_STATUS: paid } = order
  const receiving = isYes(order.IS_PICKUP)
    ? [texts.pickup, point?.NAME, point?.ADDRESS, point?.PHONE, point?.EMAIL]
    : [texts.delivery, order.ADDRESS]
  const tax = formatTax(order.TAX_TYPE)
  return (
    <Root>
      <Fact name={orderDetailTexts.receiving} lines={receiving} />
      <Fact
        name={orderDetailTexts.payment}
        lines={[payment.NAME, paid?.TITLE, payment.DESCRIPTION, tax && `${orderDetailTexts.prices} ${tax}`]}
      />
      <Fact name={orderDetailTexts.buyer} lines={[order.CLIENT.NAME, USER.NAME, USER.PHONE, USER.EMAIL]} />
      <Fact name={orderDetailTexts.supplier} lines={[order.SHOP.NAME]} />
    </Root>
  )
}
