import { type Static, Type } from '@sinclair/typebox'
import { choice, idempotencyKey, oneOf, orderChoice, shortText } from '../../platform/http/schemas'

/** {basketType} of the v4 calls. */
export const BasketParams = Type.Object({
  basketType: oneOf(['main', 'loyalty'], {
    description: 'main: paid in roubles; loyalty: paid in bonus points, for participants of the programme',
  }),
})
export type BasketParams = Static<typeof BasketParams>

/** Names a visitor's basket to merge (AMB-68); elsewhere it is accepted and the token decides (AMB-10). */
export const user_code = shortText('Accepted; the access token decides whose basket it is')

export const SortQuery = {
  sort: choice(
    ['BASKET_CREATE_DATE', 'NAME', 'PRICE', 'SUM'],
    'Column to sort by; PRICE and SUM in the main basket alone. Anything else is BASKET_CREATE_DATE',
  ),
  order: orderChoice,
}

/** Choices of the order form that the basket is counted with. */
export const ChoiceQuery = {
  payment: shortText('CODE of the payment type chosen; unknown: none chosen'),
  deliveryType: choice(['1', '2', '-1'], '1: pick-up, 2: delivery, -1: none chosen'),
  deliveryZoneId: shortText('ID of the delivery zone chosen; unknown: none chosen'),
  user_code,
}

const quantity = { type: 'integer', minimum: 0, maximum: 999_999_999, description: 'Count of the product' }

/** `products` of a body; its forms are read by `readQuantities`. */
export const productsField = (more = '') =>
  Type.Optional(
    Type.Unknown({
      description: `Counts by product, 1000 products at most: products[6750]=2, or products[6750][quantity]=2, or products[0][id]=6750 with products[0][quantity]=2.${more}`,
      documented: {
        anyOf: [
          {
            type: 'object',
            maxProperties: 1000,
            additionalProperties: {
              anyOf: [
                quantity,
                {
                  type: 'object',
                  properties: {
                    id: { type: 'integer', description: 'ID of the product, when the key is none' },
                    quantity,
                  },
                  required: ['quantity'],
                },
              ],
            },
          },
          ...(more ? [{ type: 'string', enum: ['all'] }] : []),
        ],
        examples: [{ 6750: 2 }],
      },
    }),
  )

/** `expected` of a body; read by `readExpected`. */
export const expectedField = Type.Optional(
  Type.Unknown({
    description:
      'Counts that the caller takes the basket to hold before the call, by product: expected[6750]=2, 0 for none. Those that are others are answered in OVERWRITTEN; the change is made all the same',
    documented: {
      type: 'object',
      maxProperties: 1000,
      additionalProperties: quantity,
      examples: [{ 6750: 2 }],
    },
  }),
)

export const ProductsBody = Type.Object({ products: productsField(), expected: expectedField, user_code })

export const AddBody = Type.Object({
  ...ProductsBody.properties,
  idempotency_key: idempotencyKey(
    'for each addition: a repeated call with the same key adds nothing more and answers what the first one did, with the counts of now',
  ),
})

export const MergeBody = Type.Object({
  user_code: shortText(
    'Whose basket is taken over: USER_CODE of the personal info that the visitor had, or the access token of the visitor. ' +
      'Without it the cookie of the visitor decides',
  ),
})

/** As long as orders store it. */
export const Comment = Type.String({ maxLength: 2000, description: 'Comment of the order' })
