export { isProductList } from './is-product-list'
export { readClipboard } from './read-clipboard'
