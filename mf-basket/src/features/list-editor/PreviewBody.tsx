import type { BasketType } from '@prilavok/shared-kernel/contract'
import type { ChosenColumns, PastedList } from '@prilavok/shared-kernel/contract/lists'
import { useLeaveGuard } from '@prilavok/shared-kernel/leave-guard'
import { type ReactNode, type RefObject, useState } from 'react'
import type { RowFilter } from './model/count-states'
import type { Preview } from './model/use-preview'
import { PreviewHead } from './PreviewHead'
import { PreviewProgress } from './PreviewProgress'
import { PreviewRows } from './rows/PreviewRows'

interface PreviewBodyProps {
  preview: Preview
  list: PastedList
  basket: BasketType
  firstRow: RefObject<HTMLElement | null>
  /** Other columns of the list are chosen; undefined: part of it is in the basket already. */
  onChoose: ((chosen: ChosenColumns) => void) | undefined
  /** Its codes are somebody else’s: the buyer is asked. */
  isForeign: boolean
  /** Where the list comes from. */
  children?: ReactNode
}

/** A pasted list, row by row; closing asks first. */
export function PreviewBody({
  preview,
  list,
  basket,
  firstRow,
  onChoose,
  isForeign,
  children,
}: PreviewBodyProps) {
  // What was pasted may stand nowhere else.
  useLeaveGuard(!preview.done && preview.counts.all > 0, () => undefined)
  const [chosen, choose] = useState<RowFilter>('all')
  const { counts, views } = preview
  // The last row of a filter may have become something else.
  const filter = counts[chosen] > 0 ? chosen : 'all'
  return (
    <>
      <PreviewHead {...{ preview, filter, list, onChoose, isForeign }} onFilter={choose}>
        {children}
      </PreviewHead>
      <PreviewProgress done={counts.all - counts.resolving} all={counts.all} />
      {counts.all > 0 && (
        <PreviewRows
          preview={preview}
          views={filter === 'all' ? views : views.filter(({ state }) => state === filter)}
          basket={basket}
          firstRow={firstRow}
        />
      )}
    </>
  )
}
