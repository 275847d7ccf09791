import type { Mutant } from '@stryker-mutator/api/core'
import { interval } from './interval'

/** How the changes that were tried were chosen. */
export interface DrawnSample {
  /** Changes that there are. */
  total: number
  seed: number
}

export interface TriedMutant extends Pick<Mutant, 'fileName' | 'location' | 'mutatorName' | 'replacement'> {
  /** `not run`: no test executes it. */
  status: 'noticed' | 'missed' | 'not run'
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`

const oneLine = (text = '') => {
  const joined = text.replace(/\s+/g, ' ').trim()
  return joined.length > 80 ? `${joined.slice(0, 79)}…` : joined
}

const isNoticed = ({ status }: TriedMutant) => status === 'noticed'

const missedLine = ({ fileName, location, mutatorName, replacement, status }: TriedMutant): string =>
  `          ${fileName}:${location.start.line + 1}:${location.start.column + 1} ${mutatorName} → ${oneLine(replacement)}${status === 'not run' ? ' (no test runs it)' : ''}`

function fileLines(file: string, mutants: readonly TriedMutant[]): string[] {
  const missed = mutants.filter((mutant) => !isNoticed(mutant))
  const figure = percent(mutants.length - missed.length, mutants.length).padStart(8)
  return [
    `${figure}  ${file} (${mutants.length})`,
    ...missed.sort((a, b) => a.location.start.line - b.location.start.line).map(missedLine),
  ]
}

/** A sample tells the figure of the whole within an interval: 95 %, Wilson. */
const sampleText = (found: number, drawn: number, { total, seed }: DrawnSample) => {
  const [from, to] = interval(found, drawn)
  return ` (95 %: ${percent(from, 1)} to ${percent(to, 1)}), drawn from ${total} with seed ${seed}`
}

/**
 * What was found of the changes to each file, and every change that no test has noticed.
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
  const found = mutants.filter(isNoticed).length
  const total = `${name}: ${found} of ${mutants.length} changes were noticed, ${percent(found, mutants.length)}`
  return [...lines, '', sample ? total + sampleText(found, mutants.length, sample) : total].join('\n')
}
