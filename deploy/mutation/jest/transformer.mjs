import { readFileSync } from 'node:fs'
import swc from '@swc/jest'
import { mutationRun } from './mutation-run.mjs'

/**
 * What a file does while it is loaded happens once, whichever test loads it: a page or a dialog that loads its code when it is opened. So
 * it counts for no test, and is tried with a load of its own.
 */
const outsideOfTests = (text) => `const __loadedBy__ = globalThis.__stryker__.currentTestId
globalThis.__stryker__.currentTestId = undefined
${text}
globalThis.__stryker__.currentTestId = __loadedBy__
`

/** Hands out the instrumented text of the files that are tried; what lies on the disk is not touched. */
const textOf = (text, path) => {
  const instrumented = mutationRun.instrumented[path]
  return instrumented ? outsideOfTests(readFileSync(instrumented, 'utf8')) : text
}

export default {
  createTransformer(options) {
    const base = swc.createTransformer(options)
    return {
      canInstrument: false,
      getCacheKey: (text, path, rest) => base.getCacheKey(textOf(text, path), path, rest),
      process: (text, path, rest) => base.process(textOf(text, path), path, rest),
      processAsync: (text, path, rest) => base.processAsync(textOf(text, path), path, rest),
    }
  },
}
