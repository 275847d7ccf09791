import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { controlsIn } from './focus-row'

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

export interface RovingGroup<Root extends HTMLElement> {
  ref: RefObject<Root | null>
  onKeyDown(event: KeyboardEvent): void
  onFocus(event: FocusEvent): void
}

/**
 * One tab stop for a group of small controls (the cells of a row, buttons of a header): ← → go from one to the next, Tab
 * leaves the group, and comes back to the control that had the focus last. Spread the result on the element around them.
 */
export function useRovingGroup<Root extends HTMLElement>(): RovingGroup<Root> {
  const ref = useRef<Root>(null)
  const current = useRef<HTMLElement>(undefined)
  const updateTabStops = () => {
    const controls = ref.current ? controlsIn(ref.current) : []
    const chosen = controls.find((control) => control === current.current) ?? controls[0]
    for (const control of controls) control.tabIndex = control === chosen ? 0 : -1
  }
  // After every render: controls come and go with what the row says.
  useEffect(updateTabStops)
  return {
    ref,
    onFocus({ target }) {
      if (!(target instanceof HTMLElement)) return
      current.current = target
      updateTabStops()
    },
    onKeyDown(event) {
      const step = STEPS[event.key]
      if (!step || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || !ref.current)
        return
      const { target } = event
      if (!(target instanceof HTMLElement) || target.matches('input, select, textarea')) return
      const controls = controlsIn(ref.current)
      const next = controls[controls.indexOf(target) + step]
      if (!next) return
      event.preventDefault()
      next.focus()
    },
  }
}
