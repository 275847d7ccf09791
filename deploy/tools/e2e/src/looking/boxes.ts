import { commonOf, cutterOf, isSeen, layerOf, nameOf, SLACK, styleOf } from './element'

/** Boxes of one row or grid stand side by side, never one over another. */
function findOverlaps(): string[] {
  const found: string[] = []
  for (const parent of document.querySelectorAll('body *')) {
    if (!/flex|grid/.test(styleOf(parent).display) || !isSeen(parent)) continue
    const children = [...parent.children]
      .filter((child) => /static|relative/.test(styleOf(child).position) && isSeen(child))
      .map((child) => ({ child, box: child.getBoundingClientRect(), area: styleOf(child) }))
      .filter(({ box }) => box.width > 2 && box.height > 2)
    for (const [at, one] of children.entries())
      for (const other of children.slice(at + 1)) {
        const isStacked =
          one.area.gridRowStart !== 'auto' &&
          one.area.gridRowStart === other.area.gridRowStart &&
          one.area.gridColumnStart === other.area.gridColumnStart
        const { across, down } = commonOf(one.box, other.box)
        if (!isStacked && across > 3 && down > 3)
          found.push(`overlap of boxes: ${nameOf(one.child)} and ${nameOf(other.child)}`)
      }
  }
  return found
}

const TARGETS =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=switch]'

/** Least side of what is pressed, but for rounding (WCAG 2.5.8). */
const LEAST = 23.5

function findSmallTargets(): string[] {
  const width = document.documentElement.clientWidth
  const found: string[] = []
  const targets = [...document.querySelectorAll(TARGETS)]
    .filter((target) => isSeen(target) && !target.matches(':disabled'))
    .map((target) => ({ target, box: (target.closest('label') ?? target).getBoundingClientRect() }))
    .filter(({ box }) => box.width > 2 && box.height > 2)
  for (const { target, box } of targets) {
    const cutter = cutterOf(target)
    if (cutter && styleOf(cutter.by).clipPath !== 'none') continue
    if (cutter?.how !== 'scrolls' && (box.left < -SLACK || box.right > width + SLACK))
      found.push(`outside the window: ${nameOf(target)}`)
    const isHit = (side: 'width' | 'height') =>
      Math.max(
        box[side],
        ...['::before', '::after'].map(
          (pseudo) => Number.parseFloat(getComputedStyle(target, pseudo)[side]) || 0,
        ),
      ) >= LEAST
    if (isHit('width') && isHit('height')) continue
    const isInText =
      styleOf(target).display === 'inline' &&
      (target.parentElement?.textContent ?? '').length > (target.textContent ?? '').length + 1
    if (isInText) continue
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const near = targets.find(({ target: one, box: its }) => {
      const isOne = one === target || one.contains(target) || target.contains(one)
      if (isOne || layerOf(one) !== layerOf(target)) return false
      const dx = Math.max(its.left - x, 0, x - its.right)
      const dy = Math.max(its.top - y, 0, y - its.bottom)
      return Math.hypot(dx, dy) < 11.5
    })
    const size = `${Math.round(box.width)}×${Math.round(box.height)}`
    if (near) found.push(`target of ${size}: ${nameOf(target)} near ${nameOf(near.target)}`)
  }
  return found
}

/** Buttons that go on to the next entry, or how many there are, beside the strip. */
const saysMore = (strip: Element): boolean =>
  [strip.parentElement, strip.closest('section'), strip.closest('figure')?.parentElement]
    .flatMap((around) => [...(around?.querySelectorAll('button, span, figcaption') ?? [])])
    .some(
      (one) =>
        !strip.contains(one) &&
        isSeen(one) &&
        /следующ|вперёд|фото|^\d+\s\/\s\d+$/i.test(one.getAttribute('aria-label') ?? one.textContent ?? ''),
    )

/** A strip whose further entries lie behind its end, where neither a bar, nor a shadow, nor an entry cut in two says so. */
function findSilentStrips(): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((strip) => {
      const { overflowX, backgroundImage, maskImage, scrollbarWidth } = styleOf(strip)
      if (!/auto|scroll/.test(overflowX) || strip.scrollWidth <= strip.clientWidth + SLACK) return false
      if (!isSeen(strip) || strip.clientWidth < 3 || strip.clientHeight < 3) return false
      if (scrollbarWidth !== 'none' || /gradient/.test(backgroundImage + maskImage) || saysMore(strip))
        return false
      const { left, width } = strip.getBoundingClientRect()
      const end = Math.min(left + width, document.documentElement.clientWidth)
      return ![...strip.querySelectorAll('*')].some((entry) => {
        if (entry.children.length > 0 && !entry.matches('a, button, label, li')) return false
        const box = entry.getBoundingClientRect()
        return isSeen(entry) && box.left < end - 8 && box.right > end + 4 && isDrawnAcross(entry, end)
      })
    })
    .map((strip) => `hides entries without saying so: ${nameOf(strip)}`)
}

/** A strip that fades at its end, and keeps its last entry faded there when it has been moved to the very end. */
const findFadedEnds = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((strip) => {
      const { overflowX, maskImage, paddingRight } = styleOf(strip)
      const fade = /to left, .* ([\d.]+)px\)/.exec(maskImage)?.[1]
      return fade && /auto|scroll/.test(overflowX) && isSeen(strip) && parseFloat(paddingRight) < Number(fade)
    })
    .map((strip) => `fades its last entry: ${nameOf(strip)}`)

/** At this line something of the entry can be seen: its box, a picture or its text. */
function isDrawnAcross(entry: Element, line: number): boolean {
  const { backgroundColor, borderTopWidth } = styleOf(entry)
  if (entry.matches('img, svg') || borderTopWidth !== '0px' || !/, 0\)$/.test(backgroundColor)) return true
  const range = document.createRange()
  range.selectNodeContents(entry)
  return [...range.getClientRects()].some(({ left, right }) => left < line - 4 && right > line + 1)
}

/** Boxes that lie over each other, are too small to press, or hide that there are more. */
export const findInBoxes = (): string[] => [
  ...findOverlaps(),
  ...findSmallTargets(),
  ...findSilentStrips(),
  ...findFadedEnds(),
]
