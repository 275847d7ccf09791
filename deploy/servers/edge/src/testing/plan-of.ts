import { compile } from '@prilavok/rollouts/decision/compile'
import { registryState } from '@prilavok/rollouts/testing/registry-state'
import type { Plan, Release, Shop } from '@prilavok/shared-kernel/contract'

/** The plan of a shop that has these releases. */
export function planOf({ ID: id, DOMAIN_NAME: domain }: Shop, ...releases: Release[]): Plan {
  const plan = compile(registryState({ releases })).decide({ id, domain }, undefined)
  if (!plan) throw new Error('These releases make no plan')
  return plan
}
