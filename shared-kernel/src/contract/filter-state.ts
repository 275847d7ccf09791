/**
 * Choices of the filter panel: key → chosen values, in the order they were chosen. Keys (AMB-57): `sections` (ids), `marks` and
 * `offers` (codes), `MIN_BATCH` (quantities), `price` (two values: from, to in roubles; '' is an open end), `base` (new, hot,
 * stock, sale), and CODEs of properties. Values are the `ID`s of `FiltersAnswer`.
 */
export type FilterState = Record<string, string[]>

/** The key whose values mean something by their places: both may be the same, and each may be empty. */
const RANGE = 'price'

/** Signs that the format itself uses. Everything else stays readable; the address encodes it once more. */
const encode = (part: string): string => part.replace(/[%,;:]/g, encodeURIComponent)

/**
 * The applied state as text: 'key:value1,value2' joined by ';' (000 §3, KERN-039). Keys without values are left out.
 * It goes as parameter `filter` of a page's address and as `filters` of the API's calls.
 */
export function writeFilters(state: FilterState): string {
  return Object.entries(state)
    .filter(([, values]) => values.length > 0)
    .map(([key, values]) => `${encode(key)}:${values.map(encode).join(',')}`)
    .join(';')
}

/**
 * Reads what `writeFilters` has written; the values of a repeated key come together, equal ones once (but for the ends of a range).
 * @returns null when the text is not of this form
 */
export function readFilters(text: string): FilterState | null {
  const state = new Map<string, string[]>()
  try {
    for (const pair of text.split(';')) {
      if (pair === '') continue
      const [key = '', list, ...more] = pair.split(':')
      if (key === '' || list === undefined || more.length > 0) return null
      const name = decodeURIComponent(key)
      const values = [...(state.get(name) ?? []), ...list.split(',').map(decodeURIComponent)]
      state.set(name, name === RANGE ? values : [...new Set(values.filter((value) => value !== ''))])
    }
  } catch {
    return null
  }
  return Object.fromEntries(state)
}
