import { limitParallel } from '../../platform/limits/limit-parallel'
import type { CompanyLookUp } from './company-look-up'

const CACHE_MS = 3_600_000
const MAX_ANSWERS = 2000
/** Questions to the outside service at once. */
const AT_ONCE = 8
/** After so many failures one after another nothing is asked for a while: nobody waits for what does not answer. */
const FAILURES = 5
const REST_MS = 15_000

/** Asks in turn, and rests after failures. */
function carefully() {
  const inTurn = limitParallel(AT_ONCE)
  let failures = 0
  let restUntil = 0
  return <Answer>(ask: () => Promise<Answer>): Promise<Answer> =>
    inTurn(async () => {
      if (restUntil > Date.now()) throw new Error('The service is left alone after failures')
      try {
        const answer = await ask()
        failures = 0
        return answer
      } catch (cause) {
        failures += 1
        if (failures >= FAILURES) restUntil = Date.now() + REST_MS
        throw cause
      }
    })
}

/** Keeps the answers of an hour, so that buyers who type the same ask the service once; failures are not kept. */
export function cachedLookUp(source: CompanyLookUp): CompanyLookUp {
  const asking = carefully()

  function cached<Item>(ask: (query: string) => Promise<Item[]>) {
    const answers = new Map<string, { until: number; items: Promise<Item[]> }>()
    return (query: string): Promise<Item[]> => {
      const key = query.toLowerCase()
      const known = answers.get(key)
      if (known && known.until > Date.now()) return known.items
      const items = asking(() => ask(query))
      answers.delete(key)
      answers.set(key, { until: Date.now() + CACHE_MS, items })
      const oldest = answers.keys().next().value
      if (answers.size > MAX_ANSWERS && oldest !== undefined) answers.delete(oldest)
      items.catch(() => {
        if (answers.get(key)?.items === items) answers.delete(key)
      })
      return items
    }
  }
  return {
    companies: cached((query) => source.companies(query)),
    banks: cached((query) => source.banks(query)),
  }
}
