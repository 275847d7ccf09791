import { createHash } from 'node:crypto'
import type { Mutant } from '@stryker-mutator/api/core'

type DrawnFrom = Pick<Mutant, 'fileName' | 'location' | 'replacement'>

/** A number from 0 to 1 that depends on nothing but the seed and the text. */
const randomOf = (seed: number, text: string) =>
  createHash('sha256').update(`${seed} ${text}`).digest().readUInt32BE() / 2 ** 32

const textOf = ({ fileName, location: { start, end }, replacement }: DrawnFrom) =>
  JSON.stringify([fileName, start, end, replacement])

/**
 * Draws changes at random, from every file in proportion to what it has: the list of files, each in random order, is walked in
 * equal steps. Each change is drawn with the same probability. The same seed draws the same ones while the files are the same.
 * @param size of the sample; all changes where there are not more
 */
export function drawSample<Drawn extends DrawnFrom>(
  mutants: readonly Drawn[],
  size: number,
  seed: number,
): Drawn[] {
  if (size >= mutants.length) return [...mutants]
  const ordered = mutants
    .map((mutant) => ({ mutant, place: randomOf(seed, textOf(mutant)) }))
    .sort((a, b) => compare(a.mutant.fileName, b.mutant.fileName) || a.place - b.place)
  const start = randomOf(seed, 'start')
  return Array.from({ length: size }, (_, at) => {
    const drawn = ordered[Math.floor(((at + start) * ordered.length) / size)]
    if (!drawn) throw new RangeError(`No change stands at step ${at} of ${size}`)
    return drawn.mutant
  })
}

const compare = (a: string, b: string) => Number(a > b) - Number(a < b)
