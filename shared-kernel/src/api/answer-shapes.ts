import type {
  BasketMethodResponse,
  BasketWarning,
  Mark,
  Product,
  PropertyValue,
  Section,
  V4Answer,
} from '@prilavok/shared-kernel/contract'
import { isListOf, isNumber, isObjectWith, isText, type Shape } from './shape'

/** What lists, cards and baskets need of a product. */
export const productFields = {
  ID: isNumber,
  NAME: isText,
  MARKS: isListOf(isObjectWith<Mark>({})),
  PROPERTIES: isListOf(isObjectWith<PropertyValue>({})),
}
export const isProduct = isObjectWith<Product>(productFields)

export const isSection = isObjectWith<Section>({ ID: isNumber, NAME: isText })

/** What the server says of a change of a basket. */
export const isBasketMethodResponse = isObjectWith<BasketMethodResponse>({
  METHOD_SUCCESS: isObjectWith<BasketMethodResponse['METHOD_SUCCESS']>({}),
  CNT: isNumber,
  SUM: isNumber,
  CHECK: isListOf(isObjectWith<BasketWarning>({})),
})

/** The body of a v4 call. */
export const isV4 = <Response>(shape: Shape<Response>) =>
  isObjectWith<V4Answer<Response>>({ response: shape })
