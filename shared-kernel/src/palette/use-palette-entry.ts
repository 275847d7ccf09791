import { useStore } from '@prilavok/shared-kernel/store'
import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react'
import { usePalette } from './context'
import { activeOf, type EntryHandle } from './palette'

/** For the element of one entry, which is a row of the palette's grid. */
interface EntryProps {
  ref: RefObject<HTMLDivElement | null>
  id: string
  role: 'row'
  'aria-selected': boolean
  onPointerMove: (event: PointerEvent) => void
  onFocus: () => void
  onClick: () => void
}

/** Makes a row one that arrows and pointer come to. */
export function usePaletteEntry({ enter, open }: Omit<EntryHandle, 'element'>): {
  isActive: boolean
  /** Points at this entry. */
  point: () => void
  props: EntryProps
} {
  const palette = usePalette()
  const id = useId()
  const ref = useRef<HTMLDivElement>(null)
  const isActive = useStore(palette, (state) => activeOf(state) === id)
  const doEnter = useEffectEvent(enter)
  const doOpen = useEffectEvent(() => (open ?? enter)())
  useEffect(() => {
    const { current: element } = ref
    return element
      ? palette.register(id, { element, enter: () => doEnter(), open: () => doOpen() })
      : undefined
  }, [palette, id])
  useEffect(() => palette.sort())
  const point = () => palette.point(id)
  return {
    isActive,
    point,
    props: {
      ref,
      id,
      role: 'row',
      'aria-selected': isActive,
      // A finger scrolls over entries that it does not mean.
      onPointerMove: ({ pointerType }) => {
        if (pointerType === 'mouse') point()
      },
      onFocus: point,
      onClick: point,
    },
  }
}
