import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useSession } from '@prilavok/shared-kernel/queries'
import { isYes } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { useQuery } from '@tanstack/react-query'
import { orderQuery } from '../../api/get-order'
import { cancelOrderTexts as texts } from './texts'

const Root = styled.p`
  color: var(--text-secondary);
`

/** What comes of a cancellation, of this order: what is final, what goes back, what can still be done. */
export function CancelResults({ orderId }: { orderId: number }) {
  const { personal } = useSession()
  // The page below has loaded it.
  const { data } = useQuery({ ...orderQuery(useKernel(), String(orderId)), enabled: false })
  const order = data?.ITEM
  const results = [
    texts.isFinal,
    order?.ONLINE_PAY_STATUS?.CODE === 'PAID' && texts.moneyBack,
    order && isYes(order.IS_LOYALTY) && texts.pointsBack,
    isYes(personal?.CLIENT_ALLOW_TO_ORDER) && texts.mayRepeat,
  ]
  return <Root>{results.filter(Boolean).join(' ')}</Root>
}
