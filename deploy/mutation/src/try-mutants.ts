import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@prilavok/build/folders'
import type { Mutant } from '@stryker-mutator/api/core'
import { knownKillers, saveKillers } from './earlier-killers'
import { instrument } from './instrument'
import { environmentOf, writeJestConfig } from './jest-config'
import type { TriedMutant } from './summary'
import type { MutationTarget } from './targets'

/** The test that noticed a change. */
export interface Killer {
  file: string
  test: string
}

interface Results {
  killers: Record<string, Killer>
  executed: string[]
  failing: string[]
}

export interface Trial {
  mutants: TriedMutant[]
  /** Tests that fail without any change. */
  failing: string[]
}

const FOLDER = join(ROOT, '.cache/mutation')
const JEST = join(ROOT, 'node_modules/jest/bin/jest.js')

function runJest(config: string, run: string, sources: readonly string[]): Promise<void> {
  const args = ['--config', config, '--silent', '--passWithNoTests', '--findRelatedTests', ...sources]
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning']
  const child = spawn(process.execPath, [...flags, JEST, ...args], {
    cwd: ROOT,
    env: { ...process.env, MUTATION_RUN: run, NODE_ENV: 'test' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', () => resolve())
  })
}

const statusOf = ({ id }: Mutant, { killers, executed }: Results): TriedMutant['status'] => {
  if (killers[id]) return 'noticed'
  return executed.includes(id) ? 'missed' : 'not run'
}

/** Tries every change to the sources of a part against the tests that execute it. */
export async function tryMutants(target: MutationTarget): Promise<Trial> {
  const folder = join(FOLDER, target.name)
  rmSync(folder, { recursive: true, force: true })
  const { mutants, files } = await instrument(target.sources, folder)
  const config = join(folder, 'jest.json')
  const run = join(folder, 'run.json')
  const results = join(folder, 'results.json')
  mkdirSync(folder, { recursive: true })
  writeJestConfig(target, config)
  const saved = join(FOLDER, `${target.name}.json`)
  writeFileSync(
    run,
    JSON.stringify({
      environment: environmentOf(target),
      instrumented: files,
      fileOfMutant: Object.fromEntries(mutants.map(({ id, fileName }) => [id, join(ROOT, fileName)])),
      known: knownKillers(saved, mutants),
      results,
    }),
  )
  await runJest(config, run, Object.keys(files))
  const outcome: Results = JSON.parse(readFileSync(results, 'utf8'))
  saveKillers(saved, mutants, outcome.killers)
  return {
    mutants: mutants.map((mutant) => ({ ...mutant, status: statusOf(mutant, outcome) })),
    failing: outcome.failing,
  }
}
