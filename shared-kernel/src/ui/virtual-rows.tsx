import {
  type ComponentPropsWithRef,
  type ComponentType,
  Fragment,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { lazyWithRetry } from './lazy-with-retry'
import { RowList } from './row-list'
import { useShownRow } from './use-shown-row'

/** What the list needs of the `<li>` of a row. The same object while nothing of it changes, so that rows can be memoised. */
export type RowElement = Pick<ComponentPropsWithRef<'li'>, 'style' | 'aria-setsize' | 'aria-posinset'> & {
  ref?: (row: HTMLLIElement | null) => void
  'data-index'?: number
}

/** A row that is to be seen. */
export interface ShownRow {
  key: string | number
}

export interface VirtualRowsProps<Item> extends Omit<ComponentPropsWithRef<'ul'>, 'children' | 'ref'> {
  items: readonly Item[]
  keyOf: (item: Item) => string | number
  /** Usual height of a row in px; the real ones are measured. */
  rowHeight: number
  /** What scrolls around the list. @default the page */
  scroller?: RefObject<HTMLElement | null> | undefined
  /** The rows are what is printed; false where the page prints something else in their place. @default true */
  printed?: boolean
  /** Brings a row to the middle of the screen; each new object does so once. */
  shown?: ShownRow | undefined
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
/** Rows until the code of long lists is there: more than a screen. */
const FIRST_ROWS = 24

const LongRows = lazyWithRetry(() => import('./long-rows'))

/**
 * A long list of rows (`rows` gives it its keys). Above `VIRTUAL_FROM` it renders what is near the screen, and everything as
 * soon as somebody prints, searches in the page or goes to an end of the list, so that all three find every row. The row with
 * the focus is always there.
 */
export function VirtualRows<Item>(props: VirtualRowsProps<Item>) {
  const { items, rowHeight, style } = props
  // The server does not wait for code; it renders what is there until the code has come.
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  if (items.length < VIRTUAL_FROM) return <WholeRows {...props} />
  const Long = LongRows as ComponentType<VirtualRowsProps<Item>>
  const first = (
    <WholeRows
      {...props}
      items={items.slice(0, FIRST_ROWS)}
      style={{ ...style, minHeight: items.length * rowHeight }}
    />
  )
  if (!mounted) return first
  return (
    <Suspense fallback={first}>
      <Long {...props} />
    </Suspense>
  )
}

function WholeRows<Item>({
  items,
  keyOf,
  rowHeight,
  scroller: _,
  shown,
  printed: __,
  children,
  ...rest
}: VirtualRowsProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  useShownRow(list, { items, keyOf, shown })
  const row = useMemo(
    (): RowElement => ({ style: { containIntrinsicHeight: `auto ${rowHeight}px` } }),
    [rowHeight],
  )
  return (
    <RowList {...rest} ref={list} data-long={items.length >= LONG_FROM ? '' : undefined}>
      {items.map((item) => (
        <Fragment key={keyOf(item)}>{children(item, row)}</Fragment>
      ))}
    </RowList>
  )
}
