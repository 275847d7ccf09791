import { join } from 'node:path'
import type { FollowerStatus, RegistryFollower, RegistryState } from '@prilavok/rollouts/model/registry-state'
import { EVERY_SHOP } from '@prilavok/rollouts/model/rule'
import { readRelease } from '@prilavok/rollouts/registry'
import { separateRules } from '@prilavok/rollouts/rules'
import type { Release } from '@prilavok/shared-kernel/contract'
import { reasonOf } from '../errors'
import type { Log } from '../log'
import { watchFile } from './watched-file'

async function readState(releasesDir: string, text: string, revision: number): Promise<RegistryState> {
  const { rules, damaged } = separateRules(text)
  const problems = damaged.map(({ text: entry, shop = EVERY_SHOP }) => ({
    shop,
    problem: `${entry} is no rule`,
  }))
  const releases = new Map<string, Release>()
  for (const { part, stable, shop } of rules) {
    const name = `${part}@${stable}`
    try {
      if (!releases.has(name)) releases.set(name, await readRelease(releasesDir, part, stable))
    } catch (error) {
      problems.push({ shop, problem: `${name}: ${reasonOf(error)}` })
    }
  }
  const readable = rules.filter(({ part, stable }) => releases.has(`${part}@${stable}`))
  return { revision, rules: readable, withdrawals: [], releases: [...releases.values()], problems }
}

/** Follows the file `rules.json` of an installation without a database of rollouts. */
export function followRulesFile(releasesDir: string, log: Log): RegistryFollower {
  const listeners = new Set<() => void>()
  let revision = 0
  let since = new Date().toISOString()
  const file = watchFile({
    path: join(releasesDir, 'rules.json'),
    load: (text) => readState(releasesDir, text, ++revision),
    problemOf: ({ problems }) => problems.map(({ problem }) => problem).join('; ') || undefined,
    onChange() {
      since = new Date().toISOString()
      for (const listener of listeners) listener()
    },
    log,
  })
  return {
    current: file.current,
    status: (): FollowerStatus => ({
      connected: file.current() !== undefined,
      since,
      revision: file.current()?.revision,
      source: file.current() ? 'registry' : 'none',
    }),
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    refresh: file.refresh,
    close: async () => file.close(),
  }
}
