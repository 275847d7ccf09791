import type { Release } from '@prilavok/shared-kernel/contract'

type Comparison = (a: Release, b: Release) => readonly string[]

/**
 * Remembers what a comparison says of two releases, as long as both exist: a release never changes, and the plans that a rule could
 * give differ from each other in one or two of their releases.
 */
export function perPair(compare: Comparison): Comparison {
  const known = new WeakMap<Release, WeakMap<Release, readonly string[]>>()
  return (a, b) => {
    const ofFirst = known.get(a) ?? new WeakMap<Release, readonly string[]>()
    known.set(a, ofFirst)
    const found = ofFirst.get(b) ?? compare(a, b)
    ofFirst.set(b, found)
    return found
  }
}
