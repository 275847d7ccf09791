import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { BEACON_PATH, type BeaconAnswer } from '@prilavok/shared-kernel/contract'
import { reasonOf } from '../errors'
import type { Asker, EarlyRequests } from '../http/early-requests'
import { isOfOtherSite } from '../http/other-site'
import { EVERYWHERE } from '../http/security-headers'
import type { Log } from '../log'
import type { PlanNews } from '../registry/plan-news'
import { parseBeacon } from './beacon-body'
import type { BeaconIntake, Sender } from './beacon-intake'
import type { EdgeMetrics } from './metrics'
import type { ReasonSums } from './reason-sums'
import { createShortBodies } from './short-bodies'

const MAX_BYTES = 16 * 1024
/** Reports that may be on their way at once: 32 MB, and more than any rush of pages makes. */
const MAX_OPEN = 2000
const HEADERS: OutgoingHttpHeaders = { ...EVERYWHERE, 'cache-control': 'no-store' }

interface BeaconTools {
  askerOf(request: IncomingMessage): Asker
  intake: BeaconIntake
  reasons: Pick<ReasonSums, 'add'>
  metrics: EdgeMetrics
  /** Whose page it is; undefined where there is no shop. */
  senderOf(asker: Asker): Promise<Sender | undefined>
  /** What the page should know of its versions. @default nothing */
  news?: PlanNews
  log: Pick<Log, 'error'>
  /** Milliseconds in which a report must have come whole. */
  timeout: number
  /** Reports of one address that may be on their way at once. */
  maxPerAddress: number
}

/**
 * POST /beacon: pages tell how their parts do. Nothing is told to who sends what is none, or from elsewhere. Each page reports, so a
 * report must cost little: it is answered before the pipeline of pages, and no line of the log tells of it.
 */
export function addBeaconRoute(early: EarlyRequests, tools: BeaconTools): { close(): void } {
  const { askerOf, intake, reasons, metrics, senderOf, news, log, timeout, maxPerAddress } = tools
  const { dropped } = metrics
  const bodies = createShortBodies({ maxBytes: MAX_BYTES, maxOpen: MAX_OPEN, maxPerAddress, timeout })

  const receive = async (asker: Asker, text: string): Promise<BeaconAnswer | undefined> => {
    if (isOfOtherSite(asker)) return void dropped.inc({ reason: 'other-site' })
    const beacon = parseBeacon(text)
    if (!beacon) return void dropped.inc({ reason: 'invalid' })
    const sender = await senderOf(asker)
    if (!sender) return void dropped.inc({ reason: 'no-shop' })
    const { counted, unknown, limited } = intake.add(beacon, sender)
    const { shop } = sender
    for (const event of counted) {
      const { part, version, kind } = event
      metrics.report({ shop, part, version, kind })
      reasons.add(shop, event)
    }
    if (unknown > 0) dropped.inc({ reason: 'unknown' }, unknown)
    if (limited > 0) dropped.inc({ reason: 'limited' }, limited)
    return news?.(asker, beacon.plan)
  }
  const answer = async (asker: Asker, response: ServerResponse, text: string) => {
    try {
      const told = await receive(asker, text)
      if (told?.plan) sendJson(response, told)
      else response.writeHead(204, HEADERS).end()
    } catch (error) {
      log.error({ reason: reasonOf(error) }, 'a report of a page is not received')
      if (!response.headersSent) response.writeHead(500, HEADERS).end()
    }
  }
  early.set(`POST ${BEACON_PATH}`, (request, response) => {
    const asker = askerOf(request)
    bodies.receive(request, asker.ip, (text) => {
      if (typeof text === 'string') void answer(asker, response, text)
      // Who has not sent all of it cannot send on.
      else response.writeHead(text, { ...HEADERS, connection: 'close' }).end()
    })
  })
  return { close: bodies.close }
}

const sendJson = (response: ServerResponse, answer: BeaconAnswer) =>
  response
    .writeHead(200, { ...HEADERS, 'content-type': 'application/json; charset=utf-8' })
    .end(JSON.stringify(answer))
