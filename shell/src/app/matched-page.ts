import {
  matchRoute,
  type PageRequest,
  type Plan,
  type PlannedRoute,
  splitUrl,
} from '@prilavok/shared-kernel/contract'

export interface MatchedPage {
  route: PlannedRoute
  page: PageRequest
}

/** The page of an address by the plan's routes; undefined for a path that no part knows. */
export function matchedPage(plan: Plan, pathname: string, search: string): MatchedPage | undefined {
  const matched = matchRoute(plan.routes, pathname)
  return (
    matched && {
      route: matched.route,
      page: { params: matched.params, search: new URLSearchParams(search), path: pathname },
    }
  )
}

/** The page of a URL inside the shop: `/search?q=бумага`. */
export function matchedUrl(plan: Plan, url: string): MatchedPage | undefined {
  const { pathname, search } = splitUrl(url)
  return matchedPage(plan, pathname, search)
}
