/** A process of the pool: builds the parts that it is sent, one at a time, and answers each with its report or its error. */
import type { BuildAnswer, BuildOrder } from './build-pool'
import { buildTarget } from './build-target'

process.on('disconnect', () => process.exit(0))
process.on('message', ({ name, options }: BuildOrder) => {
  const answer = (message: BuildAnswer) => process.send?.(message)
  buildTarget(name, options).then(
    (report) => answer({ name, report }),
    (error: unknown) => answer({ name, error: error instanceof Error ? error.message : String(error) }),
  )
})
