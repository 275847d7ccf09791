import fc from 'fast-check'

/** Runs of the gate draw the same values on every machine. */
const FIXED_SEED = 20_261_122

/** `PROPERTY_SEED`: a number draws the values of an earlier run, `new` others in every run (`npm run explore`, mutation). */
function seedOfRun(): number {
  const asked = process.env.PROPERTY_SEED
  if (!asked) return FIXED_SEED
  if (asked === 'new') return Date.now() % 2 ** 31
  const seed = Number(asked)
  if (!Number.isSafeInteger(seed))
    throw new Error(`PROPERTY_SEED is «${asked}»: give a whole number, or «new».`)
  return seed
}

/** How many values each property is tried with, where it does not say itself. */
const runsOf = (asked = '100'): number => Number(asked)

fc.configureGlobal({ seed: seedOfRun(), numRuns: runsOf(process.env.PROPERTY_RUNS) })

export { fc }
