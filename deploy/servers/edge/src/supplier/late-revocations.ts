import type { SessionTokens, SupplierApi } from './supplier-api'

/** Ends sessions whose end the API has missed: of a logout, or of a login over another session. */
export interface LateRevocations {
  /** Tries again later, some times. What is not done when the edge stops stays undone: the page has been told that it was not confirmed. */
  add(domain: string, tokens: SessionTokens): void
  /** Ends a session that nobody waits for: now, and later where that fails. @returns whether it has ended now */
  end(domain: string, tokens: SessionTokens): Promise<boolean>
  close(): void
}

/** Milliseconds before each further try. */
const PAUSES_MS = [5000, 30_000, 300_000]
const MAX_WAITING = 1000
/** The API is there, and has said what it has to say. */
const isAnswered = (status: number) => status < 500 && status !== 429

export function createLateRevocations(
  api: Pick<SupplierApi, 'revoke'>,
  pauses: readonly number[] = PAUSES_MS,
): LateRevocations {
  const waiting = new Set<NodeJS.Timeout>()

  const isDone = (domain: string, tokens: SessionTokens): Promise<boolean> =>
    api.revoke(domain, tokens, {}).then(
      ({ status }) => isAnswered(status),
      () => false,
    )
  const wait = (domain: string, tokens: SessionTokens, tries: number) => {
    const pause = pauses[tries]
    if (pause === undefined || waiting.size >= MAX_WAITING) return
    const timer = setTimeout(async () => {
      waiting.delete(timer)
      if (!(await isDone(domain, tokens))) wait(domain, tokens, tries + 1)
    }, pause)
    timer.unref()
    waiting.add(timer)
  }
  return {
    add: (domain, tokens) => wait(domain, tokens, 0),
    async end(domain, tokens) {
      const isEnded = await isDone(domain, tokens)
      if (!isEnded) wait(domain, tokens, 0)
      return isEnded
    },
    close: () => {
      for (const timer of waiting) clearTimeout(timer)
      waiting.clear()
    },
  }
}
