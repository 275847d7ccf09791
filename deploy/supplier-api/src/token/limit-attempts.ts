import type { Database } from '../database/connection'
import { refusals } from '../errors'
import { type Attempt, reserveAttempt } from '../limits/attempts'

/** Failures a minute: of one account, and of one address (a whole office may share it). */
const OF_NAME = { name: 'login_name', most: 10, seconds: 60 }
const OF_ADDRESS = { name: 'login_address', most: 50, seconds: 60 }

export interface Login {
  shopId: number
  name: string
  /** null: not known, then only the name counts. */
  address: string | null
}

/** Slows down the guessing of passwords, by the name and by the address that asks; all processes count together. */
export function limitAttempts(db: Database) {
  /** @throws too many attempts (429) */
  async function reserve({ shopId, name, address }: Login): Promise<Attempt[]> {
    const ofName = await reserveAttempt(db, shopId, OF_NAME, name.trim().toLowerCase())
    if (!ofName) throw refusals.tooManyAttempts()
    if (address === null) return [ofName]
    const ofAddress = await reserveAttempt(db, shopId, OF_ADDRESS, address)
    if (ofAddress) return [ofName, ofAddress]
    await ofName.takeBack()
    throw refusals.tooManyAttempts()
  }

  /**
   * Runs one check of a password. It counts as a failure from its start, so that guesses sent at once do not pass
   * together; one that finds the owner, or that breaks, is not counted in the end.
   * @param check null: wrong name or password
   * @throws too many attempts (429), without checking
   */
  return async function attempt<T>(login: Login, check: () => Promise<T | null>): Promise<T | null> {
    const attempts = await reserve(login)
    let isWrong = false
    try {
      const found = await check()
      isWrong = found === null
      return found
    } finally {
      if (!isWrong) await Promise.all(attempts.map((one) => one.takeBack()))
    }
  }
}
