import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { joinParams, type ListParams, readParams } from './list-params'

/** AMB-15. */
const COOKIE = 'params_products'

/** What is found by words: each search begins with what fits best, whatever was chosen before, there or in a section. */
const SEARCH = 'search'

/** Lists whose first order is their own, not popularity: no sort of another list begins them, and theirs begins no other. */
const OWN_ORDER: readonly string[] = [SEARCH, 'favorite', 'viewed']

/** Key in local storage of a list's own parameters. `listKey`: see `ListDescriptor`. */
export const storageKey = (listKey: string): string => `${COOKIE}_${listKey}`

const parse = (text: string | undefined): Partial<ListParams> => {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null ? readParams({ ...value }) : {}
  } catch {
    return {}
  }
}

const withoutSort = ({ limit, view }: Partial<ListParams>): Partial<ListParams> => ({
  ...(limit === undefined ? {} : { limit }),
  ...(view === undefined ? {} : { view }),
})

/**
 * Parameters of a list: the URL's, else those remembered for this list, else the last used ones, else the defaults (AMB-15).
 * @param own text of the list's entry in local storage; the server has none
 */
export function paramsOf(
  { platform }: Kernel,
  listKey: string,
  search: URLSearchParams,
  own: string | undefined,
): ListParams {
  const ofList = parse(own)
  const last = parse(platform.cookies.get(COOKIE))
  return joinParams(
    readParams(Object.fromEntries(search)),
    listKey === SEARCH ? withoutSort(ofList) : ofList,
    OWN_ORDER.includes(listKey) ? withoutSort(last) : last,
  )
}

/** Remembers the parameters for this list, and as the start for lists that have none of their own. */
export function saveParams({ platform }: Kernel, listKey: string, params: ListParams): void {
  const own = listKey === SEARCH ? withoutSort(params) : params
  const last = OWN_ORDER.includes(listKey) ? withoutSort(params) : params
  platform.local.set(storageKey(listKey), JSON.stringify(own))
  platform.cookies.set(COOKIE, JSON.stringify({ ...parse(platform.cookies.get(COOKIE)), ...last }))
}

/** Removes what was remembered (CAT-019). */
export function clearParams({ platform }: Kernel, listKey: string): void {
  platform.local.remove(storageKey(listKey))
  platform.cookies.remove(COOKIE)
}
