import { readFileSync } from 'node:fs'
import { replaceFile } from '@prilavok/rollouts/json-file'
import { releaseViolations } from '@prilavok/rollouts/release-violations'
import { parseRules } from '@prilavok/rollouts/rules'
import type { Release } from '@prilavok/shared-kernel/contract'
import { reasonOf } from '../errors'
import type { Log } from '../log'
import { type Snapshot, snapshotOf } from './snapshot'

/** The rules and releases of the last time when all of them could be read; they survive a restart. */
export interface LastGoodRules {
  read(): Snapshot | undefined
  /** Writes rules that can be read as a whole; others are passed over. */
  save(snapshot: Snapshot): void
}

function parse(text: string): Snapshot {
  const { releases } = JSON.parse(text) as { releases: Release[] }
  const violations = releases.flatMap(releaseViolations)
  if (violations.length > 0) throw new Error(violations.join('; '))
  return snapshotOf(parseRules(text), releases)
}

export function createLastGoodRules(file: string, log: Log): LastGoodRules {
  return {
    read() {
      try {
        return parse(readFileSync(file, 'utf8'))
      } catch (error) {
        log.warn({ file, reason: reasonOf(error) }, 'no rules of before')
        return undefined
      }
    },
    save({ rules, releases, problems }) {
      if (problems.length > 0) return
      try {
        replaceFile(file, JSON.stringify({ rules, releases }))
      } catch (error) {
        log.warn({ file, reason: reasonOf(error) }, 'the last good rules cannot be written')
      }
    },
  }
}
