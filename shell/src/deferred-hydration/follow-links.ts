import { MODAL_ATTRIBUTE, type ModalName } from '@prilavok/shared-kernel/contract'
import { EARLY_INPUT_GLOBAL, ROOT_ATTRIBUTE } from './early-input'

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * Follows links of widgets that are not hydrated yet inside the page, as they will do it themselves: without this a click on
 * one would load the whole document anew.
 * @param push opens a path of the shop
 * @param openModal opens the modal that a link names, in place of its page
 */
export function followLinks(
  page: Window,
  push: (path: string) => void,
  openModal: (name: ModalName) => void,
): void {
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || !isPlain(event) || !(event.target instanceof Element)) return
    const link = event.target.closest<HTMLAnchorElement>(`[${ROOT_ATTRIBUTE}] a[href]`)
    const root = link?.closest(`[${ROOT_ATTRIBUTE}]`)?.getAttribute(ROOT_ATTRIBUTE)
    if (!link || !root || page[EARLY_INPUT_GLOBAL]?.hydrated[root]) return
    if (link.target || link.hasAttribute('download') || link.origin !== page.location.origin) return
    event.preventDefault()
    const modal = link.getAttribute(MODAL_ATTRIBUTE)
    if (modal) openModal(modal as ModalName)
    else push(link.pathname + link.search + link.hash)
  }
  // Before React, which keeps events from places that it has not hydrated.
  page.document.addEventListener('click', follow, { capture: true })
}
