/** The process that `buildParts` starts: builds what changed and reports each part. */
import { buildChanged } from '@prilavok/build/build-changed'
import type { BuildReport } from './build-parts'

process.on('disconnect', () => process.exit(1))
try {
  await buildChanged(({ part, version, reused }) => {
    const report: BuildReport = { part, version, reused }
    process.send?.(report)
  })
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
process.disconnect()
