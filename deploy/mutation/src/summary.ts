import { isAbsolute, relative } from 'node:path'
import { ROOT } from '@prilavok/build/folders'
import type { MutantResult } from '@stryker-mutator/api/core'

const FOUND = new Set(['Killed', 'Timeout'])
const MISSED = new Set(['Survived', 'NoCoverage'])

const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`

const oneLine = (text = '') => {
  const joined = text.replace(/\s+/g, ' ').trim()
  return joined.length > 80 ? `${joined.slice(0, 79)}…` : joined
}

const placeOf = (file: string) => (isAbsolute(file) ? relative(ROOT, file) : file).split('\\').join('/')

const missedLine = (file: string, { location, mutatorName, replacement, status }: MutantResult): string =>
  `          ${file}:${location.start.line} ${mutatorName} → ${oneLine(replacement)}${status === 'NoCoverage' ? ' (no test runs it)' : ''}`

function fileLines(file: string, mutants: readonly MutantResult[]): string[] {
  const missed = mutants.filter(({ status }) => MISSED.has(status))
  const figure = percent(mutants.length - missed.length, mutants.length).padStart(8)
  return [
    `${figure}  ${file} (${mutants.length})`,
    ...missed
      .sort((a, b) => a.location.start.line - b.location.start.line)
      .map((mutant) => missedLine(file, mutant)),
  ]
}

/** What was found of the changes to each file, and every change that no test has noticed. */
export function mutationSummary(name: string, results: readonly MutantResult[]): string {
  const counted = results
    .filter(({ status }) => FOUND.has(status) || MISSED.has(status))
    .map((mutant) => ({ mutant, file: placeOf(mutant.fileName) }))
  const files = [...new Set(counted.map(({ file }) => file))].sort()
  const lines = files.flatMap((name) =>
    fileLines(
      name,
      counted.filter(({ file }) => file === name).map(({ mutant }) => mutant),
    ),
  )
  const found = counted.filter(({ mutant }) => FOUND.has(mutant.status)).length
  const total = `${name}: ${found} of ${counted.length} changes were noticed, ${percent(found, counted.length)}`
  return [...lines, '', total].join('\n')
}
