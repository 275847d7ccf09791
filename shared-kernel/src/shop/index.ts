export { fileUrl } from './file-url'
export { isYes } from './flag'
export {
  countsForDelivery,
  type DeliveryChoice,
  type DeliveryTerms,
  freeDeliveryFrom,
  freeDeliverySum,
  freeDeliveryZone,
  rememberedDelivery,
  rememberedZone,
} from './free-delivery'
export { useShop } from './use-shop'
