import { commonOf, isSeen, nameOf, styleOf } from './element'

const FIELDS = 'input:not([type=hidden]), select, textarea'
const CONTROLS = `${FIELDS}, a[href], button, summary, [tabindex="0"]`

/** Rows of a list are alike: the first ones are looked at. */
const FURTHER_ROWS = ':is(li[data-row], main li:has(article)):nth-child(n + 5)'

/** Bars that stay on the screen while what is below them scrolls; what covers most of it is a backdrop. */
const barsOf = (): Element[] =>
  [...document.querySelectorAll('body *')].filter(
    (bar) =>
      /fixed|sticky/.test(styleOf(bar).position) &&
      isSeen(bar) &&
      bar.getBoundingClientRect().height < innerHeight * 0.75,
  )

/** Stands in a bar itself, or in a note over the page. */
function staysOnScreen(control: Element): boolean {
  for (let at: Element | null = control; at && !at.matches('[role=dialog]'); at = at.parentElement)
    if (styleOf(at).position === 'fixed' || at.matches('[data-bar]')) return true
  return false
}

/** The part of a box that is hidden behind a bar or outside the window or what scrolls it. */
function hiddenPart(element: Element, bars: readonly Element[]): { part: number; by: string } {
  const box = element.getBoundingClientRect()
  if (box.height === 0) return { part: 0, by: '' }
  let [top, bottom] = [0, innerHeight]
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
    if (/auto|scroll|hidden/.test(styleOf(at).overflowY)) {
      const { top: from, bottom: to } = at.getBoundingClientRect()
      top = Math.max(top, from)
      bottom = Math.min(bottom, to)
    }
  const outside = Math.max(0, top - box.top) + Math.max(0, box.bottom - bottom)
  const hidden = [{ part: outside / box.height, by: 'the edge' }]
  for (const bar of bars) {
    const its = bar.getBoundingClientRect()
    const { across, down } = commonOf(box, its)
    if (across <= 2 || down <= 0) continue
    const [x, y] = [Math.max(box.left, its.left) + across / 2, Math.max(box.top, its.top) + down / 2]
    if (bar.contains(document.elementFromPoint(x, y)))
      hidden.push({ part: down / box.height, by: nameOf(bar) })
  }
  return hidden.reduce((most, one) => (one.part > most.part ? one : most))
}

/**
 * Gives the focus to each control, from the last one up and from the first one down, as a keyboard does, and says what stands under a
 * bar then: more than a half of the control, or anything of the label of a field.
 */
export function findCoveredFocus(): string[] {
  const modal = document.querySelector('[role=dialog], [role=alertdialog]')
  const controls = [...(modal ?? document).querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => isSeen(control) && !control.matches(`:disabled, [tabindex="-1"], ${FURTHER_ROWS} *`),
  )
  const all = barsOf()
  const found = new Set<string>()
  const lookAt = (control: HTMLElement) => {
    // As Firefox does on Tab, and forms with their first wrong field: no further than it must.
    control.focus({ preventScroll: true })
    control.scrollIntoView({ block: 'nearest' })
    if (document.activeElement !== control || staysOnScreen(control)) return
    const bars = all.filter((bar) => !bar.contains(control) && !control.contains(bar))
    const { part, by } = hiddenPart(control, bars)
    if (control.clientHeight < innerHeight / 2 && part > 0.5)
      found.add(`focused under a bar: ${nameOf(control)} under ${by}`)
    const label = control.matches(FIELDS) && (control as HTMLInputElement).labels?.[0]
    if (!label || !isSeen(label) || label.contains(control)) return
    const its = hiddenPart(label, bars)
    if (its.part > 0.2) found.add(`its label stands under a bar: ${nameOf(label)} under ${its.by}`)
  }
  for (const control of controls.toReversed()) lookAt(control)
  for (const control of controls) if (!control.matches(FIELDS)) lookAt(control)
  return [...found]
}
