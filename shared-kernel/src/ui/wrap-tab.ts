import type { KeyboardEvent } from 'react'

const TABBABLE =
  'a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled, [tabindex]'

/**
 * Tab on the last control of a dialog goes to the first one, Shift+Tab back, at once. Without it the focus rests on an empty guard
 * beside the dialog until the next frame, where screen readers say nothing and a quick second Tab passes a control over.
 */
export function wrapTab(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: dialog, target, key, shiftKey } = event
  if (key !== 'Tab' || event.defaultPrevented || !(target instanceof Element) || !dialog.contains(target))
    return
  const controls = [...dialog.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (control) => control.tabIndex >= 0 && control.checkVisibility?.() !== false,
  )
  const [edge, other] = shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]]
  if (!other || (target !== edge && target !== dialog)) return
  if (target === dialog && !shiftKey) return
  event.preventDefault()
  other.focus()
}
