import { type Static, Type } from '@sinclair/typebox'
import { ShortText } from '../http/schemas'

/** {basketType} of the v4 calls. */
export const BasketParams = Type.Object({
  basketType: Type.Union([Type.Literal('main'), Type.Literal('loyalty')]),
})
export type BasketParams = Static<typeof BasketParams>

/** Names a guest's basket to merge (AMB-68); elsewhere it is accepted and the token decides (AMB-10). */
const user_code = Type.Optional(ShortText)

export const SortQuery = {
  sort: Type.Optional(ShortText),
  order: Type.Optional(ShortText),
}

/** `products[ID]=QUANTITY`, see `readQuantities`. */
export const ProductsBody = Type.Object({ products: Type.Optional(Type.Unknown()), user_code })
export type ProductsBody = Static<typeof ProductsBody>

export const MergeBody = Type.Object({ user_code })
export type MergeBody = Static<typeof MergeBody>

/** Letters of an order's comment. */
export const Comment = Type.String({ maxLength: 2000 })
