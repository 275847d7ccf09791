import type { BasketType } from '@prilavok/shared-kernel/contract'
import { currencySign } from '@prilavok/shared-kernel/format'
import { styled } from '@prilavok/shared-kernel/styled'
import { VirtualRows } from '@prilavok/shared-kernel/ui/virtual-rows'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useFocusAfterAdding } from '../../../model/list-form/use-focus-after-adding'
import type { Preview } from '../model/use-preview'
import type { RowView } from '../model/view-rows'
import { pasteTexts } from '../texts'
import { PreviewRow } from './PreviewRow'
import { moveToRow, pressInRows } from './preview-keys'
import { COLUMNS } from './row-styles'
import { useRowHandlers } from './use-row-handlers'

const ROW_HEIGHT = 61

/** Positioned, so that what is hidden from sight in its rows scrolls with them. */
const Scroller = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: auto;
  scroll-padding-top: 40px;
`
const Columns = styled.div`
  ${COLUMNS}
  position: sticky;
  top: 0;
  z-index: 1;
  height: 36px;
  border-block: 1px solid var(--border-subtle);
  background: var(--n-25);
  font-size: 12px;
  color: var(--n-600);
  > :nth-of-type(5),
  > :nth-of-type(7) {
    text-align: right;
  }
  > :nth-of-type(6) {
    text-align: center;
  }
  @media (max-width: 1023px) {
    display: none;
  }
`

interface PreviewRowsProps {
  preview: Preview
  /** Those that the chosen chip shows. */
  views: readonly RowView[]
  basket: BasketType
  /** Gets the first row: the focus begins there. */
  firstRow: RefObject<HTMLElement | null>
}

/** The rows of the preview with their keys; a long list renders what is on the screen. */
export function PreviewRows({ preview, views, basket, firstRow }: PreviewRowsProps) {
  const scroller = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    firstRow.current = scroller.current?.querySelector<HTMLElement>('[data-row]') ?? null
    // Where a list was typed, its button has the focus, and goes.
    firstRow.current?.focus()
  }, [firstRow])
  const [opened, open] = useState<number>()
  const [visited, visit] = useState<number>()
  /** The focus stays in the list, at the row or at the one that takes its place. */
  const moveFocusFrom = (number: number, gone: boolean) => {
    const row = scroller.current?.querySelector<HTMLElement>(`[data-row="${number}"]`)
    if (!row?.contains(document.activeElement)) return
    if (!gone) row.focus()
    else if (!moveToRow(row, 1) && !moveToRow(row, -1)) scroller.current?.focus()
  }
  const handlers = useRowHandlers(preview, open, moveFocusFrom)
  const byNumber = new Map(views.map((view) => [view.row.line.number, view]))
  const first = views[0]?.row.line.number
  const current = visited !== undefined && byNumber.has(visited) ? visited : first
  const isChoice = (number: number | undefined) => byNumber.get(number ?? 0)?.state === 'choose'
  const openRow = isChoice(opened)
    ? opened
    : views.find(({ state, options }) => state === 'choose' && options.length > 0)?.row.line.number
  useFocusAfterAdding(scroller, preview, () => {
    // Of those that stay the first; where nothing was added, the row that it was at.
    const back = preview.error === undefined ? first : current
    const row = scroller.current?.querySelector<HTMLElement>(`[data-row="${back}"]`)
    ;(row ?? scroller.current)?.focus()
  })
  const sign = currencySign(basket === 'loyalty' ? 'BONUS' : undefined)
  const { given, product, price, quantity, sum } = pasteTexts.columns
  return (
    <Scroller ref={scroller} tabIndex={-1}>
      <Columns aria-hidden>
        <span />
        <span>{given}</span>
        <span />
        <span>{product}</span>
        <span>{price(sign)}</span>
        <span>{quantity}</span>
        <span>{sum(sign)}</span>
        <span />
      </Columns>
      <VirtualRows
        items={views}
        keyOf={({ row }) => row.line.number}
        rowHeight={ROW_HEIGHT}
        scroller={scroller}
        aria-label={pasteTexts.list}
        data-rows=""
        // What is on its way into the basket is no longer to be changed.
        inert={preview.adding}
        onKeyDown={(event) => pressInRows(event, byNumber, handlers)}
        onFocusCapture={({ target }) => {
          const row = target.closest<HTMLElement>('[data-row]')
          const number = Number(row?.dataset.row)
          visit(number)
          // By the arrows, not by a press on one of its controls: rows may not move under the pointer.
          if (target === row && isChoice(number)) open(number)
        }}
      >
        {(view, element) => {
          const { number } = view.row.line
          return (
            <PreviewRow
              {...{ view, element, basket, handlers }}
              current={number === current}
              open={number === openRow}
            />
          )
        }}
      </VirtualRows>
    </Scroller>
  )
}
