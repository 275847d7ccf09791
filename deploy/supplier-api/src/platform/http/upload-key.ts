import { apiErrors } from '../errors'

const KEY = /^.{8,200}$/

/**
 * `idempotency_key` of a multipart body, which no schema checks.
 * @returns undefined when there is none
 * @throws bad_field (400)
 */
export function readUploadKey(body: unknown): string | undefined {
  const key = typeof body === 'object' && body !== null && 'idempotency_key' in body && body.idempotency_key
  if (key === false || key === undefined) return undefined
  if (typeof key === 'string' && KEY.test(key)) return key
  throw apiErrors.badField('idempotency_key', 'Ключ повторного запроса: от 8 до 200 знаков')
}
