import type { NeededBy, Provisions, Release, ReleaseOffers } from '@prilavok/shared-kernel/contract'
import { releaseName } from '../part-name'
import { fitsContract, fitsRange } from './contract-range'
import { perPair } from './per-pair'

/** Kernels that know that the edge keeps the refresh token (ADR 31). To an older one every customer is without a password. */
const KERNELS_OF_EDGE = '>=1.2.0'
/** How the build says that a part uses a module as a whole (deploy/tools/build/src/uses). */
const WHOLE = '*'

function requirementViolations(release: Release, shell: Release, provides: Provisions): string[] {
  const { requires } = release
  const violations: string[] = []
  const needs = (what: string, required: string | number, given: string | number) =>
    violations.push(
      `${releaseName(release)} requires ${what} ${required}, ${releaseName(shell)} provides ${given}`,
    )
  const kernel = provides['shared-kernel']
  if (!fitsRange(kernel, requires['shared-kernel'])) needs('shared-kernel', requires['shared-kernel'], kernel)
  if (!fitsContract(provides.bus, requires.bus)) needs('bus', requires.bus, provides.bus)
  if (!fitsContract(provides.api, requires.api)) needs('api', requires.api, provides.api)
  return violations
}

/** Exports of one module of the kernel that a part uses and the shell does not have. */
function missingExports(
  release: Release,
  shell: Release,
  path: string,
  { needed, offered }: { needed: NeededBy; offered: readonly string[] | undefined },
): string[] {
  const missing = Object.entries(needed).filter(
    ([name]) => !(offered && (name === WHOLE || offered.includes(name))),
  )
  return missing.map(([name, file]) => {
    const used = name === WHOLE ? '' : `\`${name}\` of `
    return `${releaseName(release)} uses ${used}shared-kernel/${path} (${file}), ${releaseName(shell)} does not offer it`
  })
}

function missingUses(release: Release, shell: Release, offers: ReleaseOffers): string[] {
  const { kernel = {}, shared = {} } = release.uses ?? {}
  const exports = Object.entries(kernel).flatMap(([path, needed]) =>
    missingExports(release, shell, path, { needed, offered: offers.kernel[path] }),
  )
  const packages = Object.entries(shared).flatMap(([name, range]) => {
    const version = offers.shared[name]
    if (version !== undefined && fitsRange(version, range)) return []
    return [
      `${releaseName(release)} was built for ${name} ${range}, ${releaseName(shell)} offers ${version ?? 'none'}`,
    ]
  })
  return [...exports, ...packages]
}

/** Why the edge cannot work with a shell. */
export function edgeViolations(shell: Release, { 'shared-kernel': kernel }: Provisions): string[] {
  return fitsRange(kernel, KERNELS_OF_EDGE)
    ? []
    : [`the edge requires shared-kernel ${KERNELS_OF_EDGE}, ${releaseName(shell)} provides ${kernel}`]
}

/**
 * Why a release cannot work in a shell: versions that it requires, and what its build really uses of the kernel and of shared packages.
 * Builds of before uses and offers were recorded are compared by their versions alone.
 */
export const shellViolations = perPair((release, shell) => {
  const { provides, offers } = shell
  if (!provides) return []
  return [
    ...requirementViolations(release, shell, provides),
    ...(offers ? missingUses(release, shell, offers) : []),
  ]
})
