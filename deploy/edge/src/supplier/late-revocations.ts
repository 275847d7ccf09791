import type { SessionTokens, SupplierApi } from './supplier-api'

/** Ends sessions that the API could not end when somebody logged out. */
export interface LateRevocations {
  /** Tries again later, some times. What is not done when the edge stops stays undone: the page has been told that it was not confirmed. */
  add(domain: string, tokens: SessionTokens): void
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
    close: () => {
      for (const timer of waiting) clearTimeout(timer)
      waiting.clear()
    },
  }
}
