import type { BasketType } from '@prilavok/shared-kernel/contract'
import { type PastedList, parseList } from '@prilavok/shared-kernel/contract/lists'
import { isProductList, readClipboard } from '@prilavok/shared-kernel/paste'
import { styled } from '@prilavok/shared-kernel/styled'
import { VirtualRows } from '@prilavok/shared-kernel/ui/virtual-rows'
import { type ClipboardEvent, useEffect, useMemo, useRef } from 'react'
import { useFocusAfterAdding } from '../../../model/list-form/use-focus-after-adding'
import type { CodeRows } from '../model/use-code-rows'
import { withAskedCounts } from '../model/use-list'
import { addByCodeTexts } from '../texts'
import { CodeListItem, type RowHandlers } from './CodeListItem'
import { useNextRow } from './use-next-row'

const ROW_HEIGHT = 53

/** Positioned, so that what is hidden from sight in its rows scrolls with them. */
const Scroller = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: auto;
  outline: none;
`

interface CodeListProps {
  basket: BasketType
  codes: CodeRows
  /** Hears of a list that was pasted. */
  onPasted: (list: PastedList) => void
}

/** Rows of codes with their keys: Enter goes on, a pasted list fills them. */
export function CodeList({ basket, codes, onPasted }: CodeListProps) {
  const { views, actions } = codes
  const scroller = useRef<HTMLDivElement>(null)
  const { goOn, goTo, focusNear } = useNextRow(scroller, views, ROW_HEIGHT)
  const first = views[0]?.row.line.number
  useFocusAfterAdding(scroller, codes, () => first !== undefined && goTo(first))
  const latest = useRef({ codes, onPasted, goOn, goTo, focusNear })
  useEffect(() => {
    latest.current = { codes, onPasted, goOn, goTo, focusNear }
  })
  const handlers = useMemo(
    (): RowHandlers => ({
      ...actions,
      remove(number) {
        latest.current.focusNear(number)
        actions.remove(number)
      },
      choose(number, product) {
        latest.current.goOn(number)
        actions.choose(number, product)
      },
      typeOn(number, digits) {
        const taken = latest.current.codes.typeOn(number, digits)
        if (taken !== undefined) latest.current.goTo(taken)
      },
      next(number) {
        actions.leave(number)
        latest.current.goOn(number)
      },
      paste(number, event: ClipboardEvent<HTMLInputElement>) {
        const text = readClipboard(event.clipboardData)
        const list = withAskedCounts(parseList(text))
        const [first] = list.lines
        // One code is typed into its field as any text is.
        if (!first || (list.lines.length === 1 && first.code && !isProductList(text))) return
        event.preventDefault()
        const left = latest.current.codes.paste(number, list.lines)
        latest.current.onPasted({ ...list, cut: list.cut + left })
      },
    }),
    [actions],
  )
  return (
    <Scroller ref={scroller} tabIndex={-1}>
      <VirtualRows
        items={views}
        keyOf={({ row }) => row.line.number}
        rowHeight={ROW_HEIGHT}
        scroller={scroller}
        aria-label={addByCodeTexts.rows}
        data-rows=""
        // What is on its way into the basket is no longer to be changed.
        inert={codes.adding}
      >
        {(view, element) => <CodeListItem {...{ basket, view, element, handlers }} />}
      </VirtualRows>
    </Scroller>
  )
}
