import type { Database } from '../../platform/database/connection'
import { apiErrors } from '../../platform/errors'
import { type Attempt, clearAttempts, reserveAttempt } from '../../platform/limits/attempts'
import type { CallRule } from '../../platform/limits/count-call'

const MINUTE = 60
const HOUR = 3600

/** Failures of one account. */
const OF_NAME: readonly CallRule[] = [
  { name: 'login_name', most: 10, seconds: MINUTE },
  { name: 'login_name_hour', most: 100, seconds: HOUR },
]
/** Of one account from a browser that its owner has logged in from. */
const OF_DEVICE: readonly CallRule[] = [
  { name: 'login_device', most: 10, seconds: MINUTE },
  { name: 'login_device_hour', most: 100, seconds: HOUR },
]
/** Of one account from one address: whoever guesses from there is stopped long before the account is. */
const OF_GUESSER: CallRule = { name: 'login_guesser', most: 30, seconds: HOUR }
/** Of one address (a whole office may share it). */
const OF_ADDRESS: CallRule = { name: 'login_address', most: 50, seconds: MINUTE }

export interface Login {
  shopId: number
  name: string
  /** null: not known, then only the name counts. */
  address: string | null
  /** Hash of a device that the owner has logged in from: it alone counts. null: a stranger's, as far as is known. */
  device: Buffer | null
}

/** Who is counted, by rule. The narrowest comes first, so that who is stopped by it takes nothing from the others. */
function countsOf({ name, address, device }: Login): [rule: CallRule, who: string][] {
  const account = name.trim().toLowerCase()
  if (device) return OF_DEVICE.map((rule) => [rule, `${account} ${device.toString('hex')}`])
  const ofName = OF_NAME.map((rule): [CallRule, string] => [rule, account])
  return address === null ? ofName : [[OF_GUESSER, `${account} ${address}`], [OF_ADDRESS, address], ...ofName]
}

/** The owner has proved that the mailbox is his, and chosen a new password: he enters with it, whatever has been guessed before. */
export async function forgetFailures(db: Database, login: Omit<Login, 'device'>): Promise<void> {
  const counts = countsOf({ ...login, device: null }).filter(([rule]) => rule !== OF_ADDRESS)
  for (const [rule, who] of counts) await clearAttempts(db, login.shopId, rule, who)
}

/**
 * Slows down the guessing of passwords: by the account, by the address that asks and by both together; all processes count together.
 * Devices of the owner are counted apart, so that the guesses of strangers do not lock the owner out.
 */
export function limitAttempts(db: Database) {
  /** @throws too many attempts (429) */
  async function reserve(login: Login): Promise<Attempt[]> {
    const attempts: Attempt[] = []
    for (const [rule, who] of countsOf(login)) {
      const reserved = await reserveAttempt(db, login.shopId, rule, who)
      if ('left' in reserved) {
        await Promise.all(attempts.map((one) => one.takeBack()))
        throw apiErrors.tooManyAttempts(reserved.left)
      }
      attempts.push(reserved)
    }
    return attempts
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
