import type { RouteDescriptor } from '@prilavok/shared-kernel/contract'

const segmentsOf = (route: RouteDescriptor) => route.path.split('/').filter(Boolean)
const isParam = (segment: string) => segment.startsWith(':')
const literals = (segments: string[]) => segments.filter((segment) => !isParam(segment)).length

/** Whether a literal segment can stand where a route has a parameter. */
const fits = (route: RouteDescriptor, param: string, literal: string) =>
  route.params?.[param.slice(1)] !== 'digits' || /^\d+$/.test(literal)

/**
 * Whether one path could mean both routes with nothing to decide between them. A path that fits both is no conflict
 * when one of them says more of it literally: that one wins (see `matchRoute`).
 */
export function overlap(a: RouteDescriptor, b: RouteDescriptor): boolean {
  const left = segmentsOf(a)
  const right = segmentsOf(b)
  if (left.length !== right.length || literals(left) !== literals(right)) return false
  return left.every((segment, index) => {
    const other = right[index] as string
    if (isParam(segment)) return isParam(other) || fits(a, segment, other)
    return isParam(other) ? fits(b, other, segment) : segment === other
  })
}
