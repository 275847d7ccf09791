/**
 * Seconds of a Retry-After header (RFC 9110 §10.2.3). Its other form, a date, is not read: the buyer's clock may be wrong.
 */
export const retryAfterOf = (header: unknown): number | undefined => {
  const seconds = typeof header === 'string' ? Math.ceil(Number(header)) : 0
  return seconds > 0 && Number.isFinite(seconds) ? seconds : undefined
}
