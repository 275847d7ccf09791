import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@prilavok/build/folders'
import type { Mutant } from '@stryker-mutator/api/core'
import type { Logger } from '@stryker-mutator/api/logging'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { ignoreMarkup } from './ignore-markup'

const silent = () => {}
const no = () => false
const LOGGER: Logger = {
  isTraceEnabled: no,
  isDebugEnabled: no,
  isInfoEnabled: no,
  isWarnEnabled: no,
  isErrorEnabled: no,
  isFatalEnabled: no,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
}

export interface InstrumentedSources {
  /** The changes that can be switched on, those of styles and names left out. */
  mutants: Mutant[]
  /** Files with all changes in them, by the path of the source. */
  files: Record<string, string>
}

/**
 * Writes the sources with StrykerJS's changes in them, each behind a switch, into a folder.
 * @param sources paths from the root
 */
export async function instrument(sources: readonly string[], folder: string): Promise<InstrumentedSources> {
  mkdirSync(folder, { recursive: true })
  const result = await new Instrumenter(LOGGER).instrument(
    sources.map((name) => ({ name, mutate: true, content: readFileSync(join(ROOT, name), 'utf8') })),
    { plugins: null, excludedMutations: [], ignorers: [ignoreMarkup] },
  )
  const files = result.files.map(({ name, content }, index) => {
    const file = join(folder, `${index}.txt`)
    writeFileSync(file, content)
    return [join(ROOT, name), file]
  })
  return {
    mutants: result.mutants.filter(({ status }) => status === undefined),
    files: Object.fromEntries(files),
  }
}
