import { formatMoney } from '@prilavok/shared-kernel/format'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { modelTexts } from './texts'
import { usePoints } from './use-points'

const points = (count: number) => formatMoney(count, { currency: 'BONUS' })

interface PointsNoteProps {
  /** Points of the order. */
  total: number
  /** For the button that it explains. */
  id: string
}

/** What a bonus order leaves of the customer's points, or how many it lacks; nothing while the account is not known. */
export function PointsNote({ total, id }: PointsNoteProps) {
  const balance = usePoints()
  if (balance === undefined) return null
  return balance < total ? (
    <Note tone="warning" id={id}>
      {modelTexts.pointsMissing(points(balance), points(total - balance))}
    </Note>
  ) : (
    <Note id={id}>{modelTexts.pointsLeft(points(balance), points(balance - total))}</Note>
  )
}
