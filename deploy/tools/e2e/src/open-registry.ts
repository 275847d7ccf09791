import type { Registry } from '@prilavok/rollouts/model/registry'
import { createRegistry } from '@prilavok/rollouts/registry/create-registry'
import { stackUnderTest } from './stack-under-test'

/** Who publishes and chooses in the specs. */
export const TEAM = { kind: 'operator', name: 'e2e' } as const

/** The registry of the shops under test, over a connection of its own. Close it. */
export function openRegistry(): Promise<Registry> {
  const { rolloutsDatabaseUrl, releasesFolder } = stackUnderTest()
  return createRegistry({ databaseUrl: rolloutsDatabaseUrl, releasesDir: releasesFolder })
}
