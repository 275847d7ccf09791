import type { KeyboardEvent } from 'react'

/** ↑↓ go through the links of a pane, → into the right one, ← back to the section whose links it shows. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const panes = [...event.currentTarget.children]
  const at = panes.findIndex((pane) => pane.contains(document.activeElement))
  const linksOf = (pane: Element | undefined) => [...(pane?.querySelectorAll('a') ?? [])]
  const own: Element[] = linksOf(panes[at])
  const index = document.activeElement ? own.indexOf(document.activeElement) : -1
  const targets: Record<string, Element | null | undefined> = {
    ArrowDown: own[index + 1],
    ArrowUp: own[index - 1],
    ArrowRight: at === 0 ? linksOf(panes[1])[0] : undefined,
    ArrowLeft: at === 1 ? panes[0]?.querySelector('[data-open]') : undefined,
  }
  if (!(event.key in targets)) return
  event.preventDefault()
  const target = targets[event.key]
  if (target instanceof HTMLElement) target.focus()
}
