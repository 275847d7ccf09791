export { isYes } from './flag'
export { useShop } from './use-shop'
