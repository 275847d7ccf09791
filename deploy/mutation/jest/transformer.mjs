import { readFileSync } from 'node:fs'
import swc from '@swc/jest'
import { mutationRun } from './mutation-run.mjs'

/** Hands out the instrumented text of the files that are tried; what lies on the disk is not touched. */
const textOf = (text, path) => {
  const instrumented = mutationRun.instrumented[path]
  return instrumented ? readFileSync(instrumented, 'utf8') : text
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
