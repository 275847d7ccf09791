import type { SearchEngine } from './search-engine'

/** Milliseconds in which an engine that did not answer is not asked again. */
const REST_MS = 5000

/** A question that the engine rejected: the next one may well be answered. */
export class RejectedQuestion extends Error {
  override name = 'RejectedQuestion'
}

/**
 * Asks the first engine, and the other one whenever that fails.
 * @param onFailure told of each failure, not of what is asked of the other one meanwhile
 */
export function withFallback(
  first: SearchEngine,
  other: SearchEngine,
  onFailure: (cause: unknown) => void,
  now: () => number = Date.now,
): SearchEngine {
  let restsUntil = 0
  async function ask<Answer>(question: (engine: SearchEngine) => Promise<Answer>): Promise<Answer> {
    if (now() < restsUntil) return question(other)
    try {
      return await question(first)
    } catch (cause) {
      if (!(cause instanceof RejectedQuestion)) restsUntil = now() + REST_MS
      onFailure(cause)
      return question(other)
    }
  }
  return {
    state: () => first.state(),
    count: (shopId, query) => ask((engine) => engine.count(shopId, query)),
    page: (shopId, ranked, page) => ask((engine) => engine.page(shopId, ranked, page)),
  }
}
