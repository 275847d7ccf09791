import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { ShownRow, VirtualRowsProps } from './virtual-rows'

/** The browser's own way to a row that is in the document; one in sight stays where it is, and the field being typed into, too. */
export const scrollToRow = (list: HTMLElement | null, index: number): void =>
  list?.children[index]?.scrollIntoView?.({ block: 'nearest' })

/**
 * Brings the row that is to be seen onto the screen.
 * @param scroll how, where not every row is in the document
 */
export function useShownRow<Item>(
  list: RefObject<HTMLElement | null>,
  { items, keyOf, shown }: Pick<VirtualRowsProps<Item>, 'items' | 'keyOf' | 'shown'>,
  scroll: (index: number) => void = (index) => scrollToRow(list.current, index),
): void {
  const show = useEffectEvent(({ key }: ShownRow) => {
    const index = items.findIndex((item) => keyOf(item) === key)
    if (index >= 0) scroll(index)
  })
  useEffect(() => {
    if (shown) show(shown)
  }, [shown])
}
