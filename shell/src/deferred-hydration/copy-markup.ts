import { type Selection, selectionOf } from './focus'

/** The markup of a widget as the buyer sees it, with what is typed into it and where the focus is. */
export interface MarkupCopy {
  nodes: DocumentFragment
  focus?: { index: number; selection: Selection }
}

/** Values that were typed are no attributes, so copies of nodes may not have them. */
function copyState(from: Element, to: Element): void {
  if (!from.matches('input, select, textarea') || from.matches('[type=file]')) return
  const { value, checked } = from as HTMLInputElement
  Object.assign(to, { value, checked })
}

export function copyMarkup(place: Element): MarkupCopy {
  const nodes = place.ownerDocument.createDocumentFragment()
  nodes.append(...Array.from(place.childNodes, (node) => node.cloneNode(true)))
  const copies = nodes.querySelectorAll('*')
  const { activeElement } = place.ownerDocument
  let focus: MarkupCopy['focus']
  place.querySelectorAll('*').forEach((element, index) => {
    const copy = copies[index]
    if (copy) copyState(element, copy)
    if (element === activeElement) focus = { index, selection: selectionOf(element) }
  })
  return { nodes, focus }
}
