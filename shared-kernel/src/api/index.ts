export { isBasketMethodResponse, isProduct, isSection, isV4, productFields } from './answer-shapes'
export { type ApiClient, createApiClient } from './client'
export { createIntentKeys, type IntentKeys, newIdempotencyKey } from './idempotency-key'
export { isListOf, isNullOr, isNumber, isObjectWith, isText, type Shape } from './shape'
