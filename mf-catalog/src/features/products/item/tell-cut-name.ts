import type { PointerEvent } from 'react'

/** A name that does not fit its lines is told whole by the tooltip. Set when it is needed: in the HTML it would stand twice. */
export function tellCutName({ currentTarget: name }: PointerEvent<HTMLElement>): void {
  if (name.scrollHeight > name.clientHeight) name.title = name.textContent ?? ''
  else name.removeAttribute('title')
}
