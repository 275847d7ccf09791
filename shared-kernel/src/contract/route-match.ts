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

const segmentsOf = (path: string) => path.split('/').filter(Boolean)

function matchOne(route: Matchable, path: string[]): Record<string, string> | undefined {
  const pattern = segmentsOf(route.path)
  if (pattern.length !== path.length) return undefined
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

const literals = (route: Matchable) => segmentsOf(route.path).filter((s) => !s.startsWith(':')).length

/**
 * Finds the route of a path. One function for the edge's status and the shell's router, so they cannot differ (EDGE-004).
 * A slash at the end is ignored (AMB-72); of several fits the one with more literal segments wins.
 */
export function matchRoute<Route extends Matchable>(
  routes: readonly Route[],
  path: string,
): MatchedRoute<Route> | undefined {
  const segments = segmentsOf(path)
  let best: MatchedRoute<Route> | undefined
  for (const route of routes) {
    const params = matchOne(route, segments)
    if (params && (!best || literals(route) > literals(best.route))) best = { route, params }
  }
  return best
}
