import type { Provisions, Release } from '@prilavok/shared-kernel/contract'
import semver from 'semver'
import { releaseName } from './part-name'
import { overlap } from './route-overlap'

/** Kernels that know that the edge keeps the refresh token (ADR 31). To an older one every customer is without a password. */
const KERNELS_OF_EDGE = '>=1.2.0'

function kernelViolations(shell: Release, provides: Provisions): string[] {
  const kernel = provides['shared-kernel']
  return semver.satisfies(kernel, KERNELS_OF_EDGE, { includePrerelease: true })
    ? []
    : [`the edge requires shared-kernel ${KERNELS_OF_EDGE}, ${releaseName(shell)} provides ${kernel}`]
}

function requirementViolations(release: Release, shell: Release, provides: Provisions): string[] {
  const { requires } = release
  const violations: string[] = []
  const needs = (what: string, required: string | number, given: string | number) =>
    violations.push(
      `${releaseName(release)} requires ${what} ${required}, ${releaseName(shell)} provides ${given}`,
    )
  const kernel = provides['shared-kernel']
  if (!semver.satisfies(kernel, requires['shared-kernel'], { includePrerelease: true }))
    needs('shared-kernel', requires['shared-kernel'], kernel)
  if (requires.bus !== provides.bus) needs('bus', requires.bus, provides.bus)
  if (requires.api !== provides.api) needs('api', requires.api, provides.api)
  return violations
}

function routeCollisions(releases: readonly Release[]): string[] {
  const violations: string[] = []
  const routes = releases.flatMap((release) => release.routes.map((route) => ({ release, route })))
  for (const [index, a] of routes.entries()) {
    for (const b of routes.slice(index + 1)) {
      const both = `${releaseName(a.release)} and ${releaseName(b.release)}`
      if (a.route.id === b.route.id) violations.push(`${both} both name a route ${a.route.id}`)
      else if (overlap(a.route, b.route))
        violations.push(`${both} both answer ${a.route.path} (${b.route.path})`)
    }
  }
  return violations
}

function modalCollisions(releases: readonly Release[]): string[] {
  const owners = new Map<string, Release>()
  const violations: string[] = []
  for (const release of releases) {
    for (const { name } of release.modals) {
      const owner = owners.get(name)
      if (owner)
        violations.push(`${releaseName(owner)} and ${releaseName(release)} both own the modal ${name}`)
      else owners.set(name, release)
    }
  }
  return violations
}

/** Why the releases cannot make one page together; empty when they can. One release a part, each valid by itself. */
export function planViolations(releases: readonly Release[]): string[] {
  const shell = releases.find((release) => release.name === 'shell')
  if (!shell?.provides) return ['no version of the shell is chosen']
  const { provides } = shell
  return [
    ...kernelViolations(shell, provides),
    ...releases.flatMap((release) => requirementViolations(release, shell, provides)),
    ...routeCollisions(releases),
    ...modalCollisions(releases),
  ]
}
