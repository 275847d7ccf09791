import { refusals } from '../errors'

/** Failures a minute: of one account, and of one address (a whole office may share it). */
const OF_NAME = 10
const OF_ADDRESS = 50
const WINDOW_MS = 60_000
/** Names and addresses remembered at once; the oldest are forgotten. */
const KEYS = 20_000

interface Attempts {
  count: number
  readonly until: number
}

export interface Login {
  shopId: number
  name: string
  /** null: not known, then only the name counts. */
  address: string | null
}

/** Slows down the guessing of passwords, in this process: by the name and by the address that asks. */
export function limitAttempts() {
  const known = new Map<string, Attempts>()

  function attemptsOf(key: string): Attempts {
    const present = known.get(key)
    if (present && present.until > Date.now()) return present
    const fresh = { count: 0, until: Date.now() + WINDOW_MS }
    known.delete(key)
    known.set(key, fresh)
    const oldest = known.keys().next().value
    if (known.size > KEYS && oldest !== undefined) known.delete(oldest)
    return fresh
  }

  /**
   * Runs one check of a password. It counts as a failure from its start, so that guesses sent at once do not pass
   * together; one that finds the owner, or that breaks, is not counted in the end.
   * @param check null: wrong name or password
   * @throws too many attempts (429), without checking
   */
  return async function attempt<T>(
    { shopId, name, address }: Login,
    check: () => Promise<T | null>,
  ): Promise<T | null> {
    const ofName = attemptsOf(`name ${shopId} ${name.trim().toLowerCase()}`)
    const ofAddress = address === null ? null : attemptsOf(`address ${address}`)
    if (ofName.count >= OF_NAME || (ofAddress && ofAddress.count >= OF_ADDRESS))
      throw refusals.tooManyAttempts()
    const counted = ofAddress ? [ofName, ofAddress] : [ofName]
    for (const attempts of counted) attempts.count += 1
    let isWrong = false
    try {
      const found = await check()
      isWrong = found === null
      return found
    } finally {
      if (!isWrong) for (const attempts of counted) attempts.count -= 1
    }
  }
}
