import { BEACON_PATH, type Beacon } from '@prilavok/shared-kernel/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Bodies } from '../body/receive-body'
import { textParser } from '../body/text-parser'
import { isOfOtherSite } from '../http/other-site'
import type { PlanNews } from '../registry/plan-news'
import { parseBeacon } from './beacon-body'
import type { BeaconIntake, Sender } from './beacon-intake'
import type { EdgeMetrics } from './metrics'

const MAX_BYTES = 16 * 1024

interface BeaconTools {
  bodies: Bodies
  intake: BeaconIntake
  metrics: EdgeMetrics
  /** Whose page it is; undefined where there is no shop. */
  senderOf(request: FastifyRequest): Promise<Sender | undefined>
  /** What the page should know of its versions. @default nothing */
  news?: PlanNews
}

/** POST /beacon: pages tell how their parts do. Nothing is told to who sends what is none, or from elsewhere. */
export function addBeaconRoute(app: FastifyInstance, tools: BeaconTools): void {
  const { bodies, intake, metrics, senderOf, news } = tools

  const receive = async (request: FastifyRequest): Promise<Beacon | undefined> => {
    const { dropped } = metrics
    if (isOfOtherSite(request)) return void dropped.inc({ reason: 'other-site' })
    const beacon = parseBeacon(String(request.body))
    if (!beacon) return void dropped.inc({ reason: 'invalid' })
    const sender = await senderOf(request)
    if (!sender) return void dropped.inc({ reason: 'no-shop' })
    const { counted, unknown, limited } = intake.add(beacon, sender)
    for (const { part, version, kind } of counted)
      metrics.reports.inc({ shop: sender.shop, part, version, kind })
    if (unknown > 0) dropped.inc({ reason: 'unknown' }, unknown)
    if (limited > 0) dropped.inc({ reason: 'limited' }, limited)
    return beacon
  }
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', textParser(bodies, MAX_BYTES))
    // A line of the log for each would be most of the log.
    scope.post(BEACON_PATH, { logLevel: 'warn' }, async (request, reply) => {
      const beacon = await receive(request)
      const answer = beacon && (await news?.(request, beacon.plan))
      reply.header('cache-control', 'no-store')
      return answer?.plan ? reply.send(answer) : reply.code(204).send()
    })
  })
}
