import { type LetterSender, sendLetters } from './send-letters'

/** A letter waits so long at most before somebody looks for it. */
const LOOK_MS = 2000

/**
 * Sends letters soon after the transactions that wrote them are committed.
 * @param onError told when the database cannot be asked; the next look comes anyway
 * @returns ends it, after the letters that are under way
 */
export function keepSending(post: LetterSender, onError: (cause: unknown) => void): () => Promise<void> {
  let isOpen = true
  let round: Promise<void> | null = null
  const look = () => {
    round ??= sendLetters(post, () => isOpen)
      .then(() => undefined, onError)
      .finally(() => {
        round = null
      })
  }
  const timer = setInterval(look, LOOK_MS)
  timer.unref()
  return async () => {
    isOpen = false
    clearInterval(timer)
    await round
    await post.mail.close()
  }
}
