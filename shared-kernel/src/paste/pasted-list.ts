import type { BasketType } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { isProductList } from './is-product-list'
import { readClipboard } from './read-clipboard'

/** The shop's search takes lists, too, and its widget may not have loaded yet. */
const SEARCH = '[type="search"][name="q"]'
/** A count is one number, and on a list the focus is always in one; a field for one code is marked. */
const OF_ONE = '[data-quantity], [data-one-code]'
/** What is pasted into these, or over the page, is theirs. */
const FIELDS = `input:not(${SEARCH}, ${OF_ONE}), textarea, select, [contenteditable], [role="dialog"]`

/**
 * Shows a pasted list of products before it goes into a basket.
 * @returns false for what is no list, and for a shop whose basket cannot show one
 */
export function openPastedList(
  { modals, plan }: Kernel,
  clipboard: Pick<DataTransfer, 'getData'> | null,
  basket: BasketType = 'main',
): boolean {
  const text = clipboard ? readClipboard(clipboard) : ''
  if (plan.modals.pastePreview === undefined || !isProductList(text)) return false
  modals.open('pastePreview', { text, basket })
  return true
}

/** Whether a paste belongs to the page: neither to a field nor to a modal or a drawer over it. */
export const isForPage = ({ target }: Event, { modals }: Kernel): boolean =>
  modals.current().length === 0 && !(target instanceof Element && target.closest(FIELDS))
