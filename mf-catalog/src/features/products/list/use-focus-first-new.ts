import { type RefObject, useEffect, useRef } from 'react'

interface FocusFirstNew {
  /** Around the list of products. */
  place: RefObject<HTMLDivElement | null>
  /** «Показать ещё» was pressed. */
  expect(): void
}

/** After «Показать ещё» the focus goes to the first new product, as soon as it is there. */
export function useFocusFirstNew(count: number): FocusFirstNew {
  const place = useRef<HTMLDivElement>(null)
  const expected = useRef<number>(undefined)
  useEffect(() => {
    const at = expected.current
    if (at === undefined || count === at) return
    expected.current = undefined
    // Fewer: it is another list by now.
    const item = count > at ? place.current?.querySelector('ul')?.children[at] : undefined
    item?.querySelector<HTMLElement>('a[href]:not([aria-hidden])')?.focus()
  }, [count])
  return {
    place,
    expect: () => {
      expected.current = count
    },
  }
}
