import type { FastifyInstance } from 'fastify'
import type { Bodies } from '../body/receive-body'
import { textParser } from '../body/text-parser'
import { createBeaconCounts, parseBeacon } from './beacon-counts'

const MAX_BYTES = 16 * 1024
const REPORT_MS = 30_000

function parsed(body: unknown): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    return undefined
  }
}

/** POST /beacon: pages tell how parts did: `{part, version, kind}` or a list of them. Counts go to the log twice a minute. */
export function addBeaconRoute(app: FastifyInstance, bodies: Bodies): void {
  const counts = createBeaconCounts()
  const report = () => {
    const taken = counts.take()
    if (Object.keys(taken).length > 0) app.log.info({ counts: taken }, 'beacons')
  }
  const timer = setInterval(report, REPORT_MS)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    report()
  })
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', textParser(bodies, MAX_BYTES))
    scope.post('/beacon', async (request, reply) => {
      counts.add(parseBeacon(parsed(request.body)))
      return reply.code(204).header('cache-control', 'no-store').send()
    })
  })
}
