/**
 * Looks at the page as it is laid out and says what a buyer would stumble over, each as «what: where».
 * It runs in the page, so everything it uses stands in it.
 */
export function findDefects(): string[] {
  const SLACK = 1.5
  const found = new Set<string>()
  const width = document.documentElement.clientWidth

  const nameOf = (element: Element): string => {
    const text = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)
    const path: string[] = []
    for (let at: Element | null = element; at && path.length < 3; at = at.parentElement)
      path.unshift(at.localName)
    return `${path.join(' > ')} «${text || (element.getAttribute('aria-label') ?? '')}»`
  }
  const styles = new Map<Element, CSSStyleDeclaration>()
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element)
    if (known) return known
    const style = getComputedStyle(element)
    styles.set(element, style)
    return style
  }
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true })

  /** What cuts the content of an element off, if anything does, and how; what can be scrolled to is not cut. */
  const cutterOf = (element: Element): { by: Element; how: 'scrolls' | 'hides' | 'shortens' } | undefined => {
    let cutter: { by: Element; how: 'hides' | 'shortens' } | undefined
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, textOverflow, clipPath, webkitLineClamp } = styleOf(at)
      const { width: own, height } = at.getBoundingClientRect()
      if (clipPath !== 'none' || /auto|scroll/.test(overflowX + overflowY)) return { by: at, how: 'scrolls' }
      if (cutter || (overflowX === 'visible' && overflowY === 'visible')) continue
      if (own <= 2 || height <= 2) return { by: at, how: 'scrolls' }
      cutter = {
        by: at,
        how: textOverflow === 'ellipsis' || webkitLineClamp !== 'none' ? 'shortens' : 'hides',
      }
    }
    return cutter
  }
  /** The nearest box that is taken out of the flow: what lies in different ones may lie one over the other. */
  const layerOf = (element: Element): Element | undefined => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (/fixed|sticky|absolute/.test(styleOf(at).position)) return at
    return undefined
  }
  const hasTitle = (element: Element): boolean => element.closest('[title],[aria-label]') !== null

  interface Piece {
    element: Element
    layer: Element | undefined
    box: DOMRect
  }
  const pieces: Piece[] = []
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()

  const lookAtLines = (element: Element, lines: DOMRect[]) => {
    const cutter = cutterOf(element)
    const layer = layerOf(element)
    if (cutter?.how === 'scrolls') return
    const box = cutter?.by.getBoundingClientRect()
    for (const line of lines) {
      if (line.left < -SLACK || line.right > width + SLACK)
        found.add(`outside the window: ${nameOf(element)}`)
      if (box && line.top >= box.bottom) continue
      const isCut =
        box &&
        (line.right > box.right + SLACK ||
          line.left < box.left - SLACK ||
          line.top + line.height / 2 > box.bottom)
      if (isCut && cutter?.how === 'hides') found.add(`cut: ${nameOf(element)}`)
      if (isCut && cutter?.how === 'shortens' && !hasTitle(element))
        found.add(`shortened without a title: ${nameOf(element)}`)
      if (!isCut) pieces.push({ element, layer, box: line })
    }
  }
  const lookAtWords = (node: Node, element: Element, text: string) => {
    if (styleOf(element).hyphens === 'auto') return
    for (const { 0: word, index } of text.matchAll(
      /(?<![\p{L}\d@._-])[\p{L}\d]{2,24}(?![\p{L}\d@_-]|\.\p{L})/gu,
    )) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const tops = new Set(
        [...range.getClientRects()].filter((one) => one.width > 0).map(({ top }) => Math.round(top)),
      )
      if (tops.size > 1) found.add(`narrower than «${word}»: ${nameOf(element)}`)
    }
  }
  const lookAtText = (node: Node, element: Element) => {
    const text = node.nodeValue ?? ''
    range.selectNodeContents(node)
    const lines = [...range.getClientRects()].filter((line) => line.width > 1 && line.height > 1)
    if (lines.length === 0) return
    lookAtLines(element, lines)
    if (lines.length > 1) lookAtWords(node, element, text)
  }
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const element = node.parentElement
    if (
      !element ||
      !node.nodeValue?.trim() ||
      /^(script|style|noscript|option|template|title)$/i.test(element.localName)
    )
      continue
    if (isSeen(element)) lookAtText(node, element)
  }

  const lookAtOverlaps = () => {
    pieces.sort((one, other) => one.box.top - other.box.top)
    for (const [at, one] of pieces.entries())
      for (let next = at + 1; next < pieces.length; next++) {
        const other = pieces[next]
        if (!other || other.box.top >= one.box.bottom - 3) break
        if (
          one.element.contains(other.element) ||
          other.element.contains(one.element) ||
          one.layer !== other.layer
        )
          continue
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top
        if (across > 3 && down > Math.min(one.box.height, other.box.height) / 3)
          found.add(`overlap: ${nameOf(one.element)} and ${nameOf(other.element)}`)
      }
  }
  const lookAtBoxes = () => {
    /** Boxes of one row or grid stand side by side, never one over another. */
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
          const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
          const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
          if (!isStacked && across > 3 && down > 3)
            found.add(`overlap of boxes: ${nameOf(one.child)} and ${nameOf(other.child)}`)
        }
    }
  }
  const lookAtTargets = () => {
    const targets = [
      ...document.querySelectorAll(
        'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=switch]',
      ),
    ]
      .filter((target) => isSeen(target) && !target.matches(':disabled'))
      .map((target) => ({ target, box: (target.closest('label') ?? target).getBoundingClientRect() }))
      .filter(({ box }) => box.width > 2 && box.height > 2)
    for (const { target, box } of targets) {
      const cutter = cutterOf(target)
      if (cutter && styleOf(cutter.by).clipPath !== 'none') continue
      if (cutter?.how !== 'scrolls' && (box.left < -SLACK || box.right > width + SLACK))
        found.add(`outside the window: ${nameOf(target)}`)
      const isHit = (side: 'width' | 'height') =>
        Math.max(
          box[side],
          ...['::before', '::after'].map(
            (pseudo) => Number.parseFloat(getComputedStyle(target, pseudo)[side]) || 0,
          ),
        ) >= 23.5
      if (isHit('width') && isHit('height')) continue
      const isInText =
        styleOf(target).display === 'inline' &&
        (target.parentElement?.textContent ?? '').length > (target.textContent ?? '').length + 1
      if (isInText) continue
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      const near = targets.find(({ target: one, box: its }) => {
        if (
          one === target ||
          one.contains(target) ||
          target.contains(one) ||
          layerOf(one) !== layerOf(target)
        )
          return false
        const dx = Math.max(its.left - x, 0, x - its.right)
        const dy = Math.max(its.top - y, 0, y - its.bottom)
        return Math.hypot(dx, dy) < 11.5
      })
      if (near)
        found.add(
          `target of ${Math.round(box.width)}×${Math.round(box.height)}: ${nameOf(target)} near ${nameOf(near.target)}`,
        )
    }
  }
  lookAtOverlaps()
  lookAtBoxes()
  lookAtTargets()
  const wider = document.documentElement.scrollWidth - width
  if (wider > 0) found.add(`scrolls sideways by ${wider}`)
  return [...found]
}
