import { startTracing } from '@prilavok/tracing/start-tracing'
import { createEdge, type Edge } from './create-edge'
import { isEdgeError } from './errors'
import { readSettings } from './settings'

/** After this long the answers that are still open are cut off. */
const TIMEOUT_MS = 10_000

function closeOnSignals(edge: Edge): void {
  const stop = () => {
    setTimeout(() => process.exit(1), TIMEOUT_MS).unref()
    void edge.close().then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

try {
  const settings = readSettings(process.env)
  const edge = createEdge(settings, undefined, undefined, await startTracing('prilavok-edge'))
  closeOnSignals(edge)
  await edge.listen()
} catch (error) {
  if (!isEdgeError(error)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
