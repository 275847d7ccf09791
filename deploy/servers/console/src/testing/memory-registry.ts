import { applyChanges } from '@prilavok/rollouts/changes/apply-change'
import { assertNoPartLost } from '@prilavok/rollouts/changes/lost-parts'
import { assertPlans, newSets } from '@prilavok/rollouts/changes/possible-plans'
import { unreachedShops } from '@prilavok/rollouts/changes/unreached-shops'
import { RolloutError } from '@prilavok/rollouts/errors'
import type { Change, ChangeOptions, LoggedChange } from '@prilavok/rollouts/model/change'
import type { LogFilter, PublishedRelease, Registry } from '@prilavok/rollouts/model/registry'
import type { RegistryState } from '@prilavok/rollouts/model/registry-state'
import { releaseName } from '@prilavok/rollouts/part-name'
import type { PartName } from '@prilavok/shared-kernel/contract'

type State = Pick<RegistryState, 'revision' | 'rules' | 'withdrawals' | 'problems'>

export interface MemoryRegistry {
  registry: Registry
  /** As another operator's console would. */
  change(...changes: Change[]): Promise<void>
  /** Puts a line into the log that no change of this registry made. */
  addLine(line: Partial<LoggedChange> & Pick<LoggedChange, 'at' | 'kind'>): void
  set(state: Partial<State>): void
  /** As if all changes so far had been made then. @param at milliseconds since 1970 */
  dateBack(at: number): void
  revision(): number
  /** What follows the registry. */
  onChange(listener: () => void): () => void
}

const OTHER_OPERATOR = { kind: 'operator', name: 'Д. Ильин' } as const

const isIn = (line: LoggedChange, { shop, shops, part, from, to, before }: LogFilter): boolean =>
  (shop === undefined || line.shop === shop) &&
  (shops === undefined || shops.includes(line.shop)) &&
  (part === undefined || line.part === part) &&
  (from === undefined || line.at >= from) &&
  (to === undefined || line.at <= to) &&
  (before === undefined || line.id < before)

const notHere = async (): Promise<never> => {
  throw new Error('The console has no such call.')
}

/** The registry's own rules and checks of plans, on variables in place of a database. */
export function memoryRegistry(releases: readonly PublishedRelease[]): MemoryRegistry {
  const known = new Map(releases.map(({ release }) => [releaseName(release), release]))
  const listeners = new Set<() => void>()
  const lines: LoggedChange[] = []
  const history: { at: number; state: State }[] = []
  let current: State = { revision: 1, rules: [], withdrawals: [], problems: [] }
  let salts = 0
  const become = (state: State) => {
    current = state
    history.push({ at: Date.now(), state })
    for (const listener of listeners) listener()
  }
  const assertPublished = (changes: readonly Change[]) => {
    for (const change of changes) {
      if (!('version' in change) || change.version === undefined) continue
      const name = releaseName({ name: change.part, version: change.version })
      if (!known.has(name)) throw new RolloutError('RELEASE_UNKNOWN', name)
    }
  }
  const addLine: MemoryRegistry['addLine'] = (line) => {
    lines.push({
      ...{ id: lines.length + 1, revision: current.revision, actor: OTHER_OPERATOR, shop: '', reason: '' },
      ...{ part: undefined, version: undefined },
      ...line,
    })
  }
  const registry: Registry = {
    async state(at) {
      const then = at && history.filter((one) => one.at <= at.getTime()).at(-1)?.state
      const empty: State = { ...current, rules: [], withdrawals: [] }
      return { ...(at ? (then ?? empty) : current), releases: releases.map(({ release }) => release) }
    },
    releases: async () => [...releases],
    async change(changes, options: ChangeOptions) {
      const { revision } = current
      if (options.expectedRevision !== undefined && options.expectedRevision !== revision)
        throw new RolloutError('CHANGED_MEANWHILE', `revision ${options.expectedRevision} is ${revision}`)
      assertPublished(changes)
      const now = new Date()
      const salt = () => `salt-${++salts}`
      const after = applyChanges(current, changes, { now, reason: options.reason, salt })
      assertNoPartLost(current, after)
      const shops = new Set(changes.map(({ shop }) => shop))
      assertPlans(newSets(current, after, shops), shops, known)
      const logged = after.alterations.map(
        ({ change, shop, part, version, before, after: rule, withdrawal }, index): LoggedChange => ({
          ...{ id: lines.length + index + 1, revision: revision + 1, at: now.toISOString() },
          ...{ actor: options.actor, kind: options.isUndo ? 'undo' : change.kind, reason: options.reason },
          ...{ shop, part, version, before, after: rule, withdrawal },
          ...(options.figures && { figures: options.figures }),
        }),
      )
      const unreached = unreachedShops(after, after.alterations)
      if (options.dryRun) return { revision, logged, unreached }
      lines.push(...logged)
      const { rules, withdrawals } = after
      become({ ...current, rules, withdrawals, revision: revision + 1 })
      return { revision: revision + 1, logged, unreached }
    },
    log: async (filter = {}) =>
      lines
        .filter((line) => isIn(line, filter))
        .toReversed()
        .slice(0, filter.limit ?? 100),
    async allowOverride({ shop, releases: given, until }, options) {
      const chosen = Object.entries(given) as [PartName, string][]
      const changes = chosen.map(([part, version]): Change => ({ kind: 'use', shop, part, version }))
      await registry.change(changes, { ...options, dryRun: true })
      const at = new Date().toISOString()
      for (const [part, version] of chosen)
        addLine({ at, kind: 'override', ...{ shop, part, version, until }, ...options })
    },
    ...{ publish: notHere, prune: notHere },
    close: async () => undefined,
  }
  return {
    registry,
    async change(...changes) {
      await registry.change(changes, { actor: OTHER_OPERATOR, reason: 'другая консоль' })
    },
    addLine,
    set: (state) => become({ ...current, ...state, revision: current.revision + 1 }),
    dateBack(at) {
      for (const one of history) one.at = at
    },
    revision: () => current.revision,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
