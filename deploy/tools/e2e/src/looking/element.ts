/** Pixels that rounding may take. */
export const SLACK = 1.5

/** What an element is, for a report: its path and the beginning of its text. */
export function nameOf(element: Element): string {
  const text = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)
  const path: string[] = []
  for (let at: Element | null = element; at && path.length < 3; at = at.parentElement)
    path.unshift(at.localName)
  return `${path.join(' > ')} «${text || (element.getAttribute('aria-label') ?? element.id)}»`
}

const styles = new WeakMap<Element, CSSStyleDeclaration>()

/** Computed styles, which follow the page: asked for once. */
export function styleOf(element: Element): CSSStyleDeclaration {
  const known = styles.get(element) ?? getComputedStyle(element)
  styles.set(element, known)
  return known
}

export const isSeen = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true })

/** What cuts the content of an element off, if anything does, and how; what can be scrolled to is not cut. */
export function cutterOf(
  element: Element,
): { by: Element; how: 'scrolls' | 'hides' | 'shortens' } | undefined {
  let cutter: { by: Element; how: 'hides' | 'shortens' } | undefined
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY, textOverflow, clipPath, webkitLineClamp } = styleOf(at)
    const { width, height } = at.getBoundingClientRect()
    if (clipPath !== 'none' || /auto|scroll/.test(overflowX + overflowY)) return { by: at, how: 'scrolls' }
    if (cutter || (overflowX === 'visible' && overflowY === 'visible')) continue
    if (width <= 2 || height <= 2) return { by: at, how: 'scrolls' }
    cutter = { by: at, how: textOverflow === 'ellipsis' || webkitLineClamp !== 'none' ? 'shortens' : 'hides' }
  }
  return cutter
}

/** The nearest box that is taken out of the flow: what lies in different ones may lie one over the other. */
export function layerOf(element: Element): Element | undefined {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (/fixed|sticky|absolute/.test(styleOf(at).position)) return at
  return undefined
}

/** How far two boxes lie over each other, across and down; negative where they do not. */
export const commonOf = (one: DOMRect, other: DOMRect): { across: number; down: number } => ({
  across: Math.min(one.right, other.right) - Math.max(one.left, other.left),
  down: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
})
