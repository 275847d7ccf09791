import type { Mutant } from '@stryker-mutator/api/core'
import { interval } from './interval'

/** How the changes that were tried were chosen. */
export interface DrawnSample {
  /** Changes that there are. */
  total: number
  seed: number
}

export interface TriedMutant extends Pick<Mutant, 'fileName' | 'location' | 'mutatorName' | 'replacement'> {
  /**
   * `noticed`: by a test; `missed`: by none that executes it; `not run`: none executes it; `types`, `lint`: no test has noticed it,
   * but the type checker or the linter refuses it.
   */
  status: 'noticed' | 'missed' | 'not run' | 'types' | 'lint'
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`

const oneLine = (text = '') => {
  const joined = text.replace(/\s+/g, ' ').trim()
  return joined.length > 80 ? `${joined.slice(0, 79)}…` : joined
}

export const isUnnoticed = ({ status }: TriedMutant): boolean => status === 'missed' || status === 'not run'

const missedLine = ({ fileName, location, mutatorName, replacement, status }: TriedMutant): string =>
  `          ${fileName}:${location.start.line + 1}:${location.start.column + 1} ${mutatorName} → ${oneLine(replacement)}${status === 'not run' ? ' (no test runs it)' : ''}`

function fileLines(file: string, mutants: readonly TriedMutant[]): string[] {
  const missed = mutants.filter(isUnnoticed)
  const figure = percent(mutants.length - missed.length, mutants.length).padStart(8)
  return [
    `${figure}  ${file} (${mutants.length})`,
    ...missed.sort((a, b) => a.location.start.line - b.location.start.line).map(missedLine),
  ]
}

/** By whom, unless it was by tests alone. */
function noticedBy(mutants: readonly TriedMutant[]): string {
  const count = (wanted: TriedMutant['status']) => mutants.filter(({ status }) => status === wanted).length
  const [tests, types, lint] = [count('noticed'), count('types'), count('lint')]
  if (types + lint === 0) return ''
  return ` (${tests} by tests, ${percent(tests, mutants.length)}; ${types} by types, ${lint} by the linter)`
}

/** A sample tells the figure of the whole within an interval: 95 %, Wilson. */
const sampleText = (found: number, drawn: number, { total, seed }: DrawnSample) => {
  const [from, to] = interval(found, drawn)
  return ` (95 %: ${percent(from, 1)} to ${percent(to, 1)}), drawn from ${total} with seed ${seed}`
}

/**
 * What was found of the changes to each file, and every change that nobody has noticed.
 * @param sample where not all changes were tried
 */
export function mutationSummary(name: string, mutants: readonly TriedMutant[], sample?: DrawnSample): string {
  const files = [...new Set(mutants.map(({ fileName }) => fileName))].sort()
  const lines = files.flatMap((file) =>
    fileLines(
      file,
      mutants.filter(({ fileName }) => fileName === file),
    ),
  )
  const found = mutants.filter((mutant) => !isUnnoticed(mutant)).length
  const total = `${name}: ${found} of ${mutants.length} changes were noticed, ${percent(found, mutants.length)}${noticedBy(mutants)}`
  return [...lines, '', sample ? total + sampleText(found, mutants.length, sample) : total].join('\n')
}
