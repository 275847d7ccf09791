type Pair = [name: string, value: string]

function pairsOf(name: string, value: unknown): Pair[] {
  if (value === undefined || value === null) return []
  if (typeof value !== 'object') return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, inner]) => pairsOf(`${name}[${key}]`, inner))
}

/** The query of a call as axios writes it in the browser: `filter[SECTION_ID]=12`, `filter[ID][0]=5` (000 §7); nothing for what is not set. */
export const queryText = (params: Record<string, unknown>): string =>
  new URLSearchParams(Object.entries(params).flatMap(([name, value]) => pairsOf(name, value))).toString()
