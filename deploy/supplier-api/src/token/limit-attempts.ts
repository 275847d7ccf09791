import { refusals } from '../errors'

const ATTEMPTS = 10
const WINDOW_MS = 60_000
/** Names remembered at once; the oldest are forgotten. */
const NAMES = 10_000

/** Slows down the guessing of one account's password: ten failures a minute and name, in this process. */
export function limitAttempts() {
  const failures = new Map<string, { count: number; until: number }>()
  const keyOf = (shopId: number, name: string) => `${shopId}:${name.trim().toLowerCase()}`
  return {
    /** @throws too many attempts (429) */
    check(shopId: number, name: string): void {
      const entry = failures.get(keyOf(shopId, name))
      if (entry && entry.until > Date.now() && entry.count >= ATTEMPTS) throw refusals.tooManyAttempts()
    },
    failed(shopId: number, name: string): void {
      const key = keyOf(shopId, name)
      const entry = failures.get(key)
      const fresh = !entry || entry.until <= Date.now()
      failures.delete(key)
      failures.set(
        key,
        fresh ? { count: 1, until: Date.now() + WINDOW_MS } : { ...entry, count: entry.count + 1 },
      )
      const oldest = failures.keys().next().value
      if (failures.size > NAMES && oldest !== undefined) failures.delete(oldest)
    },
    succeeded(shopId: number, name: string): void {
      failures.delete(keyOf(shopId, name))
    },
  }
}
