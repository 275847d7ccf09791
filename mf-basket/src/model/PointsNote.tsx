import { formatMoney } from '@prilavok/shared-kernel/format'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { useQuery } from '@tanstack/react-query'
import { loyaltyBalanceQuery } from '../api/get-loyalty-balance'
import { modelTexts } from './texts'

const points = (count: number) => formatMoney(count, { currency: 'BONUS' })

/**
 * What a bonus order leaves of the customer's points, or how many it lacks; nothing while the account is not known.
 * @param total points of the order
 */
export function PointsNote({ total }: { total: number }) {
  const { data: balance } = useQuery({ ...loyaltyBalanceQuery(useKernel()), staleTime: 0 })
  if (balance === undefined) return null
  return balance < total ? (
    <Note tone="warning">{modelTexts.pointsMissing(points(balance), points(total - balance))}</Note>
  ) : (
    <Note>{modelTexts.pointsLeft(points(balance), points(balance - total))}</Note>
  )
}
