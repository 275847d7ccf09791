import { planViolations } from '@prilavok/rollouts/compatibility/plan-violations'
import { effectiveRules } from '@prilavok/rollouts/model/effective-rule'
import type { RegistryState } from '@prilavok/rollouts/model/registry-state'
import { EVERY_SHOP } from '@prilavok/rollouts/model/rule'
import type { PartName } from '@prilavok/shared-kernel/contract'
import type { FastifyRequest } from 'fastify'
import type { ConsoleShop, Overview, ShopPlan } from '../contract'
import { visible } from './require-operator'

const byShell = (part: PartName) => (part === 'shell' ? '' : part)

/** Suppliers of the list, and those that only rules name. */
export function shopsOf(state: RegistryState, known: readonly ConsoleShop[]): ConsoleShop[] {
  const named = new Set([...known.map(({ domain }) => domain), EVERY_SHOP])
  const others = [...new Set(state.rules.map(({ shop }) => shop))].filter((shop) => !named.has(shop))
  return [...known, ...others.map((domain) => ({ domain, name: domain }))]
}

/** What an operator may see of a state. */
export function overviewOf(
  request: FastifyRequest,
  state: RegistryState,
  shops: readonly ConsoleShop[],
): Overview {
  // One that is published and given to nobody yet is given from here.
  const parts = [
    ...new Set([...state.rules.map(({ part }) => part), ...state.releases.map(({ name }) => name)]),
  ]
  return {
    revision: state.revision,
    shops: visible(
      request,
      shopsOf(state, shops).map((shop) => ({ ...shop, shop: shop.domain })),
    ).map(({ domain, name }) => ({ domain, name })),
    parts: parts.sort((a, b) => byShell(a).localeCompare(byShell(b))),
    rules: visible(request, state.rules),
    withdrawals: visible(request, state.withdrawals),
    problems: visible(request, state.problems),
  }
}

/** The versions of a shop, and whether its stable ones fit together. */
export function shopPlanOf(state: RegistryState, shop: string): ShopPlan {
  const parts = effectiveRules(state, shop)
    .sort((a, b) => byShell(a.part).localeCompare(byShell(b.part)))
    .map(({ part, stable, candidate }) => ({
      part,
      version: stable,
      ...(candidate && { candidate: { version: candidate.version, share: candidate.share } }),
    }))
  const releases = parts.flatMap(({ part, version }) =>
    state.releases.filter((release) => release.name === part && release.version === version),
  )
  return { parts, violations: planViolations(releases) }
}
