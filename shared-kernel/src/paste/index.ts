export { isProductList } from './is-product-list'
export { openPastedList } from './pasted-list'
export { readClipboard } from './read-clipboard'
export { usePastedList } from './use-pasted-list'
