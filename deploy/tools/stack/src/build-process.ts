/** The process that `buildParts` starts: builds what changed of the parts named in its arguments and reports each. */
import { buildConsole } from '@prilavok/build/build-application'
import { buildChanged } from '@prilavok/build/build-changed'
import type { BuildReport } from './build-parts'

const leave = () => process.exit(1)
process.on('disconnect', leave)
try {
  const send = ({ part, version, reused }: BuildReport) => process.send?.({ part, version, reused })
  await buildChanged(send, {}, process.argv.slice(2))
  send(await buildConsole())
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
process.off('disconnect', leave)
process.disconnect()
