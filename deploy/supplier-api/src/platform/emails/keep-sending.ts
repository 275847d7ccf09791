import { repeat } from '../repeat'
import { type LetterSender, sendLetters } from './send-emails'

/** A letter waits so long at most before somebody looks for it. */
const LOOK_MS = 2000

/**
 * Sends letters soon after the transactions that wrote them are committed.
 * @param onError told when the database cannot be asked; the next look comes anyway
 * @returns ends it, after the letters that are under way
 */
export const keepSending = (post: LetterSender, onError: (cause: unknown) => void): (() => Promise<void>) =>
  repeat(LOOK_MS, (goesOn) => sendLetters(post, goesOn), onError)
