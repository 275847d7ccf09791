import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { commonPasswords, strengthTexts } from './texts'

/** 0 is guessed at once, 4 not in a lifetime. */
export interface Strength {
  score: 0 | 1 | 2 | 3 | 4
  /** What makes it weak; '' when nothing in particular. */
  reason: string
}

/** Each word more delays the first answer; the most common ones are what guessers begin with. */
const MAX_WORDS = 10_000

// Its warnings tell passwords from other words by the names of the lists.
const checker = new ZxcvbnFactory({
  dictionary: {
    'passwords-common': dictionary['passwords-common'].slice(0, MAX_WORDS),
    'passwords-russian': [...commonPasswords],
  },
  graphs: adjacencyGraphs,
  maxLength: 100,
})

/**
 * How hard a password is to guess, by zxcvbn. A hint only: no password is rejected for it.
 * @param email what a guesser knows of the person
 */
export function strengthOf(password: string, email: string): Strength {
  const { score, feedback } = checker.check(password, [email, ...email.split(/[@.]/)])
  const reasons: Record<string, string> = strengthTexts.reasons
  return { score, reason: score < 3 ? (reasons[feedback.warning ?? ''] ?? strengthTexts.longer) : '' }
}
