import { readFileSync } from 'node:fs'
import type { Release } from '@prilavok/shared-kernel/contract'
import { reasonOf } from '../errors'
import { isRecord, replaceFile } from '../json-file'
import type { RegistryState } from '../model/registry-state'
import { releaseViolations } from '../release-violations'
import { trusted } from './read-state'
import { isRule, isWithdrawal } from './rule-shape'

/** Where a follower tells what went wrong: pino has this shape. */
export interface RegistryLog {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const isRelease = (value: unknown): value is Release => releaseViolations(value).length === 0

/** The state that was saved last; it survives a restart while the registry is down. */
export function readStateFile(file: string, log: RegistryLog): RegistryState | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (!isRecord(value) || typeof value.revision !== 'number') throw new Error('it holds no state')
    const rules = trusted(listOf(value.rules), isRule, 'rule')
    const withdrawals = trusted(listOf(value.withdrawals), isWithdrawal, 'withdrawal')
    const releases = trusted(listOf(value.releases), isRelease, 'release')
    return {
      revision: value.revision,
      rules: rules.good,
      withdrawals: withdrawals.good,
      releases: releases.good,
      problems: [...rules.problems, ...withdrawals.problems, ...releases.problems],
    }
  } catch (error) {
    log.info({ file, reason: reasonOf(error) }, 'no registry state of before')
    return undefined
  }
}

/** A larger state takes long to write: it is not written at each change. */
const SMALL = 2000
const EVERY_MS = 10_000

export interface StateFile {
  /** Writes the state soon: a small one at once. */
  save(state: RegistryState): void
  /** Writes what is not written yet. */
  close(): void
}

export function createStateFile(file: string, log: RegistryLog): StateFile {
  let waiting: RegistryState | undefined
  let timer: NodeJS.Timeout | undefined
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    if (!waiting) return
    try {
      replaceFile(file, JSON.stringify(waiting))
    } catch (error) {
      log.warn({ file, reason: reasonOf(error) }, 'the registry state cannot be saved')
    }
    waiting = undefined
  }
  return {
    save(state) {
      waiting = state
      if (state.rules.length <= SMALL) return write()
      timer ??= setTimeout(write, EVERY_MS).unref()
    },
    close: write,
  }
}
