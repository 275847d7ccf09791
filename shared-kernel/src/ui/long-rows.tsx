import {
  defaultRangeExtractor,
  measureElement,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual'
import { Fragment, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { RowList } from './row-list'
import { scrollToRow, useShownRow } from './use-shown-row'
import type { RowElement, VirtualRowsProps } from './virtual-rows'

const OVERSCAN = 8
/** Height of the screen that the server renders for. */
const FIRST_SCREEN = 1200

/** Keys after which every row must be there: the browser's find, the ends of the list, «select all». */
const needsAll = (
  { key, code, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey'>,
  printed: boolean,
) => key === 'F3' || ((ctrlKey || metaKey) && (code === 'KeyF' || (code === 'KeyP' && printed)))

const withFocused = (indexes: number[], focused: number): number[] =>
  focused < 0 || indexes.includes(focused) ? indexes : [...indexes, focused].sort((a, b) => a - b)

/** The rows of a long list that are near the screen; `VirtualRows` loads it where a list is long. */
export default function LongRows<Item>({
  items,
  keyOf,
  rowHeight,
  scroller,
  shown,
  printed = true,
  children,
  onKeyDownCapture,
  style,
  ...rest
}: VirtualRowsProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const [all, setAll] = useState(false)
  const [top, setTop] = useState(0)
  const focused = useRef(-1)
  const shared = {
    count: items.length,
    estimateSize: () => rowHeight,
    // A list that is hidden measures 0, and rows of no height would all be near the screen.
    measureElement: <Scroller extends Element | Window>(
      row: HTMLLIElement,
      entry: ResizeObserverEntry | undefined,
      instance: Virtualizer<Scroller, HTMLLIElement>,
    ) => measureElement(row, entry, instance) || rowHeight,
    getItemKey: (index: number) => keyOf(items[index] as Item),
    overscan: OVERSCAN,
    scrollMargin: top,
    initialRect: { width: 0, height: FIRST_SCREEN },
    rangeExtractor: (range: Range) => withFocused(defaultRangeExtractor(range), focused.current),
  }
  // The one of the two that is not enabled watches and measures nothing.
  const inPage = useWindowVirtualizer({ ...shared, enabled: !all && !scroller })
  const inScroller = useVirtualizer({
    ...shared,
    enabled: !all && scroller !== undefined,
    getScrollElement: () => scroller?.current ?? null,
  })
  const virtualizer = scroller ? inScroller : inPage
  useShownRow(list, { items, keyOf, shown }, (index) =>
    all ? scrollToRow(list.current, index) : virtualizer.scrollToIndex(index, { align: 'center' }),
  )
  useEffect(() => {
    const { current } = list
    if (!current) return
    const above = () => {
      const around = scroller?.current
      return around ? around.scrollTop - around.getBoundingClientRect().top : window.scrollY
    }
    const measure = () => setTop(Math.round(current.getBoundingClientRect().top + above()))
    measure()
    // What stands above it may grow: another long list whose rows are measured as they come.
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [scroller])
  useEffect(() => {
    const renderAll = () => flushSync(() => setAll(true))
    const print = () => printed && renderAll()
    // A page with a find of its own has prevented the browser's, and needs no rows for it: it listens on the window, which is before.
    const press = (event: globalThis.KeyboardEvent) =>
      !event.defaultPrevented && needsAll(event, printed) && renderAll()
    window.addEventListener('beforeprint', print)
    document.addEventListener('keydown', press, { capture: true })
    return () => {
      window.removeEventListener('beforeprint', print)
      document.removeEventListener('keydown', press, { capture: true })
    }
  }, [printed])

  const rowOf = (index: number, row: RowElement) => {
    const item = items[index] as Item
    return (
      <Fragment key={keyOf(item)}>
        {children(item, {
          'data-index': index,
          'aria-setsize': items.length,
          'aria-posinset': index + 1,
          ...row,
        })}
      </Fragment>
    )
  }
  const intrinsic = { containIntrinsicHeight: `auto ${rowHeight}px` }
  return (
    <RowList
      {...rest}
      ref={list}
      data-long={all ? '' : undefined}
      style={all ? style : { ...style, position: 'relative', height: virtualizer.getTotalSize() }}
      onKeyDownCapture={(event) => {
        onKeyDownCapture?.(event)
        if (event.key === 'Home' || event.key === 'End') flushSync(() => setAll(true))
      }}
      onFocus={({ target }) => {
        focused.current = Number(target.closest('li')?.dataset.index ?? -1)
      }}
    >
      {all
        ? items.map((_, index) => rowOf(index, { style: intrinsic }))
        : virtualizer.getVirtualItems().map(({ index, start }) =>
            rowOf(index, {
              ref: virtualizer.measureElement,
              style: { position: 'absolute', top: start - top, right: 0, left: 0 },
            }),
          )}
    </RowList>
  )
}
