import { type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'

const MAX = 4
const STEP = 1.5
/** Of a double press. */
const CLOSE_UP = 2.5
/** px sideways that turn to another photo. */
const SWIPE = 48

interface Point {
  x: number
  y: number
}
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

/**
 * How large the content of a box is seen: two fingers, a double press, the wheel with Ctrl (a pinch of a touchpad); moved by
 * one pointer. What lies under the fingers stays there.
 * @param onSwipe a sweep over content that is not enlarged: 1 to the next, -1 to the one before
 */
export function useZoom(onSwipe: (direction: 1 | -1) => void) {
  const box = useRef<HTMLDivElement>(null)
  const pointers = useRef(new Map<number, Point>())
  const swept = useRef(0)
  const latest = useRef(1)
  const anchor = useRef<{ at: Point; ratio: number }>(undefined)
  const [scale, setScale] = useState(1)

  const zoomTo = (target: number, at?: Point) => {
    const next = Math.min(MAX, Math.max(1, target))
    const area = box.current
    if (!area || next === latest.current) return
    const { left, top, width, height } = area.getBoundingClientRect()
    anchor.current = {
      at: at ? { x: at.x - left, y: at.y - top } : { x: width / 2, y: height / 2 },
      ratio: next / latest.current,
    }
    latest.current = next
    setScale(next)
  }
  useLayoutEffect(() => {
    const area = box.current
    if (!area || !anchor.current) return
    const { at, ratio } = anchor.current
    anchor.current = undefined
    area.scrollLeft = (area.scrollLeft + at.x) * ratio - at.x
    area.scrollTop = (area.scrollTop + at.y) * ratio - at.y
  })
  const wheel = useRef(zoomTo)
  wheel.current = zoomTo
  useEffect(() => {
    const area = box.current
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      wheel.current(latest.current * Math.exp(-event.deltaY / 100), { x: event.clientX, y: event.clientY })
    }
    area?.addEventListener('wheel', turn, { passive: false })
    return () => area?.removeEventListener('wheel', turn)
  }, [])

  const down = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    if (pointers.current.size === 0) swept.current = 0
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }
  const move = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId)
    const area = box.current
    if (!before || !area) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, now)
    if (other) {
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
      swept.current = 0
      return zoomTo((latest.current * distance(now, other)) / Math.max(1, distance(before, other)), middle)
    }
    area.scrollLeft += before.x - now.x
    area.scrollTop += before.y - now.y
    swept.current += before.x - now.x
  }
  const up = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId)
    if (pointers.current.size > 0 || latest.current > 1 || Math.abs(swept.current) < SWIPE) return
    onSwipe(swept.current > 0 ? 1 : -1)
  }
  return {
    scale,
    isLargest: scale >= MAX,
    enlarge: () => zoomTo(latest.current * STEP),
    reduce: () => zoomTo(latest.current / STEP),
    reset: () => zoomTo(1),
    /** Shows what lies beside, by a quarter of the box for each 1. */
    look: (x: number, y: number) => {
      const area = box.current
      if (!area) return
      area.scrollLeft += (x * area.clientWidth) / 4
      area.scrollTop += (y * area.clientHeight) / 4
    },
    area: {
      ref: box,
      onPointerDown: down,
      onPointerMove: move,
      onPointerUp: up,
      onPointerCancel: up,
      onDoubleClick: (event: { clientX: number; clientY: number }) =>
        zoomTo(latest.current > 1 ? 1 : CLOSE_UP, { x: event.clientX, y: event.clientY }),
    },
  }
}
