export { formatProductName } from './product-name'
