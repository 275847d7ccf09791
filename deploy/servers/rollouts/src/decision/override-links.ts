import { OVERRIDE_PATH } from './override'

/** What a browser opens to get the versions of an override, and to be rid of them before their time. */
export interface OverrideLinks {
  link: string
  end: string
}

/**
 * @param token see `signOverride`
 * @param address of the shop, without a slash at its end
 * @param page path and query that the link leads to. @default the home page
 */
export function overrideLinks(token: string, address: string, page?: string): OverrideLinks {
  const query = new URLSearchParams({ token, ...(page && { to: page }) })
  return { link: `${address}${OVERRIDE_PATH}?${query}`, end: `${address}${OVERRIDE_PATH}?off` }
}
