import { styled } from '@prilavok/shared-kernel/styled'
import {
  defaultRangeExtractor,
  measureElement,
  type Range,
  useWindowVirtualizer,
} from '@tanstack/react-virtual'
import {
  type ComponentPropsWithRef,
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'

/** What the list needs of the `<li>` of a row. The same object while nothing of it changes, so that rows can be memoised. */
export type RowElement = Pick<ComponentPropsWithRef<'li'>, 'style' | 'aria-setsize' | 'aria-posinset'> & {
  ref?: (row: HTMLLIElement | null) => void
  'data-index'?: number
}

export interface VirtualRowsProps<Item> extends Omit<ComponentPropsWithRef<'ul'>, 'children' | 'ref'> {
  items: readonly Item[]
  keyOf: (item: Item) => string | number
  /** Usual height of a row in px; the real ones are measured. */
  rowHeight: number
  /** The row: an `<li>` with these properties. */
  children: (item: Item, row: RowElement) => ReactNode
}

/** From so many rows on the browser skips the layout of those that are far away (`content-visibility`). */
const LONG_FROM = 100
/**
 * From so many rows on only those near the screen are rendered. Shorter lists are whole: find, print and screen readers need no
 * help there. Measured with rows of 28 elements
 * at a quarter of the processor's speed, milliseconds to the first frame: 200 rows 1,263 plain, 431 whole, 223 virtual;
 * 1,000 rows 6,180 plain, 1,604 whole, 145 virtual.
 */
export const VIRTUAL_FROM = 200
const OVERSCAN = 8
/** Height of the screen that the server renders for. */
const FIRST_SCREEN = 1200

const List = styled.ul`
  &[data-long] > li {
    content-visibility: auto;
  }
  @media print {
    &[data-long] > li {
      content-visibility: visible;
    }
  }
`

/** Keys after which every row must be there: the browser's find, the ends of the list, «select all». */
const needsAll = ({
  key,
  code,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey'>) =>
  key === 'F3' || ((ctrlKey || metaKey) && (code === 'KeyF' || code === 'KeyP'))

/**
 * A long list of rows (`rows` gives it its keys). Above `VIRTUAL_FROM` it renders what is near the screen, and everything as
 * soon as somebody prints, searches in the page or goes to an end of the list, so that all three find every row. The row with
 * the focus is always there.
 */
export function VirtualRows<Item>({
  items,
  keyOf,
  rowHeight,
  children,
  onKeyDownCapture,
  style,
  ...rest
}: VirtualRowsProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const [all, setAll] = useState(false)
  const [top, setTop] = useState(0)
  const virtual = items.length >= VIRTUAL_FROM && !all
  const focused = useRef(-1)
  const virtualizer = useWindowVirtualizer({
    enabled: virtual,
    count: items.length,
    estimateSize: () => rowHeight,
    // A list that is hidden measures 0, and rows of no height would all be near the screen.
    measureElement: (...measured) => measureElement(...measured) || rowHeight,
    getItemKey: (index) => keyOf(items[index] as Item),
    overscan: OVERSCAN,
    scrollMargin: top,
    initialRect: { width: 0, height: FIRST_SCREEN },
    rangeExtractor: (range: Range) => withFocused(defaultRangeExtractor(range), focused.current),
  })
  useEffect(() => {
    const { current } = list
    if (!current || !virtual) return
    const measure = () => setTop(Math.round(current.getBoundingClientRect().top + window.scrollY))
    measure()
    // What stands above it may grow: another long list whose rows are measured as they come.
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [virtual])
  useEffect(() => {
    if (!virtual) return
    const showAll = () => flushSync(() => setAll(true))
    const press = (event: globalThis.KeyboardEvent) => needsAll(event) && showAll()
    window.addEventListener('beforeprint', showAll)
    window.addEventListener('keydown', press, { capture: true })
    return () => {
      window.removeEventListener('beforeprint', showAll)
      window.removeEventListener('keydown', press, { capture: true })
    }
  }, [virtual])

  const whole = useMemo(
    (): RowElement => ({ style: { containIntrinsicHeight: `auto ${rowHeight}px` } }),
    [rowHeight],
  )
  if (!virtual)
    return (
      <List
        {...rest}
        style={style}
        data-long={items.length >= LONG_FROM ? '' : undefined}
        onKeyDownCapture={onKeyDownCapture}
      >
        {items.map((item) => (
          <Fragment key={keyOf(item)}>{children(item, whole)}</Fragment>
        ))}
      </List>
    )
  const rows = virtualizer.getVirtualItems()
  return (
    <List
      {...rest}
      ref={list}
      data-virtual=""
      style={{ ...style, position: 'relative', height: virtualizer.getTotalSize() }}
      onKeyDownCapture={(event) => {
        onKeyDownCapture?.(event)
        if (event.key === 'Home' || event.key === 'End') flushSync(() => setAll(true))
      }}
      onFocus={({ target }) => {
        focused.current = Number(target.closest('li')?.dataset.index ?? -1)
      }}
    >
      {rows.map(({ index, key, start }) => (
        <Fragment key={key}>
          {children(items[index] as Item, {
            ref: virtualizer.measureElement,
            'data-index': index,
            'aria-setsize': items.length,
            'aria-posinset': index + 1,
            style: { position: 'absolute', top: start - top, right: 0, left: 0 },
          })}
        </Fragment>
      ))}
    </List>
  )
}

const withFocused = (indexes: number[], focused: number): number[] =>
  focused < 0 || indexes.includes(focused) ? indexes : [...indexes, focused].sort((a, b) => a - b)
