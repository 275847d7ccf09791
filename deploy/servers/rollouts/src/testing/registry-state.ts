import type { Release } from '@prilavok/shared-kernel/contract'
import type { FollowerStatus, RegistryFollower, RegistryState } from '../model/registry-state'
import { EVERY_SHOP } from '../model/rule'

/** A state; without rules every shop gets the first release of each part. */
export function registryState(
  given: Partial<RegistryState> & { releases: readonly Release[] },
): RegistryState {
  const first = new Map([...given.releases].reverse().map((release) => [release.name, release]))
  const rules = [...first.values()].map(({ name, version }) => ({
    part: name,
    shop: EVERY_SHOP,
    stable: version,
  }))
  return { revision: 1, rules, withdrawals: [], problems: [], ...given }
}

export interface FakeFollower extends RegistryFollower {
  /** As if the registry had been changed. */
  set(state: RegistryState): void
  /** As if the registry had gone, or come back. */
  setConnected(connected: boolean): void
}

/** A follower without a registry. */
export function fakeFollower(initial?: RegistryState): FakeFollower {
  let state = initial
  let status: FollowerStatus = {
    connected: initial !== undefined,
    since: new Date().toISOString(),
    revision: initial?.revision,
    source: initial ? 'registry' : 'none',
  }
  const listeners = new Set<() => void>()
  return {
    current: () => state,
    status: () => status,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    refresh: async () => undefined,
    close: async () => undefined,
    set(next) {
      state = next
      status = { ...status, connected: true, revision: next.revision, source: 'registry' }
      for (const listener of listeners) listener()
    },
    setConnected(connected) {
      status = { ...status, connected, since: new Date().toISOString() }
    },
  }
}
