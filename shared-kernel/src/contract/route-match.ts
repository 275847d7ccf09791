import type { ParamKind } from './release'

const KINDS: Record<ParamKind, RegExp> = { digits: /^\d+$/, code: /^[A-Za-z0-9_-]+$/ }

export interface MatchedRoute<Route> {
  route: Route
  params: Record<string, string>
}

interface Matchable {
  path: string
  params?: Record<string, ParamKind>
}

/** Path and query of a URL inside the shop. */
export interface ShopUrl {
  pathname: string
  /** With its «?»; empty without one. */
  search: string
}

/**
 * Splits a URL inside the shop as it is written. No URL parser: that takes `//catalog/12` for a page of the host «catalog», and
 * `/catalog/../search` for another path than the one that was asked for.
 */
export function splitUrl(url: string): ShopUrl {
  const [bare = ''] = url.split('#', 1)
  const at = bare.indexOf('?')
  return at < 0 ? { pathname: bare, search: '' } : { pathname: bare.slice(0, at), search: bare.slice(at) }
}

/** Undefined where a segment is empty: `//catalog` is another path than `/catalog`, and no route means it. */
function segmentsOf(path: string): string[] | undefined {
  const segments = path.replace(/^\//, '').replace(/\/$/, '').split('/')
  if (segments.length === 1 && segments[0] === '') return path.length > 1 ? undefined : []
  return segments.includes('') ? undefined : segments
}

function matchOne(route: Matchable, path: string[]): Record<string, string> | undefined {
  const pattern = segmentsOf(route.path)
  if (pattern?.length !== path.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, expected] of pattern.entries()) {
    const actual = path[index] as string
    if (!expected.startsWith(':')) {
      if (expected !== actual) return undefined
      continue
    }
    const name = expected.slice(1)
    if (!KINDS[route.params?.[name] ?? 'code'].test(actual)) return undefined
    params[name] = actual
  }
  return params
}

const literals = (route: Matchable) => route.path.split('/').filter((s) => s && !s.startsWith(':')).length

/**
 * Finds the route of a path. One function for the edge's status and the shell's router, so they cannot differ (EDGE-004).
 * A slash at the end is ignored (AMB-72), every other letter counts: `//catalog`, `/Catalog`, `/%63atalog` and `/a/../catalog` are
 * paths that no route means. Of several fits the one with more literal segments wins.
 */
export function matchRoute<Route extends Matchable>(
  routes: readonly Route[],
  path: string,
): MatchedRoute<Route> | undefined {
  const segments = segmentsOf(path)
  if (!segments) return undefined
  let best: MatchedRoute<Route> | undefined
  for (const route of routes) {
    const params = matchOne(route, segments)
    if (params && (!best || literals(route) > literals(best.route))) best = { route, params }
  }
  return best
}
