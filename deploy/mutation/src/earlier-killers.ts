import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@prilavok/build/folders'
import type { Mutant } from '@stryker-mutator/api/core'
import type { Killer } from './try-mutants'

interface SavedKiller extends Killer {
  /** Hash of the test file when it noticed the change. */
  hash: string
}

const hashOf = (...texts: string[]) => createHash('sha256').update(texts.join('\0')).digest('hex')
const hashOfFile = (file: string) => (existsSync(file) ? hashOf(readFileSync(file, 'utf8')) : '')

/** A change is the same as long as its file is. */
const keyOf = ({ fileName, location: { start, end }, replacement }: Mutant) =>
  hashOf(readFileSync(join(ROOT, fileName), 'utf8'), JSON.stringify([fileName, start, end, replacement]))

const read = (file: string): Record<string, SavedKiller> =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}

/** Changes that an earlier run found noticed, by their ids: neither their file nor that test has changed since. */
export function knownKillers(file: string, mutants: readonly Mutant[]): Record<string, Killer> {
  const saved = read(file)
  const known = mutants.flatMap((mutant): [string, Killer][] => {
    const { hash, ...killer } = saved[keyOf(mutant)] ?? { file: '', test: '' }
    return hash && hash === hashOfFile(killer.file) ? [[mutant.id, killer]] : []
  })
  return Object.fromEntries(known)
}

/** Adds what a run has found to what is known. */
export function saveKillers(file: string, mutants: readonly Mutant[], killers: Record<string, Killer>): void {
  const found = mutants.flatMap((mutant): [string, SavedKiller][] => {
    const killer = killers[mutant.id]
    return killer ? [[keyOf(mutant), { ...killer, hash: hashOfFile(killer.file) }]] : []
  })
  writeFileSync(file, JSON.stringify({ ...read(file), ...Object.fromEntries(found) }))
}
