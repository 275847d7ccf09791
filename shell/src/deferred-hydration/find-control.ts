import { FROZEN_ATTRIBUTE, type Located, ROOT_ATTRIBUTE } from './early-input'

const BUILT_INS: Record<string, string> = { page: 'main', layout: 'body' }

/** The element that a hydration root fills. */
const rootElement = (document: Document, root: string): Element | null =>
  document.querySelector(BUILT_INS[root] ?? `[${ROOT_ATTRIBUTE}="${root}"]`)

/** Ids that React makes are new when a widget is rendered anew; radio groups are named by them. */
const isMadeByReact = (name: string | null) => name?.startsWith('_')

/** What an element is called, wherever it stands. */
const nameOf = (element: Element): string => {
  const name = element.getAttribute('name')
  return [
    element.tagName,
    element.getAttribute('type'),
    isMadeByReact(name) ? '' : name,
    element.matches('[type=radio]') && element.getAttribute('value'),
    // The text of a link may change meanwhile (what the basket holds); where it leads does not.
    element.getAttribute('href') ??
      element.getAttribute('aria-label') ??
      (element.matches('button') && element.textContent?.trim()),
  ].join('|')
}

/** Name of the control within the named groups around it: the title of a list, the product of a row. */
const signatureOf = ({ trail, target }: Located): string =>
  [
    ...trail.slice(0, -1).flatMap(([element]) => element.getAttribute('aria-label') ?? []),
    nameOf(target),
  ].join('>')

const positionOf = ({ trail }: Located): string => trail.map(([, index]) => index).join()

/**
 * Finds the control of something recorded in the page as it is now: the node itself, else the one of the same name in groups of
 * the same names; of several the one in the same position. Undefined: it is not there (yet).
 */
export function findControl(
  document: Document,
  sought: Located,
  locate: (element: Element) => Located,
): Element | undefined {
  const root = rootElement(document, sought.root)
  if (!root) return undefined
  if (root.contains(sought.target) && !sought.target.closest(`[${FROZEN_ATTRIBUTE}]`)) return sought.target
  const alike = Array.from(root.querySelectorAll(sought.target.tagName), locate).filter(
    (located) => located.root === sought.root && signatureOf(located) === signatureOf(sought),
  )
  const found =
    alike.length === 1 ? alike[0] : alike.find((located) => positionOf(located) === positionOf(sought))
  return found?.target
}
