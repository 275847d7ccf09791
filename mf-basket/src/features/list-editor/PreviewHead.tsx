import type { ChosenColumns, PastedList } from '@prilavok/shared-kernel/contract/lists'
import { styled } from '@prilavok/shared-kernel/styled'
import { keyStyles, media } from '@prilavok/shared-kernel/theme'
import { FilterChips } from '@prilavok/shared-kernel/ui/filter-chips'
import type { IconName } from '@prilavok/shared-kernel/ui/icon'
import { VisuallyHidden } from '@prilavok/shared-kernel/ui/visually-hidden'
import type { ReactNode } from 'react'
import { ListWarnings } from '../../model/list-form/ListWarnings'
import { ColumnsLine } from './ColumnsLine'
import { LeftOutLine } from './LeftOutLine'
import { FILTERS, type RowFilter } from './model/count-states'
import { useLeftOut } from './model/use-left-out'
import type { Preview } from './model/use-preview'
import { pasteTexts } from './texts'

const Root = styled.div`
  padding: 4px 24px 14px;
  > p {
    margin-bottom: 10px;
    font-size: 13px;
    line-height: 18px;
    color: var(--text-muted);
  }
  > [data-tone] {
    margin-bottom: 10px;
  }
  ${media.phone} {
    padding: 2px 16px 12px;
  }
`
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 10px 12px;
`
const Keys = styled.div`
  display: flex;
  gap: 14px;
  align-items: center;
  font-size: 12px;
  color: var(--n-600);
  white-space: nowrap;
  span {
    display: inline-flex;
    gap: 4px;
    align-items: center;
  }
  kbd {
    ${keyStyles}
  }
  ${media.compact} {
    display: none;
  }
`

const ICONS: Readonly<Partial<Record<RowFilter, IconName>>> = {
  ready: 'done',
  asked: 'info',
  choose: 'info',
  missing: 'alert',
  uncounted: 'alert',
  duplicate: 'copy',
  unavailable: 'alert',
  failed: 'alert',
}

interface PreviewHeadProps {
  preview: Preview
  filter: RowFilter
  onFilter: (filter: RowFilter) => void
  list: PastedList
  onChoose: ((chosen: ChosenColumns) => void) | undefined
  /** Its codes are somebody else’s. */
  isForeign: boolean
  /** Where the list comes from. */
  children?: ReactNode
}

/** What came of the list: counters that filter it, and the keys that work in it. */
export function PreviewHead({
  preview,
  filter,
  onFilter,
  list,
  onChoose,
  isForeign,
  children,
}: PreviewHeadProps) {
  const { counts, append } = preview
  const { skipped, pieces, takeSkipped, takePiece } = useLeftOut(list, append)
  const { all, ready, resolving } = counts
  const shown = FILTERS.filter((one) => one === 'all' || counts[one] > 0)
  const { rows, choose, quantity, remove } = pasteTexts.keys
  return (
    <Root>
      <p>{pasteTexts.about(all - ready - resolving)}</p>
      {list.columns && onChoose && <ColumnsLine columns={list.columns} {...{ onChoose, isForeign }} />}
      {children}
      <ListWarnings list={{ ...list, skipped }} onTakeSkipped={takeSkipped} />
      <LeftOutLine pieces={pieces} onTake={takePiece} />
      <Bar>
        <FilterChips
          label={pasteTexts.show}
          chips={shown.map((one) => ({
            filter: one,
            label: pasteTexts.filters[one],
            count: counts[one],
            icon: ICONS[one],
          }))}
          chosen={filter}
          onChoose={onFilter}
        />
        <Keys aria-hidden>
          <span>
            <kbd>↑</kbd>
            <kbd>↓</kbd> {rows}
          </span>
          <span>
            <kbd>1</kbd>–<kbd>9</kbd> {choose}
          </span>
          <span>
            <kbd>Tab</kbd> {quantity}
          </span>
          <span>
            <kbd>Del</kbd> {remove}
          </span>
        </Keys>
      </Bar>
      <VisuallyHidden role="status">
        {resolving === 0 &&
          pasteTexts.summary(shown.slice(1).map((one) => pasteTexts.counted(one, counts[one])))}
      </VisuallyHidden>
    </Root>
  )
}
