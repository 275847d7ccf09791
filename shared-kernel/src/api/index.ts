export { type ApiClient, createApiClient } from './client'
