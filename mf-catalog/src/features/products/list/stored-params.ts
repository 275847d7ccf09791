import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { joinParams, type ListParams, readParams } from './list-params'

/** AMB-15. */
const COOKIE = 'params_products'

/** Key in local storage of a list's own parameters. `listKey`: id of the section, or `search`. */
export const storageKey = (listKey: string): string => `${COOKIE}_${listKey}`

const parse = (text: string | undefined): Partial<ListParams> => {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null ? readParams({ ...value }) : {}
  } catch {
    return {}
  }
}

/**
 * Parameters of a list: the URL's, else those remembered for this list, else the last used ones, else the defaults (AMB-15).
 * @param own text of the list's entry in local storage; the server has none
 */
export const paramsOf = (kernel: Kernel, search: URLSearchParams, own: string | undefined): ListParams =>
  joinParams(readParams(Object.fromEntries(search)), parse(own), parse(kernel.platform.cookies.get(COOKIE)))

/** Remembers the parameters for this list, and as the start for lists that have none of their own. */
export function saveParams({ platform }: Kernel, listKey: string, params: ListParams): void {
  const text = JSON.stringify(params)
  platform.local.set(storageKey(listKey), text)
  platform.cookies.set(COOKIE, text)
}

/** Removes what was remembered (CAT-019). */
export function clearParams({ platform }: Kernel, listKey: string): void {
  platform.local.remove(storageKey(listKey))
  platform.cookies.remove(COOKIE)
}
