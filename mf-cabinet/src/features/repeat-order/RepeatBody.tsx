import type { Order } from '@prilavok/shared-kernel/contract'
import { useLeaveGuard } from '@prilavok/shared-kernel/leave-guard'
import { useState } from 'react'
import { countFilters, inFilter } from './filters'
import { RepeatHead } from './RepeatHead'
import { RepeatRows } from './RepeatRows'
import { type RepeatFilter, repeatTexts } from './texts'
import type { Repeat } from './use-repeat'

/** The goods of an order, row by row; closing asks first once the buyer has decided something. */
export function RepeatBody({ repeat, order }: { repeat: Repeat; order: Order }) {
  useLeaveGuard(repeat.edited && !repeat.adding, () => undefined)
  const [chosen, choose] = useState<RepeatFilter>('changed')
  const counts = countFilters(repeat.views)
  // The last row of a filter may be in the basket by now.
  const filter = counts[chosen] > 0 ? chosen : counts.changed > 0 ? 'changed' : 'same'
  return (
    <>
      <RepeatHead {...{ repeat, order, counts, filter }} onFilter={choose} />
      <RepeatRows
        {...{ repeat, order }}
        changed={filter === 'same' ? [] : repeat.views.filter((view) => inFilter(view, filter))}
        same={
          filter === 'changed' || filter === 'same'
            ? repeat.views.filter((view) => inFilter(view, 'same'))
            : []
        }
        title={repeatTexts.filters[filter]}
        startOpen={filter === 'same'}
      />
    </>
  )
}
