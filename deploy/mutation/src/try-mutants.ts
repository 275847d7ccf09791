import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@prilavok/build/folders'
import type { Mutant } from '@stryker-mutator/api/core'
import { drawSample } from './draw-sample'
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

/** What is tried of all changes to the sources, and how. */
export interface TrialOptions {
  /** Changes that are drawn at random. Default: all are tried. */
  sample?: { size: number; seed: number }
  /** How many run at once, from 1. Tests that fail wait for something most of the time, so two share a machine well. @default 2 */
  processes?: number
}

export interface Trial {
  /** Changes that there are, drawn or not. */
  total: number
  mutants: TriedMutant[]
  /** Tests that fail without any change. */
  failing: string[]
}

const FOLDER = join(ROOT, '.cache/mutation')
const JEST = join(ROOT, 'node_modules/jest/bin/jest.js')

/**
 * All tests of the part: which of them have to do with a source shows when they run, parts load pages by their routes. A change may
 * leave a server or a timer open; jest would wait for them.
 */
function runJest(config: string, run: string): Promise<void> {
  const args = ['--config', config, '--silent', '--passWithNoTests', '--forceExit']
  // Each test file leaves some 30 MB of modules behind, and a server has more than a hundred.
  const flags = [
    '--max-old-space-size=12000',
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
  ]
  const child = spawn(process.execPath, [...flags, JEST, ...args], {
    cwd: ROOT,
    env: { ...process.env, MUTATION_RUN: run, NODE_ENV: 'test' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (_code, signal) => {
      if (signal) console.error(`jest ended early (${signal}): not all tests have run, the figure is too low`)
      resolve()
    })
  })
}

const statusOf = ({ id }: Mutant, { killers, executed }: Results): TriedMutant['status'] => {
  if (killers[id]) return 'noticed'
  return executed.includes(id) ? 'missed' : 'not run'
}

/** The sources in as many groups as processes run at once, with about as many changes each. */
function groupSources(mutants: readonly Pick<Mutant, 'fileName'>[], groups: number): string[][] {
  const counts = new Map<string, number>()
  for (const { fileName } of mutants) counts.set(fileName, (counts.get(fileName) ?? 0) + 1)
  const result = Array.from({ length: groups }, () => ({ size: 0, sources: [] as string[] }))
  for (const [source, count] of [...counts].sort(([, a], [, b]) => b - a)) {
    const smallest = result.reduce((least, group) => (group.size < least.size ? group : least))
    smallest.sources.push(source)
    smallest.size += count
  }
  return result.map(({ sources }) => sources).filter((sources) => sources.length > 0)
}

/** Tries the changes to the sources of a part, all or a sample, against the tests that execute them. */
export async function tryMutants(
  target: MutationTarget,
  { sample, processes = 2 }: TrialOptions = {},
): Promise<Trial> {
  const folder = join(FOLDER, target.name)
  const saved = join(FOLDER, `${target.name}.json`)
  const config = join(folder, 'jest.json')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const { mutants: all, files } = await instrument(target.sources, folder)
  const mutants = sample ? drawSample(all, sample.size, sample.seed) : all
  const known = knownKillers(saved, mutants)
  writeJestConfig(target, config)

  const tryGroup = async (sources: readonly string[], index: number): Promise<Results> => {
    const run = join(folder, `run-${index}.json`)
    const results = join(folder, `results-${index}.json`)
    const own = mutants.filter(({ fileName }) => sources.includes(fileName))
    const paths = sources.map((source) => join(ROOT, source))
    const plan = {
      environment: environmentOf(target),
      instrumented: Object.fromEntries(paths.map((path) => [path, files[path]])),
      fileOfMutant: Object.fromEntries(own.map(({ id, fileName }) => [id, join(ROOT, fileName)])),
      known: Object.fromEntries(own.flatMap(({ id }) => (known[id] ? [[id, known[id]]] : []))),
      results,
    }
    writeFileSync(run, JSON.stringify(plan))
    await runJest(config, run)
    if (!existsSync(results))
      throw new Error(`jest has not run: what it said is above. Its settings: ${config}`)
    return JSON.parse(readFileSync(results, 'utf8'))
  }

  const found = await Promise.all(groupSources(mutants, processes).map(tryGroup))
  const outcome: Results = {
    killers: Object.assign({}, ...found.map(({ killers }) => killers)),
    executed: found.flatMap(({ executed }) => executed),
    failing: [...new Set(found.flatMap(({ failing }) => failing))],
  }
  saveKillers(saved, mutants, outcome.killers)
  return {
    total: all.length,
    mutants: mutants.map((mutant) => ({ ...mutant, status: statusOf(mutant, outcome) })),
    failing: outcome.failing,
  }
}
