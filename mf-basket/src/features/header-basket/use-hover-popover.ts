import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'

/** Kit §7: milliseconds of hover before the mini basket opens. */
const OPEN_AFTER = 200
/** Milliseconds that the pointer may stray outside. */
const CLOSE_AFTER = 250

/**
 * A popover that opens by hover, or by focus and Enter; Esc, leaving and following a link close it.
 * @param allowed whether there is anything to show
 */
export function useHoverPopover(allowed: boolean) {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const trigger = useRef<HTMLAnchorElement>(null)
  const later = (next: boolean, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(next), delay)
  }
  const close = () => {
    clearTimeout(timer.current)
    setOpen(false)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const place = {
    onPointerEnter: (event: { pointerType: string }) =>
      allowed && event.pointerType === 'mouse' && later(true, OPEN_AFTER),
    onPointerLeave: () => later(false, CLOSE_AFTER),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !open) return
      event.stopPropagation()
      trigger.current?.focus()
      close()
    },
    onBlur: (event: FocusEvent) => {
      if (open && event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close()
    },
  }
  const link = {
    ref: trigger,
    'aria-expanded': open,
    onClick: (event: MouseEvent) => {
      const byKeyboard = event.detail === 0
      if (allowed && byKeyboard && !open) {
        event.preventDefault()
        setOpen(true)
      } else close()
    },
  }
  return { open: open && allowed, close, place, link }
}
