import { CLICKS_GLOBAL } from '@prilavok/shared-kernel/contract'

const WRITABLE = 'input, textarea, select, [contenteditable]'

/**
 * «/» leads to the search field (DESIGN §7) also while its widget sleeps: the field that the server has drawn takes the focus
 * and what is typed. Once the widget is alive it listens itself.
 */
export function focusSearch(page: Window): void {
  page.document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
    if (page[CLICKS_GLOBAL]?.ready['header.search']) return
    if (event.target instanceof Element && event.target.closest(WRITABLE)) return
    const field = page.document.querySelector<HTMLInputElement>('[data-slot="header.search"] input')
    if (!field) return
    event.preventDefault()
    field.focus()
  })
}
