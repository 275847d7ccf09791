/**
 * A key by which the server knows a repeated call: 128 random bits. `crypto.randomUUID` is missing on pages without https.
 */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** Keys of calls that create something: all tries of one intent have the same, so that one whose answer was lost is not made twice. */
export interface IntentKeys {
  /** The key of a call with these contents. */
  of(contents: unknown): string
  /** The call was answered: the same contents again are another intent. */
  answered(contents: unknown): void
}

export function createIntentKeys(): IntentKeys {
  const keys = new Map<string, string>()
  return {
    of(contents) {
      const intent = JSON.stringify(contents)
      const key = keys.get(intent) ?? newIdempotencyKey()
      keys.set(intent, key)
      return key
    },
    answered: (contents) => void keys.delete(JSON.stringify(contents)),
  }
}
