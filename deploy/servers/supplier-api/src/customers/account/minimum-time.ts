import { setTimeout as after } from 'node:timers/promises'

/** Longer than the work takes when there is an account. */
const LEAST_MS = 250

/** Answers no sooner than after `LEAST_MS`: the time does not tell whether there is an account (a failure may be faster). */
export async function inMinimumTime<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const [answer] = await Promise.all([work(), after(LEAST_MS)])
  return answer
}
