import { createHash } from 'node:crypto'
import type { Plan, PlannedPart, Release } from '@prilavok/shared-kernel/contract'
import { joinReleases } from '@prilavok/shared-kernel/contract/join-releases'
import { planViolations } from '../compatibility/plan-violations'
import { releaseName } from '../part-name'
import { plannedRelease, plannedRoutes } from './planned-release'

/** One part of a plan, before it is known whether all fit together. */
export interface ChosenRelease {
  release: Release
  chosenAs?: PlannedPart['chosenAs']
  /** What may take its place in the page, the best first. */
  alternatives: readonly Release[]
}

/** A plan but for the shop: shops with the same versions share it. */
export type PlanContent = Omit<Plan, 'shop'>

/** The shell first, then by name: the same set always has the same id. */
export const inOrder = (chosen: readonly ChosenRelease[]): ChosenRelease[] =>
  chosen.toSorted(({ release: a }, { release: b }) => {
    if (a.name === 'shell' || b.name === 'shell') return a.name === 'shell' ? -1 : 1
    return a.name < b.name ? -1 : 1
  })

/** Names everything that the content depends on. */
export const contentKey = (chosen: readonly ChosenRelease[]): string =>
  chosen
    .map(
      ({ release, chosenAs = '', alternatives }) =>
        `${releaseName(release)} ${chosenAs} ${alternatives.map(({ version }) => version).join(' ')}`,
    )
    .join('|')

/** Those that fit together with all other parts of the page. The shell has none: its scripts are the page. */
function fallbacksOf({ release, alternatives }: ChosenRelease, all: readonly Release[]): Release[] {
  if (release.name === 'shell') return []
  return alternatives.filter(
    (other) =>
      other.version !== release.version &&
      planViolations(all.map((one) => (one.name === other.name ? other : one))).length === 0,
  )
}

/**
 * Joins the chosen releases.
 * @param chosen in order
 * @returns undefined when they do not fit together
 */
export function planContent(chosen: readonly ChosenRelease[]): PlanContent | undefined {
  const releases = chosen.map(({ release }) => release)
  if (planViolations(releases).length > 0) return undefined
  const set = releases.map(releaseName).join(' ')
  const parts = chosen.map((one): [string, PlannedPart] => [
    one.release.name,
    {
      ...plannedRelease(one.release),
      ...(one.chosenAs && { chosenAs: one.chosenAs }),
      fallbacks: fallbacksOf(one, releases).map(plannedRelease),
    },
  ])
  return {
    id: createHash('sha256').update(set).digest('hex').slice(0, 12),
    parts: Object.fromEntries(parts) as Plan['parts'],
    ...joinReleases(releases),
    routes: releases.flatMap(plannedRoutes),
  }
}
