import {
  CHUNK_INTEGRITY_FILE,
  type PlannedRelease,
  type PlannedRoute,
  type Release,
} from '@prilavok/shared-kernel/contract'

const WEB = 'web/'
/** Parts under development have none: their files change. */
const WHOLE_HASH = /^sha384-[\w+/]{64}$/

/** What pages load by a hash that the plan knows. */
const hashedPaths = ({ entry, scripts, sharedScripts = {} }: Release): string[] => [
  ...new Set([
    ...entry,
    ...Object.values(scripts).flat(),
    ...Object.values(sharedScripts).flat(),
    CHUNK_INTEGRITY_FILE,
  ]),
]

const integrityOf = (release: Release): Record<string, string> =>
  Object.fromEntries(
    hashedPaths(release).flatMap((path) => {
      const hash = release.files[WEB + path]
      return hash && WHOLE_HASH.test(hash) ? [[path, hash]] : []
    }),
  )

/** Made once for a release: all plans with the release share what it gives. */
function once<T>(make: (release: Release) => T): (release: Release) => T {
  const made = new WeakMap<Release, { value: T }>()
  return (release) => {
    const known = made.get(release)
    if (known) return known.value
    const value = make(release)
    made.set(release, { value })
    return value
  }
}

/** A release as pages load it. */
export const plannedRelease = once(
  (release): PlannedRelease => ({
    version: release.version,
    base: `/parts/${release.name}/${release.version}/`,
    entry: release.entry,
    scripts: release.scripts,
    consumes: release.consumes,
    sharedScripts: release.sharedScripts,
    integrity: integrityOf(release),
  }),
)

export const plannedRoutes = once(({ name, routes }): PlannedRoute[] =>
  routes.map((route) => ({ ...route, part: name })),
)
