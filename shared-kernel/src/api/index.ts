export { type ApiClient, createApiClient } from './client'
export { newIdempotencyKey } from './idempotency-key'
