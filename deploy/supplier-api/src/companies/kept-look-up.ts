import { limitParallel } from '../token/limit-parallel'
import type { CompanyLookUp } from './company-look-up'

const KEPT_MS = 3_600_000
const KEPT_ANSWERS = 2000
/** Questions to the outside service at once. */
const AT_ONCE = 8

/** Keeps the answers of an hour, so that buyers who type the same ask the service once; failures are not kept. */
export function keptLookUp(source: CompanyLookUp): CompanyLookUp {
  const inTurn = limitParallel(AT_ONCE)

  function kept<Item>(ask: (query: string) => Promise<Item[]>) {
    const answers = new Map<string, { until: number; items: Promise<Item[]> }>()
    return (query: string): Promise<Item[]> => {
      const key = query.toLowerCase()
      const known = answers.get(key)
      if (known && known.until > Date.now()) return known.items
      const items = inTurn(() => ask(query))
      answers.delete(key)
      answers.set(key, { until: Date.now() + KEPT_MS, items })
      const oldest = answers.keys().next().value
      if (answers.size > KEPT_ANSWERS && oldest !== undefined) answers.delete(oldest)
      items.catch(() => {
        if (answers.get(key)?.items === items) answers.delete(key)
      })
      return items
    }
  }
  return {
    companies: kept((query) => source.companies(query)),
    banks: kept((query) => source.banks(query)),
  }
}
