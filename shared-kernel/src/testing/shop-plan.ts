import { RELEASES } from 'virtual:parts'
import type { Plan } from '@prilavok/shared-kernel/contract'
import { joinReleases } from '@prilavok/shared-kernel/contract/join-releases'

/** Routes, modals and slots of the whole shop, from the `release.ts` of every part; `changes` over them. */
export const shopPlan = (changes: Partial<Plan> = {}): Partial<Plan> => ({
  ...joinReleases(RELEASES),
  ...changes,
})
