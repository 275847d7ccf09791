import { commonOf, cutterOf, isSeen, layerOf, nameOf, SLACK, styleOf } from './element'

/** A line of a text that can be read where it stands. */
interface Line {
  element: Element
  layer: Element | undefined
  box: DOMRect
}

const range = document.createRange()

const boxesOf = (text: Node): DOMRect[] => {
  range.selectNodeContents(text)
  return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
}

/** Texts that can be read, with the elements that hold them. */
function seenTexts(): { text: Node; element: Element }[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: { text: Node; element: Element }[] = []
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const element = text.parentElement
    if (!element || !text.nodeValue?.trim()) continue
    if (/^(script|style|noscript|option|template|title)$/i.test(element.localName)) continue
    if (isSeen(element)) found.push({ text, element })
  }
  return found
}

/** What cuts these lines off or puts them outside; those that can be read are kept. */
function findCut(element: Element, boxes: readonly DOMRect[], lines: Line[]): string[] {
  const cutter = cutterOf(element)
  if (cutter?.how === 'scrolls') return []
  const layer = layerOf(element)
  const by = cutter?.by.getBoundingClientRect()
  const width = document.documentElement.clientWidth
  const found: string[] = []
  for (const box of boxes) {
    if (box.left < -SLACK || box.right > width + SLACK) found.push(`outside the window: ${nameOf(element)}`)
    if (by && box.top >= by.bottom) continue
    const isCut =
      by &&
      (box.right > by.right + SLACK || box.left < by.left - SLACK || box.top + box.height / 2 > by.bottom)
    if (!isCut) lines.push({ element, layer, box })
    else if (cutter?.how === 'hides') found.push(`cut: ${nameOf(element)}`)
    else if (!element.closest('[title],[aria-label]'))
      found.push(`shortened without a title: ${nameOf(element)}`)
  }
  return found
}

/** A word, but for addresses and what may be broken at its dots and dashes; the number of an order. */
const WORD = /\d+-\d{6}|(?<![\p{L}\d@._-])[\p{L}\d]{2,24}(?![\p{L}\d@_-]|\.\p{L})/gu

function findBrokenWords(text: Node, element: Element): string[] {
  if (styleOf(element).hyphens === 'auto') return []
  return [...(text.nodeValue ?? '').matchAll(WORD)]
    .filter(({ 0: word, index }) => {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const seen = [...range.getClientRects()].filter(({ width }) => width > 0)
      return new Set(seen.map(({ top }) => Math.round(top))).size > 1
    })
    .map(([word]) => `narrower than «${word}»: ${nameOf(element)}`)
}

/** A number that says how many, by itself or after «ещё», and stands on a line of its own. */
function findOrphan(text: Node, element: Element): string[] {
  const number = /(^|ещё\s)\d{1,4}\s*$/.exec(text.nodeValue ?? '')
  if (!number) return []
  let block: Element = element
  while (block.parentElement && styleOf(block).display === 'inline') block = block.parentElement
  if (!/block|list-item|flow|cell/.test(styleOf(block).display)) return []
  range.selectNodeContents(block)
  const all = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
  range.setStart(text, (text.nodeValue ?? '').search(/\d+\s*$/))
  range.setEnd(text, text.nodeValue?.length ?? 0)
  const own = [...range.getClientRects()].filter(({ width }) => width > 1).at(-1)
  if (!own) return []
  const onLine = all.filter((box) => box.bottom > own.top + 3 && box.top < own.bottom - 3)
  const isAlone = onLine.every((box) => box.left >= own.left - 1 && box.right <= own.right + 1)
  const isLower = all.some((box) => box.bottom <= own.top + 3)
  return isAlone && isLower ? [`alone on a line: ${number[0].replace(/\D+/g, '')} of ${nameOf(block)}`] : []
}

function findOverlaps(lines: Line[]): string[] {
  const found: string[] = []
  lines.sort((one, other) => one.box.top - other.box.top)
  for (const [at, one] of lines.entries())
    for (let next = at + 1; next < lines.length; next++) {
      const other = lines[next]
      if (!other || other.box.top >= one.box.bottom - 3) break
      const isOne =
        one.element.contains(other.element) ||
        other.element.contains(one.element) ||
        one.layer !== other.layer
      const { across, down } = commonOf(one.box, other.box)
      if (!isOne && across > 3 && down > Math.min(one.box.height, other.box.height) / 3)
        found.push(`overlap: ${nameOf(one.element)} and ${nameOf(other.element)}`)
    }
  return found
}

/** Texts that are cut, broken, torn apart, outside the window or one over another. */
export function findInLines(): string[] {
  const lines: Line[] = []
  const found = seenTexts().flatMap(({ text, element }) => {
    const boxes = boxesOf(text)
    if (boxes.length === 0) return []
    const broken = boxes.length > 1 ? findBrokenWords(text, element) : []
    return [...findCut(element, boxes, lines), ...broken, ...findOrphan(text, element)]
  })
  return [...found, ...findOverlaps(lines)]
}
