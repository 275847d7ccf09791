export { formatProductName } from './product-name'
export { shownName } from './shown-name'
