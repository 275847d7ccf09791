export { fileUrl } from './file-url'
export { isYes } from './flag'
export { useShop } from './use-shop'
