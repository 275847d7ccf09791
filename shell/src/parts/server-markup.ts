import { copyMarkup, type MarkupCopy } from '../deferred-hydration/copy-markup'
import { ROOT_ATTRIBUTE } from '../deferred-hydration/early-input'

/**
 * The markup that the server has rendered of a hydration root, while it stands there. Of a page the one in `main`; that of a page
 * inside a layout cannot be told from the layout.
 * @returns undefined when the root is hydrated, or was never rendered by the server
 */
export function serverMarkup(page: Document, root: string, isHydrated: boolean): MarkupCopy | undefined {
  if (isHydrated) return undefined
  if (root !== 'page') {
    const place = page.querySelector(`[${ROOT_ATTRIBUTE}="${root}"]`)
    return place?.firstElementChild ? copyMarkup(place) : undefined
  }
  const place = page.getElementById('main')
  if (!place || page.documentElement.dataset.hydrated !== undefined) return undefined
  const copy = copyMarkup(place)
  // The place of the connection's notes is the shell's.
  copy.nodes.firstElementChild?.remove()
  return copy.nodes.firstElementChild ? copy : undefined
}
